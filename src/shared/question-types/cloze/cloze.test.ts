import { expect, test } from 'vitest';
import { normaliseAnswer } from '../../../server/rules/attempt/normalise';
import { readTyped } from '../../../server/rules/import/typed/read-typed';
import { doubtOf, markObjective } from '../../marking/mark-objective';
import { messages } from '../../messages';
import { toAskedQuestion } from '../../question/asked-question';
import { blankQuestion, type DraftOf } from '../../question/draft';
import { toQuestion } from '../../question/from-draft';
import { validateQuestion } from '../../question/validate';
import { answerTextTo } from '../answer-text-to';
import type { ClozeDraft, GapDraft } from './draft';
import { gapTexts } from './gap-texts';
import { clozeMarking } from './marking';
import { cloze } from './module';

const gap = (parts: Partial<GapDraft> = {}): GapDraft => ({
  ...{ kind: 'text', options: [], marks: null },
  ...parts,
});
const metals = gap({ kind: 'select', options: ['Iron', 'Gold', 'Tin'] });

const aDraft = (parts: Partial<DraftOf<'cloze'>> = {}): DraftOf<'cloze'> => ({
  ...blankQuestion('cloze'),
  text: 'Au is ___, it melts at ___ °C and is found in ___.',
  gaps: [metals, gap({ kind: 'number' }), gap()],
  correctAnswer: [['Gold'], ['1064 ± 2'], ['rivers', 'Rocks ']],
  maximumMarks: 3,
  ...parts,
});
const question = (parts?: Partial<DraftOf<'cloze'>>) => {
  const made = toQuestion(aDraft(parts), 'q', null);
  if (made.type !== 'cloze') throw new TypeError('not of this type');
  return made;
};
const issues = (parts: Partial<DraftOf<'cloze'>>) =>
  validateQuestion(aDraft(parts), { useQuestionTimer: false }).map(({ field, sentence }) => [
    field,
    sentence,
  ]);
const score = (answer: string[], parts?: Partial<DraftOf<'cloze'>>) =>
  markObjective(question(parts), answer).score;

test('capitals, spaces and the form of a number make no difference, an option must match exactly', () => {
  expect(score(['Gold', '1065,5', ' ROCKS'])).toBe(3);
  expect(score(['gold', '1064', 'rivers'])).toBe(2);
  expect(score(['Gold', '1067', 'rivers'])).toBe(2);
  expect(score(['Gold', '', 'rivers'], { partialCredit: false })).toBe(0);
});

test('part marks are those of the right gaps, rounded down to a half, and only all gaps earn all', () => {
  const weighted = {
    gaps: [{ ...metals, marks: 2 }, gap({ kind: 'number', marks: 0.5 }), gap({ marks: 0.5 })],
  };
  expect(score(['Gold', '', ''], weighted)).toBe(2);
  expect(score(['Iron', '1064', ''], weighted)).toBe(0.5);
  expect(score(['Gold', '1064', ''], { maximumMarks: 1 })).toBe(0.5);
  expect(score(['Gold', '', ''], { maximumMarks: 1 })).toBe(0);
});

test('a student sees which gaps are not right', () => {
  const remark = (answer: string[]) => clozeMarking.remark(question(), answer);
  expect(remark(['Iron', '1064', ''])).toBe('Gaps 1 and 3 are not right.');
  expect(remark(['Gold', '1', 'rivers'])).toBe('Gap 2 is not right.');
  expect(remark(['Gold', '1064', 'rivers'])).toBeUndefined();
});

test('typing variants are accepted', () => {
  const taken = ['Rivers.', ' rivers. ', '\u200frivers', 'RIVERS', '“rivers”', 'rocks'];
  expect(taken.filter((text) => score(['Gold', '1064', text]) < 3)).toEqual([]);
  expect(taken.filter((text) => doubtOf(question(), ['Gold', '1064', text]))).toEqual([]);
});

