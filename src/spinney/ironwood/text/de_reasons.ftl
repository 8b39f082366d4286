# Was zählt: Jeder Satz ergänzt „dieser Zug ...“, wenn er die Lage dadurch verbessert

## Beide Seiten

reason-cards = behält Sonderkarten auf der Hand
reason-base-cards = behält Basiskarten für diese Runde
reason-cubes = hat permanente Karten, die im Spiel bleiben

## Die Waldwandler

reason-totems-secured = sichert Totems
reason-totems-on-the-way = hat Totems auf dem Weg in einen äußeren Wald
reason-totems-in-danger = hält Totems von starken Trupps fern
reason-visions-to-discover = hat eine Vision, die sofort entdeckt werden kann
reason-visions-to-reach = hat eine Vision eines Berges, den niemand bewacht
reason-visions-guarded = hat eine Vision, auch wenn ihr Berg bewacht ist
reason-mountains-in-reach = steht neben vielen Bergen
reason-woodwalker-warriors = hat Krieger in den Wäldern, am besten tief im Innern
reason-woodwalker-crystals = hat Kristalle für Krieger

## Die Eisengepanzerten

reason-forges = baut Schmieden
reason-foundations = hat Fundamente
reason-foundations-held = hält Berge mit einem Fundament
reason-foundations-in-danger = hält Fundamente von starken Trupps fern
reason-sites-held = hält Berge, auf denen ein Fundament liegen kann
reason-crystals-for-forges = hat Kristalle für Schmieden
reason-crystals-in-the-hopper = hat Kristalle in der Lore, am besten nahe einer Schmiede
reason-drill-in-danger = hält einen beladenen Bohrer von starken Trupps fern
reason-ironclad-warriors = hat Krieger auf den Bergen
reason-golems = hat Golems
