// A bot for Spinney that plays any option: node docs/wire/random.mjs
// It is sent lines of JSON and answers each question with one; docs/wire-protocol.md has the rest.
import readline from "node:readline";

const PROTOCOL = 1;
let random = Math.random;

// The same seed plays the same game: a small generator of numbers from 0 to 1.
function generator(seed) {
  let state = parseInt(seed.slice(0, 8), 16);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function greet(hello) {
  if (hello.spinney !== PROTOCOL) throw new Error(`protocol ${hello.spinney} is not known`);
  random = generator(hello.seed);
}

function answer(question) {
  const choice = question.options[Math.floor(random() * question.options.length)];
  console.log(JSON.stringify({ number: question.number, choice }));
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  "spinney" in message ? greet(message) : answer(message);
}
