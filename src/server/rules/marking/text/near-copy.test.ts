import { expect, test } from 'vitest';
import { featuresOf } from './features';
import { departuresFrom } from './near-copy';
import { slipsMended } from './slips';

const TEXT = 'The warm water rises because it is lighter than the cold water around it';
const QUESTION = 'What does the water do?';

function departures(answer: string, text = TEXT, others: readonly string[] = []) {
  const known = [QUESTION, text, ...others].map((each) => featuresOf(each));
  return departuresFrom(featuresOf(text), featuresOf(answer, slipsMended(known)), {
    question: featuresOf(QUESTION),
    isKnown: (stem) => known.some(({ wordOfStem }) => wordOfStem.has(stem)),
  });
}

test.each([
  TEXT,
  'the warm water rises as it is lighter than cold water',
  'it is lighter than the cold water around it so the warm water rises',
  'The warm water rises becuase it is ligther than the cold water around it',
  'something else altogether',
])('an equivalent or unrelated answer has no departures: %s', (answer) => {
  expect(departures(answer)).toEqual([]);
});

test.each([
  `Some fool once told me ${TEXT}`,
  `${TEXT}, but no`,
  `${TEXT}. This is nonsense`,
  `It never happens, not at all, that ${TEXT}`,
  `It is a myth that ${TEXT}`,
])('a text that is framed or revoked is denied: %s', (answer) => {
  expect(departures(answer)).toContain('denied');
});

test.each([
  ['The warm water sinks because it is lighter than the cold water around it', 'changed-word'],
  ['The warm water rises because it is heavier than the cold water around it', 'opposite'],
  ['The warm water rises because it is pinker than the cold water around it', 'changed-word'],
  ['The cold water rises because it is lighter than the warm water around it', 'changed-word'],
  ['The warm water rises although it is lighter than the cold water around it', 'denied'],
  [`In purple kingdoms ${TEXT}`, 'added-words'],
] as const)('"%s" departs by %s', (answer, departure) => {
  expect(departures(answer)).toContain(departure);
});

test.each([
  [
    'Die Pflanze wächst im Licht sehr schnell',
    'Es ist gelogen falsch, die Pflanze wächst im Licht sehr schnell',
  ],
  ['La plante pousse vite dans la lumière', "C'est faux : la plante pousse vite dans la lumière"],
  ['Растение быстро растёт на свету', 'Это ложь, растение быстро растёт на свету'],
])('a text is denied in other languages too: %s', (text, answer) => {
  expect(departures(answer, text)).toContain('denied');
});

test('a literal quote needs reading if there is any text beside it', () => {
  expect(departures(`${TEXT}. Scratch that.`, TEXT, ['scratch'])).toContain('added-words');
  expect(departures(`I think ${TEXT}`)).toEqual([]);
});
