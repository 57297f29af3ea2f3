import { expect, test } from 'vitest';
import { readQti } from '../../server/rules/import/qti/read-qti';
import { linesOf, readSample, readSamplePackage, readSampleText } from './qti-samples';

test('a Canvas quiz is imported with all its types', () => {
  const read = readSample('qti12/canvas-quiz.xml');
  expect(linesOf(read)).toEqual([
    'mcq 2: Which bond is **polar**? = H–Cl',
    'msq 3: Tick the noble gases. = Neon, Argon',
    'mcq 1: Water is an element. = False',
    'short 1: What colour is phenolphthalein in a base? = pink / magenta',
    'cloze 2, partly: Acids give _____ and turn litmus _____. = 1: protons or H+; 2: red',
    'cloze 2, partly: Sodium _____ with water and gives _____. = 1: reacts; 2: hydrogen',
    'match 2, partly: Match the symbols. = Sodium → Na; Potassium → K',
    'number 1: How dense is mercury, in g/cm³? = 13.6 ± 0.1',
    'long 5: Explain why ice floats. = ',
    'long 1: What is 5 plus [x]? = ',
    'long 4: Hand in your lab report. = ',
    'mcq 1: Iron is a metal. = True',
    'mcq 1: Copper is a metal. = True',
    'mcq 1: Lead is a metal. = True',
  ]);
  expect(read.questions[0]?.draft).toMatchObject({
    options: ['H–Cl', 'Cl–Cl', '<b>C–C</b>'],
    feedback: { 'Cl–Cl': 'Both ends are alike.' },
    explanation: 'Look at the electronegativities.',
  });
  expect(read.questions[6]?.draft).toMatchObject({ right: ['Na', 'K', 'Fe'] });
  expect(read.questions[9]?.problems).toEqual([
    'This was a calculated question. Rewrite it, or leave it out.',
  ]);
  expect(read.questions.slice(-3).map(({ pool }) => pool)).toEqual(
    Array(3).fill({ name: 'Metals', draw: 2 }),
  );
  expect(read.skipped).toEqual([
    { line: 142, name: 'Read this', type: 'text only', reason: 'This is a text without a question.' },
  ]);
});

test('a Canvas course contains its quiz once, with pictures, passages and banks', () => {
  const read = readSamplePackage('qti12/canvas-cartridge');
  expect(linesOf(read)).toEqual([
    'mcq 1: What is shown? ![a cell](imported-picture-000001) = A cell',
    'mcq 1: A cell has a wall. /  / It is an animal cell. = False',
    'mcq 1: Zinc is a metal. = True',
    'mcq 1: Tin is a metal. = True',
  ]);
  expect(read.pictures.size).toBe(1);
  expect(read.questions[2]?.pool).toEqual({ name: 'From the bank', draw: 1 });
  expect(read.skipped).toEqual([]);
});

test('a Blackboard pool is imported with all its types', () => {
  const read = readSamplePackage('qti12/blackboard-pool');
  expect(linesOf(read)).toEqual([
    'mcq 10: What lies between orange and green? = yellow',
    'mcq 1: Light is a wave. = True',
    'msq 4: Which are primary colours of light? = red, green',
    'short 2: The unit of frequency is _____. = hertz / Hz',
    'cloze 4: The speed of light is _____ in _____. = 1: 300000; 2: km/s or km per second',
    'match 3, partly: Classify the animals. = cat → mammal; frog → amphibian',
    'order 2: Order by wavelength. = blue, green, red',
    'number 1: How many metres is a light-second, in millions? = 300 ± 1',
    'mcq 1: Does sound travel in a vacuum? = No',
    'long 5: Why is the sky blue? = Blue light is scattered more.',
    'long 1: Click the lens. = ',
    'long 1: What is [x] + 2? = ',
  ]);
  expect(read.questions[0]?.draft).toMatchObject({
    feedback: { red: 'Red is at the end.', yellow: 'Well seen.' },
  });
  expect(read.questions[5]?.draft).toMatchObject({ right: ['insect', 'mammal', 'amphibian'] });
  expect(read.questions.slice(-2).flatMap(({ problems }) => problems)).toEqual([
    'This was a hot spot question. Rewrite it, or leave it out.',
    'This was a calculated question. Rewrite it, or leave it out.',
  ]);
});

