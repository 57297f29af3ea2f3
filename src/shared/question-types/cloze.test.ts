import { expect, test } from 'vitest';
import { normaliseAnswer } from '../attempt/normalise';
import { readTyped } from '../import/typed/read-typed';
import { markObjective } from '../marking/mark-objective';
import { messages } from '../messages';
import { toAskedQuestion } from '../question/asked-question';
import { blankQuestion, type DraftOf } from '../question/draft';
import { toQuestion } from '../question/from-draft';
import { validateQuestion } from '../question/validate';
import { answerTextTo } from './answer-text-to';
import { cloze } from './cloze';
import type { ClozeDraft, GapDraft } from './cloze-draft';
import { clozeMarking } from './cloze-marking';
import { gapTexts } from './gap-texts';

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

test('capitals, spaces and the form of a number make no difference, an option is taken to the letter', () => {
  expect(score(['Gold', '1065,5', ' ROCKS'])).toBe(3);
  expect(score(['gold', '1064', 'rivers'])).toBe(2);
  expect(score(['Gold', '1067', 'rivers'])).toBe(2);
  expect(score(['Gold', '', 'rivers'], { partialCredit: false })).toBe(0);
});

test('part marks are those of the gaps, rounded down to a half, and only all gaps earn all', () => {
  const weighted = {
    gaps: [{ ...metals, marks: 2 }, gap({ kind: 'number', marks: 0.5 }), gap({ marks: 0.5 })],
  };
  expect(score(['Gold', '', ''], weighted)).toBe(2);
  expect(score(['Iron', '1064', ''], weighted)).toBe(0.5);
  expect(score(['Gold', '1064', ''], { maximumMarks: 1 })).toBe(0.5);
  expect(score(['Gold', '', ''], { maximumMarks: 1 })).toBe(0);
});

test('a student reads which gaps are not right', () => {
  const remark = (answer: string[]) => clozeMarking.remark(question(), answer);
  expect(remark(['Iron', '1064', ''])).toBe('Gaps 1 and 3 are not right.');
  expect(remark(['Gold', '1', 'rivers'])).toBe('Gap 2 is not right.');
  expect(remark(['Gold', '1064', 'rivers'])).toBeUndefined();
});

test('answers that say the same in every gap are the same', () => {
  const same = (left: string[], right: string[]) =>
    clozeMarking.sameAs(question(), left) === clozeMarking.sameAs(question(), right);
  expect(same(['Gold', '1064', 'Rivers'], ['Gold', '1 064', ' rivers '])).toBe(true);
  expect(same(['Gold', '1064', ''], ['Gold', '1099', ''])).toBe(false);
});

test('a drop-down list shows all its options in the counts, a typed gap what was given and what is right', () => {
  const given = [
    ['Iron', '1 064', 'sea'],
    ['Gold', '1064', 'Sea'],
  ];
  const rows = clozeMarking.choices(question(), given);
  expect(rows.map(({ group, label, isKey }) => [group, label, isKey])).toEqual([
    ['Gap 1', 'Iron', false],
    ['Gap 1', 'Gold', true],
    ['Gap 1', 'Tin', false],
    ['Gap 2', '1064 ± 2', true],
    ['Gap 3', 'rivers', true],
    ['Gap 3', 'sea', false],
  ]);
  expect(rows.map(({ isChosenBy }) => given.filter(isChosenBy).length)).toEqual([1, 1, 0, 2, 0, 2]);
  expect(rows.at(-1)?.accepting?.()).toMatchObject({
    correctAnswer: [['Gold'], ['1064 ± 2'], ['rivers', 'Rocks', 'sea']],
  });
});

test('only a list can be guessed', () => {
  expect(clozeMarking.chance(question())).toBeCloseTo(1 / 9);
  expect(clozeMarking.chance(question({ partialCredit: false }))).toBe(0);
});

test('nothing of the key goes to a student, and the options of a list are shuffled', () => {
  const asked = toAskedQuestion(question());
  expect(JSON.stringify(asked)).not.toMatch(/rivers|1064|correctAnswer/);
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
  '%j is no answer to these gaps',
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

test('a key and an answer name the gaps by their numbers', () => {
  expect(cloze.keyText(question())).toBe('1: Gold; 2: 1064 ± 2; 3: rivers or Rocks');
  expect(answerTextTo(question(), ['Gold', '', 'x'])).toBe('1: Gold, 2: –, 3: x');
});
