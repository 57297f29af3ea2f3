import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAttemptState, arrivingAfter, QUESTION_IDS, START_MS } from '../../testing/an-attempt-state';
import { checkProperty } from '../../testing/property';
import type { SaveRequest } from './requests';
import { saveRefusal, saveStep } from './save';
import { type AttemptState, withChanges } from './state';

const aValue = fc.option(fc.constantFrom('air', 'soil', 7));
const someAnswers = fc.dictionary(fc.constantFrom(...QUESTION_IDS, 'of another quiz'), aValue);
const aSave = fc.record({ revision: fc.nat(9), answers: someAnswers });
const after = (state: AttemptState, ...saves: readonly SaveRequest[]) =>
  saves.reduce((now, save) => withChanges(now, saveStep(now, save, arrivingAfter(1000)).changes), state);

test('of saves in any order, the latest revision of each answer is stored', () => {
  const saves = fc.uniqueArray(aSave, { selector: ({ revision }) => revision });
  checkProperty(
    fc.property(saves, (some) => {
      const inOrder = some.toSorted((one, other) => one.revision - other.revision);
      const { answers } = after(anAttemptState(), ...some);
      expect(answers).toEqual(after(anAttemptState(), ...inOrder).answers);
      for (const id of answers.keys()) expect(QUESTION_IDS).toContain(id);
    }),
  );
});

test('a repeated save gets the same response and adds nothing to the history', () => {
  checkProperty(
    fc.property(aSave, aSave, (before, save) => {
      const state = after(anAttemptState(), before);
      const again = saveStep(after(state, save), save, arrivingAfter(2000));
      expect(again.changes.act).toBeUndefined();
      expect(again).toMatchObject({
        value: { savedRevision: Math.max(save.revision, revisionIn(state, save)) },
      });
    }),
  );
});

const revisionIn = ({ answers }: AttemptState, save: SaveRequest) =>
  Math.max(0, ...Object.keys(save.answers).map((id) => answers.get(id)?.revision ?? 0));

test('during a pause nothing counts, and answers are kept apart', () => {
  const paused = anAttemptState({ pausedAt: START_MS });
  const step = saveStep(
    paused,
    { revision: 1, answers: { q1: 'air' }, writerId: 'page' },
    arrivingAfter(60_000),
  );
  expect(step).toMatchObject({ refusal: { kind: 'forbidden' }, changes: { row: { writerId: 'page' } } });
  expect(step.changes.answers).toBeUndefined();
  expect(JSON.parse(step.changes.kept?.body ?? '')).toMatchObject({ answers: { q1: 'air' } });
});

test('an attempt held by one page rejects the saves of another', () => {
  const { attempt } = anAttemptState({ writerId: 'page' });
  expect(saveRefusal(attempt, 'page', START_MS)).toBeNull();
  expect(saveRefusal(attempt, null, START_MS)).toBeNull();
  expect(saveRefusal(attempt, 'another', START_MS)).toMatchObject({ kind: 'conflict' });
});

test('a long history refuses more answers than any quiz needs, counted in bytes', () => {
  const history = { sequence: 9, hash: '', kind: 'saved', lastBytes: 9, lastSaveSince: 0 } as const;
  const long = '字'.repeat(10_000);
  const stored = Array.from(
    { length: 150 },
    (_, at) => [`q${at}`, { value: long, revision: 1, malformed: false }] as const,
  );
  const state = (bytes: number) => ({
    ...anAttemptState(),
    answers: new Map(stored),
    history: { ...history, bytes },
  });
  const save = { revision: 2, answers: { q1: 'air' } };
  expect(saveStep(state(0), save, arrivingAfter(0))).toHaveProperty('value');
  expect(saveStep(state(2 ** 22), save, arrivingAfter(0))).toMatchObject({ refusal: { kind: 'too_large' } });
  const few = { ...state(2 ** 22), answers: new Map(stored.slice(0, 130)) };
  expect(saveStep(few, save, arrivingAfter(0))).toHaveProperty('value');
});