test('a D2L quiz is imported with the shares of its options', () => {
  const read = readSample('qti12/d2l-quiz.xml');
  expect(linesOf(read)).toEqual([
    'mcq 2: Who wrote *Emma*? = Austen',
    'msq 3, partly: Which are novels? = Emma, Persuasion',
    'short 1: Name the heroine. = Emma',
    'cloze 2, partly: The sequel to _____ was written in _____. = 1: Alice; 2: 1871',
    'match 2, partly: Match the writers. = Frankenstein → Shelley; Dracula → Stoker',
    'order 1, partly: Order by year. = Emma, Dracula',
    'long 4: Discuss the narrator. = ',
    'long 1: How many pages are {a} chapters? = ',
  ]);
  expect(read.questions[0]?.draft).toMatchObject({
    ...{ weights: { Brontë: 50 }, feedback: { Brontë: 'Close.' }, explanation: 'It appeared in 1815.' },
  });
  expect(read.questions[2]?.notes).toEqual([
    'In the file “Woodhouse” earned 50% of the marks.',
    'In the file capital letters matter.',
  ]);
});

test('a Respondus file is imported, including orders and scales', () => {
  const read = readSample('qti12/respondus.xml');
  expect(linesOf(read)).toEqual([
    'mcq 3: Which city is the capital of **Canada**? = Ottawa',
    'short 1: Which city lies on the Seine? = Paris / Rouen',
    'order 5: Put the days in order. = Monday, Tuesday, Friday',
    'slider 1: How many continents are there? = 7',
  ]);
  expect(read.questions[0]?.notes).toEqual(['In the file wrong answers cost marks.']);
  expect(read.questions[3]?.draft).toMatchObject({ min: 1, max: 10, step: 1 });
});

test('a fault in a question loses only that question, and a lone ampersand none', () => {
  const read = readSample('qti12/broken.xml');
  expect(linesOf(read)).toEqual([
    'mcq 1: Gold is a metal. = True',
    'mcq 1: Café & steel is a metal. = True',
    'mcq 1: Tin is a metal. = ',
    'mcq 1: Zinc & copper is a metal. = True',
    'mcq 1: Nickel is a metal. = True',
  ]);
  expect(read.questions.map(({ problems }) => problems.length)).toEqual([0, 0, 1, 0, 0]);
  expect(read.questions.map(({ line }) => line)).toEqual([5, 17, 29, 41, 53]);
  expect(read.skipped).toEqual([
    {
      line: 40,
      type: '',
      reason: 'The file is broken at line 40. Each question behind it was read by itself.',
    },
  ]);
});

test('a fault before the first question loses none', () => {
  const whole = readSampleText('qti12/respondus.xml');
  const read = readQti(whole.replace('version="1.0" encoding', 'version="1.0"encoding'));
  expect(linesOf(read)).toEqual(linesOf(readQti(whole)));
  expect(read.skipped.map(({ line }) => line)).toEqual([1]);
});

test('pairs with a common list become a matching, and statements that are right or wrong need work', () => {
  const read = readSample('qti12/olat-ilias.xml');
  expect(linesOf(read)).toEqual([
    'match 1, partly: Match the capitals. = Austria → Wien; Switzerland → Bern',
    'long 1: Right or wrong? = ',
  ]);
  expect(read.questions[0]?.draft).toMatchObject({ right: ['Bern', 'Wien', 'Graz'] });
  expect(read.questions[1]?.problems).toEqual(['This was a Kprim question. Rewrite it, or leave it out.']);
});
