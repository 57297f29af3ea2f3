import { expect, test } from 'vitest';
import { evaluationProgress } from './evaluation-progress';

test('the progress is the evaluated share of the submissions', () => {
  expect(evaluationProgress({ submitted: 0, evaluated: 0 })).toBe(0);
  expect(evaluationProgress({ submitted: 36, evaluated: 12 })).toBe(33);
  expect(evaluationProgress({ submitted: 36, evaluated: 36 })).toBe(100);
});

test('submissions in progress count by their answers, and are not done before they are stored', () => {
  const inProgress = (share: number) =>
    evaluationProgress({ submitted: 40, evaluated: 20, inProgress: { submissions: 20, share } });
  expect([0, 0.1, 0.5, 1].map(inProgress)).toEqual([50, 55, 75, 99]);
});
