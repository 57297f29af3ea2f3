import { expect, test } from 'vitest';
import { linesOf, readSample, readSamplePackage } from './qti-samples';

test('a TAO package is imported in the order of its test, followed by the rest', () => {
  const read = readSamplePackage('qti2/tao-package');
  expect(linesOf(read)).toEqual([
    'order 3: Who came first? = Michael, Rubens, Jenson',
    'mcq 2: Look at the picture. /  / ![a planet with rings](imported-picture-000001) /  / Which planet is this? = *Saturn*',
    'msq 2, partly: Which are gases? = Hydrogen, Oxygen',
    'cloze 3, partly: Fill in the words. /  / Now is the _____ of our discontent made glorious _____. = 1: winter; 2: summer',
    'match 2, partly: Match the characters with the plays. = Capulet → Romeo and Juliet; Demetrius → A Midsummer-Night’s Dream'.replace(
      '’',
      "'",
    ),
    'long 1: Where is Glasgow? = ',
  ]);
  const [, planet, gases, words, plays, airport] = read.questions;
  expect(planet?.draft).toMatchObject({
    explanation: 'Rings are made of ice.',
    feedback: { Mars: 'Mars is red.', Venus: 'It has no rings.' },
  });
  expect([planet?.pool, gases?.pool]).toEqual(Array(2).fill({ name: 'Draw', draw: 1 }));
  expect(words?.draft).toMatchObject({ gaps: [{ marks: 1 }, { marks: 2 }] });
  expect(plays?.tags).toEqual(['plays']);
  expect(airport?.problems).toEqual(['This was a hotspot question. Rewrite it, or leave it out.']);
  expect(read.pictures.size).toBe(1);
  expect(read.skipped).toEqual([
    {
      ...{ line: 1, name: 'items/lost/qti.xml', type: 'file' },
      reason: 'The package names “items/lost/qti.xml”, but does not hold it.',
    },
  ]);
});

test('a version 3 package is imported with the passage that a question refers to', () => {
  const read = readSamplePackage('qti2/qti3-package');
  expect(linesOf(read)).toEqual([
    'msq 4: The owl and the pussy-cat went to sea. /  / Who went to **sea**? = The owl, The pussy-cat',
    'cloze 1: 2 + 2 = _____, and 7 is _____. = 1: 4; 2: odd',
  ]);
});

test.each([
  ['associate', ['match 1: Who are rivals? = Antonio → Prospero; Capulet → Montague']],
  [
    'cloze',
    ['cloze 1: The house of _____ fell in _____, some _____ years later. = 1: York; 2: 1485; 3: 2.5'],
  ],
  ['essay', ['long 1: Read this postcard. /  / Write Sam a postcard. = Two marks for each place.']],
  ['number', ['number 2: What is *g* in m/s²? = 9.81 ± 0.05']],
  ['several', ['mcq 1: A text. /  / First? = one', 'mcq 1: A text. /  / Second? = four']],
  ['slider', ['slider 1: How many days? = 16']],
  ['text-entry', ['short 1: Identify the missing word. /  / this sun of _____; = York / york']],
])('a file of version 2 that holds %s comes in', (name, lines) => {
  const read = readSample(`qti2/${name}.xml`);
  expect(linesOf(read)).toEqual(lines);
  expect(read.questions.flatMap(({ problems }) => problems)).toEqual([]);
});

test('a question with generated numbers needs work', () => {
  const [question] = readSample('qti2/templated.xml').questions;
  expect(question?.problems).toEqual([
    'This question had numbers that change from student to student. Put in numbers of your own.',
  ]);
});

test('answers with part marks get a note, and line breaks of the file are not part of the text', () => {
  const read = readSample('qti2/almost.xml');
  expect(linesOf(read)).toEqual(['short 2: She became angry with the _____. = wicked king']);
  expect(read.questions[0]?.notes).toEqual(['In the file “bad king” earned 50% of the marks.']);
});
