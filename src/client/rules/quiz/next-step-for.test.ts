import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../../server/testing/property';
import { RIGHTS } from '../../../shared/access/rights';
import { nextStep, nextStepFor, type QuizFacts } from './stage';

const NOW = 1000;

const facts: fc.Arbitrary<QuizFacts> = fc.record({
  isPublished: fc.boolean(),
  acceptingResponses: fc.boolean(),
  runningCount: fc.integer({ min: 0, max: 2 }),
  attemptedBy: fc.array(fc.constant('student'), { maxLength: 2 }),
  evaluationStatus: fc.constantFrom('pending', 'in-progress', 'completed'),
  scoresReleased: fc.boolean(),
  questions: fc.array(fc.constant('question'), { maxLength: 1 }),
  toReview: fc.integer({ min: 0, max: 1 }),
  openAppeals: fc.integer({ min: 0, max: 1 }),
  draftCount: fc.integer({ min: 0, max: 1 }),
  classNames: fc.array(fc.constant('7b'), { maxLength: 1 }),
  opensAt: fc.constantFrom(null, NOW - 1, NOW + 1),
});

test('a colleague’s next step is the quiz’s, or none; more rights never remove one', () => {
  checkProperty(
    fc.property(facts, (quiz) => {
      const step = nextStep(quiz, NOW);
      const steps = RIGHTS.map((right) => nextStepFor({ ...quiz, right }, NOW));
      const first = steps.findIndex((each) => each !== null);
      expect(steps).toEqual(RIGHTS.map((_, at) => (first >= 0 && at >= first ? step : null)));
      expect(steps.at(-1)).toBe(step);
    }),
  );
});

test('the right to look is never asked for changes, the right to mark never for writing or publishing', () => {
  checkProperty(
    fc.property(facts, (quiz) => {
      expect([null, 'opens', 'watch', 'wait']).toContain(nextStepFor({ ...quiz, right: 'look' }, NOW));
      expect(['write', 'finish', 'publish']).not.toContain(nextStepFor({ ...quiz, right: 'mark' }, NOW));
    }),
  );
});
