import { expect, test } from 'vitest';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { numberedAnswer } from './numbered-answers';
import { aRunningQuizOf } from './typed-quiz';

test.each(QUESTION_TYPES)('%s: numbered answers are valid and varied', async (type) => {
  const { save, resumed } = await aRunningQuizOf(type);
  const seen = new Set<string>();
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const answer = numberedAnswer(type, number);
    seen.add(JSON.stringify(answer));
    await save(number, answer);
    // An invalid answer is stored as text.
    expect(await resumed()).toEqual(answer);
  }
  expect(seen.size).toBeGreaterThan(1);
});
