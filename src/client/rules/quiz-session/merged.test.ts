import { expect, test } from 'vitest';
import { aRunning } from './a-running';
import { merged } from './merged';
import { acted } from './operations';
import { changesOf, withChanges } from './outbox';

test('an answer typed over an unsent one with a wrong, later timestamp comes after it', () => {
  const running = aRunning();
  const late = { questionId: 'q1', answer: 'old', changedAtMs: 300_000 };
  const unsent = { ...running, outbox: withChanges([late])(running.outbox) };
  const typed = acted(merged(unsent, { answers: {}, revisions: {} }), {
    kind: 'answer',
    questionId: 'q1',
    answer: 'new',
  });
  expect(changesOf(typed.outbox)).toEqual([{ questionId: 'q1', answer: 'new', changedAtMs: 300_001 }]);
});