test('a nearly right answer earns nothing by itself, and is reported for checking', () => {
  const doubt = (answer: string[]) => doubtOf(question(), answer);
  expect(score(['Gold', '1064', 'the rivers'])).toBe(2);
  expect(doubt(['Gold', '1064', 'the rivers'])).toBe('Gap 3 is nearly right.');
  expect(doubt(['Gold', '1.064', 'riv-ers'])).toBe('Gaps 2 and 3 are nearly right.');
  expect(clozeMarking.remark(question(), ['Iron', '1.064', 'rivers'])).toBe(
    'Gap 1 is not right. Gap 2 is nearly right.',
  );
  expect([doubt(['gold', '1067', 'sea']), doubt(['Gold', '1064', '']), doubt([])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['H₂O', 'H2O', 'same'],
  ['x²', 'x^2', 'same'],
  ['50 %', '50%', 'same'],
  ['10 000', '10000', 'same'],
  ['<=', '≤', 'same'],
  ['Na⁺', 'Na+', 'same'],
  ['café', 'cafe', 'nearly'],
  ['ice cream', 'ice-cream', 'nearly'],
  ['x²', 'x2', 'nearly'],
  ['A ∪ B', 'A ∩ B', 'different'],
  ['¬p', 'p', 'different'],
])('if a gap accepts %s, %s is %s', (accepted, given, sameness) => {
  const asked = question({ text: '___', gaps: [gap()], correctAnswer: [[accepted]], maximumMarks: 1 });
  const isNearly = doubtOf(asked, [given]) !== undefined;
  expect(markObjective(asked, [given]).isCorrect ? 'same' : isNearly ? 'nearly' : 'different').toBe(sameness);
});

test('answers equal in every gap are equal', () => {
  const same = (left: string[], right: string[]) =>
    clozeMarking.sameAs(question(), left) === clozeMarking.sameAs(question(), right);
  expect(same(['Gold', '1064', 'Rivers'], ['Gold', '1 064', ' rivers '])).toBe(true);
  expect(same(['Gold', '1064', 'rocks'], ['Gold', '1064', 'Rocks.'])).toBe(true);
  expect(same(['Gold', '1064', 'rocks'], ['Gold', '1064', 'the rocks'])).toBe(false);
  expect(same(['Gold', '1064', ''], ['Gold', '1099', ''])).toBe(false);
});

test('a drop-down list shows counts of all options, a typed gap those of the given and right answers', () => {
  const given = [
    ['Iron', '1 064', 'ocean'],
    ['Gold', '1064', 'Ocean'],
    ['Gold', '1.064', 'rivers!'],
  ];
  const rows = clozeMarking.choices(question(), given);
  const kind = ({ isKey, isNear }: (typeof rows)[number]) => (isKey ? 'key' : isNear ? 'near' : 'wrong');
  expect(rows.map((row) => [row.group, row.label, kind(row)])).toEqual([
    ['Gap 1', 'Iron', 'wrong'],
    ['Gap 1', 'Gold', 'key'],
    ['Gap 1', 'Tin', 'wrong'],
    ['Gap 2', '1064 ± 2', 'key'],
    ['Gap 2', '1.064', 'near'],
    ['Gap 3', 'rivers', 'key'],
    ['Gap 3', 'ocean', 'wrong'],
    ['Gap 3', 'rivers!', 'near'],
  ]);
  expect(rows.map(({ isChosenBy }) => given.filter(isChosenBy).length)).toEqual([1, 2, 0, 2, 1, 0, 2, 1]);
  expect(rows.at(-2)?.accepting?.()).toMatchObject({
    correctAnswer: [['Gold'], ['1064 ± 2'], ['rivers', 'Rocks', 'ocean']],
  });
});

test('only a list can be guessed', () => {
  expect(clozeMarking.chance(question())).toBeCloseTo(1 / 9);
  expect(clozeMarking.chance(question({ partialCredit: false }))).toBe(0);
});

test('the key is never sent to students, and the options of a list are shuffled', () => {
  const asked = toAskedQuestion(question());
  expect(JSON.stringify(asked)).not.toMatch(/rivers|1064|correctAnswer/);
  const inMetres = question({ text: '___', gaps: [gap({ kind: 'number' })], correctAnswer: [['5 m']] });
  expect(toAskedQuestion(inMetres)).toMatchObject({ gaps: [{ kind: 'number', asksUnit: true }] });
  const turned = cloze.withOptionsIn(question(), (options) => options.toReversed());
  expect(turned.gaps[0]?.options).toEqual(['Tin', 'Gold', 'Iron']);
  expect(cloze.isAlwaysShuffled).toBe(true);
});

test.each<[string, unknown, unknown]>([
  ['one text for each gap', ['Gold', '1', 'x'], ['Gold', '1', 'x']],
  ['fewer leave the last gaps empty', ['Gold'], ['Gold', '', '']],
  ['nothing at all clears it', ['', ' ', ''], null],
  ['what cannot be stored is replaced', ['', 'a\u0000', ''], ['', 'a\ufffd', '']],
])('an answer is a list: %s', (_, raw, answer) => {
  expect(normaliseAnswer(question(), raw)).toEqual({ answer, malformed: false });
});

test.each([['text'], [['Gold', '1', 'x', 'y']], [['Lead', '', '']], [[1, '', '']], [{ 0: 'Gold' }]])(
  '%j is not an answer to these gaps',
  (raw) => expect(normaliseAnswer(question(), raw).malformed).toBe(true),
);

test.each<[string, Partial<DraftOf<'cloze'>>, [string, string][]]>([
  ['fine', {}, []],
  ['with gaps that have no mark in the text', { text: 'Au and ___' }, []],
  ['without gaps', { text: 'Au', gaps: [], correctAnswer: [] }, [['gaps', gapTexts.gapRequired]]],
  ['with more marks than gaps', { text: '___ ___ ___ ___' }, [['gaps', gapTexts.gapsMissing(4, 3)]]],
  ['with a gap in a formula', { text: '$x = ___$ and ___ and ___' }, [['text', gapTexts.gapInFormula]]],
  ['with code that looks like a formula', { text: '`$a=___;$b` and ___ and ___' }, []],
  [
    'with a list of one option',
    { gaps: [{ ...metals, options: ['Gold'] }, gap(), gap()] },
    [['gaps', gapTexts.inGap(1, messages.optionsTooFew)]],
  ],
  [
    'with marks for one gap',
    { gaps: [{ ...metals, marks: 1 }, gap(), gap()] },
    [['gaps', gapTexts.gapWithoutMarks(2)]],
  ],
  [
    'with marks that are no half marks',
    { gaps: [metals, gap(), gap()].map((each) => ({ ...each, marks: 0.3 })) },
    [['gaps', gapTexts.gapMarksInvalid(1)]],
  ],
  [
    'with marks that add up to less',
    { gaps: [metals, gap(), gap()].map((each) => ({ ...each, marks: 0.5 })) },
    [['gaps', gapTexts.gapMarksNotTheMaximum(1.5, 3)]],
  ],
  [
    'without a key for a gap',
    { correctAnswer: [['Gold'], ['1']] },
    [['correctAnswer', gapTexts.gapAnswerRequired(3)]],
  ],
  [
    'with a key that is no option',
    { correctAnswer: [['Lead'], ['1'], ['x']] },
    [['correctAnswer', gapTexts.gapAnswerNoOption(1)]],
  ],
  [
    'with a key that is no number',
    { correctAnswer: [['Gold'], ['hot'], ['x']] },
    [['correctAnswer', gapTexts.gapAnswerNoNumber(2, 'hot')]],
  ],
  [
    'with more keys than gaps',
    { correctAnswer: [['Gold'], ['1'], ['x'], ['y']] },
    [['correctAnswer', gapTexts.gapAnswersTooMany(4, 3)]],
  ],
])('a question %s', (_, parts, expected) => {
  expect(issues(parts)).toEqual(expected);
});

test('two gaps with two answers are read from pasted text; one gap, or another number of answers, is a short answer', () => {
  const read = (text: string) => readTyped(text).questions.map(({ draft }) => draft)[0];
  expect(read('1. ___ and ___\nAnswer: Rome; Paris | Lutetia')).toMatchObject({
    type: 'cloze',
    gaps: [gap(), gap()],
    correctAnswer: [['Rome'], ['Paris', 'Lutetia']],
  } satisfies Partial<ClozeDraft>);
  expect(read('1. Au is ___.\nAnswer: gold; or so')).toMatchObject({ type: 'short' });
  expect(read('1. ___ and ___\nAnswer: both')).toMatchObject({ type: 'short' });
  expect(read('1. Au is ___.\nType: gaps\nAnswer: gold')).toMatchObject({ correctAnswer: [['gold']] });
});

test('a key and an answer refer to gaps by number', () => {
  expect(cloze.keyText(question())).toBe('1: Gold; 2: 1064 ± 2; 3: rivers or Rocks');
  expect(answerTextTo(question(), ['Gold', '', 'x'])).toBe('1: Gold, 2: –, 3: x');
});
