import { expect, test } from 'vitest';
import { typedSentences } from '../../../server/rules/formats/typed/sentences';
import { readTyped } from '../../../server/rules/import/typed/read-typed';
import { numberMessages } from '../../number-answer/messages';
import { numberMarking } from './marking';
import { number } from './module';

const body = (
  correctAnswer: { value: number; tolerance?: number | string; unit?: string },
  partialCredit = true,
) => ({
  ...{ type: 'number' as const, correctAnswer, partialCredit },
});
const speed = body({ value: 20, tolerance: '5%', unit: 'm/s' });

test.each([
  [1, 0.5],
  [2, 1],
  [3, 1.5],
  [5, 2.5],
])('a right number without its unit gets half of %i marks with part marks', (maximumMarks, score) => {
  const asked = { ...speed, maximumMarks };
  expect(numberMarking.mark(asked, '20')).toEqual({ isCorrect: false, score });
  expect(numberMarking.mark({ ...asked, partialCredit: false }, '20')).toEqual({
    isCorrect: false,
    score: 0,
  });
});

test('an unrequested unit is no mistake', () => {
  const legs = { ...body({ value: 8 }), maximumMarks: 1 };
  for (const answer of ['8', '8 legs', '8.0', '８'])
    expect(numberMarking.mark(legs, answer).score, answer).toBe(1);
  for (const answer of ['8 or 9', 'eight', '8-9'])
    expect(numberMarking.mark(legs, answer).score, answer).toBe(0);
});

test('a share may be a percentage or a number', () => {
  const isRight = (unit: string | undefined, value: number, answer: string) =>
    numberMarking.mark({ ...body({ value, ...(unit && { unit }) }), maximumMarks: 1 }, answer).isCorrect;
  expect(isRight('%', 5, '5 %')).toBe(true);
  expect(isRight('%', 5, '0.05')).toBe(true);
  expect(isRight(undefined, 0.05, '5%')).toBe(true);
  expect(isRight('%', 5, '5')).toBe(false);
});

test('a point that may separate thousands needs checking, and earns nothing by itself', () => {
  const long = { ...body({ value: 1500, tolerance: '1%', unit: 'm' }), maximumMarks: 2 };
  const isDoubted = (answer: string) => numberMarking.doubt(long, answer) === numberMessages.maybeThousands;
  const [doubted, sure] = [
    ['1.500 m', '1.510', '١.٥٠٠ m'],
    ['1.5 m', '1.500 km', '1,500 m', '15.00 m', '0.500 m', '1.500.000 m'],
  ];
  expect(doubted.filter((answer) => !isDoubted(answer))).toEqual([]);
  expect(sure.filter(isDoubted)).toEqual([]);
  expect(numberMarking.mark(long, '1.500 m').score).toBe(0);
  const near = numberMarking.choices(long, ['1.500 m', '15 m']).filter(({ isNear }) => isNear);
  expect(near.map(({ label }) => label)).toEqual(['1.500 m']);
});

test('a capital that makes another unit needs checking, and earns the marks of a wrong unit', () => {
  const fits = (unit: string, given: string) => {
    const question = { ...body({ value: 8, unit }), maximumMarks: 2 };
    const isDoubted = numberMarking.doubt(question, `8 ${given}`) === numberMessages.maybeOtherUnit;
    return `${numberMarking.mark(question, `8 ${given}`).score}${isDoubted ? ', look' : ''}`;
  };
  const doubted = { GB: 'Gb gb', kb: 'kB', MBps: 'Mbps mbps', MiB: 'Mib', MW: 'mW mw', mA: 'MA' };
  const others = { MPa: 'mpa', mm: 'Mm', mL: 'ML', s: 'S', ms: 'mS', nm: 'nM Nm', 'N m': 'nm', T: 't' };
  const fair = {
    kg: 'KG Kg',
    km: 'Km KM',
    Hz: 'hz HZ',
    GHz: 'ghz',
    kPa: 'kpa KPA',
    kWh: 'kwh',
    dB: 'db',
    mL: 'ml',
  };
  const said = (units: Readonly<Record<string, string>>) =>
    Object.entries(units).flatMap(([unit, given]) =>
      given.split(' ').flatMap((each) => (each ? [`${unit}, ${each}: ${fits(unit, each)}`] : [])),
    );
  expect(said({ ...doubted, ...others }).filter((each) => !each.endsWith(': 1, look'))).toEqual([]);
  expect(
    said({ ...fair, cm: 'Cm CM', mol: 'Mol', 'km/h': 'KM/H' }).filter((each) => !each.endsWith(': 2')),
  ).toEqual([]);
  const power = { ...body({ value: 0.008, unit: 'MW' }), maximumMarks: 2 };
  expect(numberMarking.mark(power, '8000000 mW').score).toBe(2);
  expect(numberMarking.doubt(power, '8 MW')).toBeUndefined();
});

test('the table of answers has a row for each number in its most frequent spelling, with the key in order', () => {
  const given = ['72 km/h', '20 m/s', '20.0 m/s', '20 m/s', '20', '30 m/s', 'fast', '1e1 m/s'];
  const rows = numberMarking.choices(speed, given);
  expect(rows.map(({ label, isKey }) => [label, isKey])).toEqual([
    ['1e1 m/s', false],
    ['20 m/s', true],
    ['20', false],
    ['30 m/s', false],
    ['fast', false],
  ]);
  expect(given.filter((answer) => rows[1]?.isChosenBy(answer))).toHaveLength(4);
});

const drafts = (text: string) =>
  readTyped(text).questions.map(({ draft, problems }) => ({ draft, problems }));

test('a pasted number is recognised by its tolerance', () => {
  const [first, second, third] = drafts(`1. g?
Answer: 9.81 ± 0.05 m/s^2

2. How far?
Answer: 9,5
Tolerance: 5 %
Unit: km

3. How many?
Type: number
Answer: 8`);
  const key = ({ draft }: { draft: { type: string } }) =>
    number.toBody({ ...number.empty(), ...draft, type: 'number' });
  for (const each of [first, second, third])
    expect(each).toMatchObject({ draft: { type: 'number' }, problems: [] });
  expect(first && key(first).correctAnswer).toEqual({ value: 9.81, tolerance: 0.05, unit: 'm/s^2' });
  expect(second && key(second).correctAnswer).toEqual({ value: 9.5, tolerance: '5%', unit: 'km' });
  expect(third && key(third).correctAnswer).toEqual({ value: 8 });
});

test('a pasted short answer or slider stays one', () => {
  const [short, text, slider] = drafts(`1. How many legs?
Answer: 8

2. How fast?
Answer: 20 m/s

3. How many?
Slider: 0 to 20
Answer: 8`);
  expect([short, text, slider].map((each) => each?.draft.type)).toEqual(['short', 'short', 'slider']);
  const [choice] = drafts('1. Which?\n*a) A\nb) B\nTolerance: 5%');
  expect(choice?.problems).toEqual([typedSentences.inLine(4, typedSentences.toleranceNeedsNumber)]);
});
