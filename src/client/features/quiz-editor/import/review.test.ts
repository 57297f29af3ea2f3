import { expect, test } from 'vitest';
import type { ImportAnswer } from '../../../../shared/import/schema';
import { blankQuestion } from '../../../../shared/question/draft';
import {
  carriedOver,
  countsOf,
  type Decisions,
  decided,
  formAsRead,
  leftOut,
  NO_DECISIONS,
  Review,
  sentDecisions,
} from './review';

type Question = ImportAnswer['questions'][number];

const aQuestion = (text: string, problems: string[] = []): Question => {
  const draft = { ...blankQuestion('short'), text, correctAnswer: 'Yes' };
  return {
    ...{ line: 1, type: 'short', text, correctAnswer: 'Yes', maximumMarks: 1 },
    ...{ problems, notes: [], tags: [], draft },
  };
};
const rules = { useQuestionTimer: false };
const list = (questions: Question[], decisions: Decisions = NO_DECISIONS) =>
  new Review().list({ questions }, decisions, rules);

test('a question is added as read unless it has a decision', () => {
  const items = list([aQuestion('One?'), aQuestion('Two?', ['Rewrite it.'])]);
  expect(items.map(({ problems, isLeftOut, isChanged }) => [problems, isLeftOut, isChanged])).toEqual([
    [[], false, false],
    [['Rewrite it.'], false, false],
  ]);
  expect(countsOf(items)).toEqual({ all: 2, added: 2, unfinished: 1, leftOut: 0 });
});

test('an edited question has the editor’s problems instead of the file’s', () => {
  const question = aQuestion('Two?', ['This was a puzzle. Rewrite it.']);
  const rewritten = decided(NO_DECISIONS, 0, { form: { ...formAsRead(question), text: 'Which two?' } });
  expect(list([question], rewritten)[0]).toMatchObject({ isChanged: true, problems: [] });
  const emptied = decided(NO_DECISIONS, 0, { form: { ...formAsRead(question), text: ' ' } });
  expect(list([question], emptied)[0]?.problems).toEqual(['Please enter question text']);
});

test('a question left out and added again has no decision, and its edits stay', () => {
  const form = formAsRead(aQuestion('One?'));
  const out = decided(NO_DECISIONS, 0, { isLeftOut: true });
  expect(decided(out, 0, { isLeftOut: false }).size).toBe(0);
  const changed = decided(NO_DECISIONS, 0, { form });
  const back = decided(decided(changed, 0, { isLeftOut: true }), 0, { isLeftOut: false });
  expect(back.get(0)).toEqual({ isLeftOut: false, form });
  expect(decided(changed, 0, { form: undefined }).size).toBe(0);
});

test('decisions stay with their question while the surrounding text is edited', () => {
  const [one, two, three] = [aQuestion('One?'), aQuestion('Two?'), aQuestion('Three?')];
  const before = leftOut(NO_DECISIONS, list([one, two]).slice(1));
  expect(carriedOver(before, [one, two], [three, one, two])).toEqual(new Map([[2, { isLeftOut: true }]]));
  expect(carriedOver(before, [one, two], [one, aQuestion('Two, changed?')]).size).toBe(0);
});

test('of two equal questions, the decision stays with its own', () => {
  const twins = [aQuestion('Same?'), aQuestion('Same?')];
  const second = decided(NO_DECISIONS, 1, { isLeftOut: true });
  expect([...carriedOver(second, twins, [aQuestion('New?'), ...twins]).keys()]).toEqual([2]);
});

test('a request names positions only for questions left out, and all fields for edited ones', () => {
  const question = aQuestion('One?');
  const form = { ...formAsRead(question), text: 'Which one?' };
  const decisions = decided(decided(NO_DECISIONS, 0, { form }), 3, { isLeftOut: true, form });
  expect(sentDecisions(decisions)).toEqual([
    { at: 0, fields: { ...question.draft, text: 'Which one?' } },
    { at: 3, isLeftOut: true },
  ]);
});

test('a question without a new decision keeps its object and is not re-rendered', () => {
  const review = new Review();
  const questions = [aQuestion('One?'), aQuestion('Two?')];
  const [one] = review.list({ questions }, NO_DECISIONS, rules);
  const again = review.list({ questions }, decided(NO_DECISIONS, 1, { isLeftOut: true }), rules);
  expect(again[0]).toBe(one);
  expect(again[1]?.isLeftOut).toBe(true);
});
