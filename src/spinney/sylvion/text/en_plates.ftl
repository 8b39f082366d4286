### What stands on the plate of something that is looked at.

plate-fountain = Fountain
plate-tree = Tree
plate-animal = Animal
plate-treason = Betrayal
plate-feat = Feat
plate-elemental = Elemental
plate-bearer = Elemental with the Ravage icon
plate-blazing = Blazing elemental
plate-support = Support card of the Ravage
plate-element = Element card of the Ravage
plate-square = Square
plate-square-named = Square { $square }
plate-stack-named = Ravage stack { $row }
plate-cards = Cards
plate-letter = Letter
plate-blazes = On fire it becomes
plate-where = Where
plate-next = Goes next to
plate-here = What is here
plate-coming = Known to come next
plate-ravage-zone = { $zone } (Ravage)
