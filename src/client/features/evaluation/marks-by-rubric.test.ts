import { expect, test } from 'vitest';
import { createMarksQueue } from './marks-queue';
import type { Decision } from './with-marks';

test('a mark by a rubric is sent with its items, and a later plain mark without', async () => {
  const sent: Decision[] = [];
  const queue = createMarksQueue({
    isRefusal: async () => true,
    onPending: () => {},
    onSaved: () => {},
    send: async (decision) => void sent.push(decision),
  });
  const byRubric: Decision = {
    questionId: 'q1',
    given: [{ marks: 2, itemIds: ['a', 'b'], studentIds: ['asha', 'ben'] }],
  };
  const plain: Decision = { questionId: 'q1', given: [{ marks: 2, studentIds: ['ben'] }] };
  queue.put(byRubric);
  void queue.flush();
  queue.put(plain);
  await queue.flush();
  expect(sent).toEqual([byRubric, plain]);
});
