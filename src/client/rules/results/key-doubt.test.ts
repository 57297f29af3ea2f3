import { expect, test } from 'vitest';
import { isObjective } from '../../../shared/question-types/traits';
import { toResults } from '../../../shared/testing/a-simulated-class';
import { keyDoubt } from './key-doubt';

const A = 0;
const B = 1;

test('a doubt counts the stronger half that agrees and the weaker half with the key’s answer', () => {
  const results = toResults(
    ['A', 'A', 'A'],
    [
      [B, A, A],
      [B, A, A],
      [A, A, B],
      [A, B, B],
      [A, B, B],
    ],
  );
  const [question] = results.questions;
  if (!question || !isObjective(question)) throw new Error('The first question is a choice.');
  expect(keyDoubt(results, question, 'B')).toEqual({ strong: 2, halfSize: 2, keyed: 3, keyedWeak: 2 });
});
