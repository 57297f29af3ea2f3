import { expect, test } from 'vitest';
import { importProblems } from '../../../../shared/import/messages';
import type { ReviewedQuestion } from '../../../../shared/import/schema';
import { blankQuestion } from '../../../../shared/question/draft';
import { decided, formAsRead, NO_DECISIONS, Review, sentDecisions } from './review';
import { chosenOf, decidedKind, problemKinds } from './shared-problems';

const rules = { useQuestionTimer: false };
const SURVEY = importProblems.everyOptionRight;

const aChoice = (text: string, problems: readonly string[], key = 'Daily'): ReviewedQuestion => {
  const draft = { ...blankQuestion('mcq'), text, options: ['Daily', 'Never'], correctAnswer: key };
  return {
    ...{ line: 1, type: 'mcq', text, correctAnswer: key, maximumMarks: 1, problems: [...problems] },
    ...{ notes: [], tags: [], draft },
  };
};
const several = (count: number, problems: readonly string[], key?: string) =>
  Array.from({ length: count }, (_, at) => aChoice(`How often ${at}?`, problems, key));
const list = (questions: ReviewedQuestion[], decisions = NO_DECISIONS) =>
  new Review().list({ questions }, decisions, rules);

test('a problem of five questions is one decision, of four it is not', () => {
  const questions = [...several(5, [SURVEY]), ...several(4, ['Rewrite it.']), aChoice('Fine?', [])];
  expect(problemKinds(questions, rules)).toEqual([
    { sentence: SURVEY, places: [0, 1, 2, 3, 4], choices: ['firstRight', 'unfinished', 'out'] },
  ]);
});

test('only questions complete as read can be added as read', () => {
  const [whole] = problemKinds(several(5, ['The star means something.']), rules);
  expect(whole?.choices).toEqual(['asRead', 'unfinished', 'out']);
  const [keyless] = problemKinds(several(6, ['Rewrite it.'], ''), rules);
  expect(keyless?.choices).toEqual(['unfinished', 'out']);
  const kinds = problemKinds([...several(5, [SURVEY]), aChoice('And?', [SURVEY, 'It is broken.'])], rules);
  expect(kinds.map(({ choices }) => choices)).toEqual([['unfinished', 'out']]);
});

test('problems of exactly the same questions are combined', () => {
  const [kind, ...others] = problemKinds(several(5, ['Rewrite it.', 'Select one.'], ''), rules);
  expect([kind?.sentence, others]).toEqual(['Rewrite it. Select one.', []]);
});

test('each choice applies to all questions of a problem, and can be reverted', () => {
  const questions = [...several(5, [SURVEY]), aChoice('Fine?', [])];
  const [kind] = problemKinds(questions, rules);
  if (!kind) throw new Error('There is no kind.');
  let decisions = NO_DECISIONS;
  expect(chosenOf(kind, list(questions))).toBe('unfinished');
  for (const choice of ['firstRight', 'out', 'unfinished', 'firstRight'] as const) {
    decisions = decidedKind(decisions, { kind, choice, items: list(questions, decisions) });
    expect(chosenOf(kind, list(questions, decisions))).toBe(choice);
  }
  expect(list(questions, decisions).flatMap(({ problems }) => problems)).toEqual([]);
  expect(sentDecisions(decisions)).toHaveLength(5);
  expect(sentDecisions(decisions)[0]).toMatchObject({ at: 0, fields: { correctAnswer: 'Daily' } });
});

test('manual edits stay, whatever the decision on their problem', () => {
  const questions = several(5, [SURVEY]);
  const [kind] = problemKinds(questions, rules);
  if (!kind) throw new Error('There is no kind.');
  const form = { ...formAsRead(questions[0] ?? aChoice('', [])), text: 'How often, really?' };
  let decisions = decided(NO_DECISIONS, 0, { form });
  for (const choice of ['out', 'firstRight', 'unfinished'] as const) {
    decisions = decidedKind(decisions, { kind, choice, items: list(questions, decisions) });
    expect(decisions.get(0)?.form).toBe(form);
    expect(chosenOf(kind, list(questions, decisions))).toBe(choice);
  }
  const mixed = decided(decisions, 3, { isLeftOut: true });
  expect(chosenOf(kind, list(questions, mixed))).toBeUndefined();
});
