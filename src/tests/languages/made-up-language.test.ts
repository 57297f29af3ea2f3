import { expect, test } from 'vitest';
import { madeUp } from './made-up-language';

test('a made-up sentence keeps its parts and is longer', () => {
  expect(
    madeUp({
      quiz: { left: '{count, plural, one {# question} other {# questions}} left, {name}', next: 'Next' },
    }),
  ).toEqual({
    quiz: {
      left: '⟦{count,plural,one{# ɋûéšţîôñ} other{# ɋûéšţîôñš}} łéƒţ, {name} ññññ ññññ ññññ ññññ⟧',
      next: '⟦Ñéẋţ ññññ⟧',
    },
  });
});
