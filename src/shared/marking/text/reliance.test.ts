import { expect, test } from 'vitest';
import { drawSpotCheck, relianceOf } from './reliance';

const right = { suggested: 2, given: 2 };
const wrong = { suggested: 2, given: 0 };

test.each([
  ['before any mark', 0, [], 'marks', 0, 0],
  ['after some marks', 3, [], 'spot-check', 0, 0],
  ['half-way through the check', 8, [right, right], 'spot-check', 2, 2],
  ['after five right ones', 8, [right, right, right, right, right], 'nothing', 5, 5],
  ['after a wrong one', 8, [right, right, right, right, wrong], 'spot-check', 5, 4],
  ['after five right ones since', 9, [wrong, right, right, right, right, right], 'nothing', 5, 5],
] as const)('%s, what it needs is said with the result', (_, teacherMarks, checks, needs, checked, stood) => {
  expect(relianceOf({ teacherMarks, checks })).toEqual({ needs, checked, right: stood });
});

test('five are drawn of the sure ones that are not marked, by the numbers given', () => {
  const marks = Array.from({ length: 12 }, (_, index) => ({
    id: String(index),
    state: index % 4 === 3 ? ('needs-review' as const) : ('suggested' as const),
    priority: index === 0 ? 0 : 1,
  }));
  let number = 1;
  const drawn = drawSpotCheck(marks, () => {
    number /= 2;
    return number;
  });
  expect(drawn).toEqual(['10', '9', '8', '6', '5']);
});
