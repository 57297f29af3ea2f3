import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestLine, windowsOf } from '../../server/features/assignments/own-start';
import { mayStart } from '../../server/rules/assignment/may-start';
import { moreNeeds, NO_NEEDS, termsOf } from '../../server/rules/assignment/terms';
import { moveMoment } from '../../server/rules/timing/ledger';
import { scaleTimes } from '../../server/rules/timing/scale';
import { checkProperty } from '../../server/testing/property';
import { startSentence } from '../../shared/assignment/sentences';
import { attemptDeadline } from '../../shared/timing/deadline';
import { expected } from './reference';
import { type Case, cases, type Line, MINUTE } from './rules';

/** The decision of the product's rules, called as a start calls them. */
function decided(asked: Case) {
  const { rule, now, makeUp, allowance, pause } = asked;
  const lines = asked.lines.map((line, at) => ({
    ...line,
    rule,
    exception: { ...NOTHING, ...line.exception, ...(at === 0 && makeUp) },
  }));
  const listed = lines.filter(({ isOnList }) => isOnList);
  const start = mayStart(
    {
      ...asked.quiz,
      attempt: asked.attempt,
      assignment: rule && { windows: windowsOf(listed), hasLeft: lines.length > listed.length },
    },
    now,
  );
  const sentence = startSentence(start, 'UTC');
  if (sentence !== null) return sentence;
  if (asked.attempt === 'running') return 'goes on';
  const best = rule ? bestLine(listed, now) : undefined;
  const needs = rule
    ? (best?.line.needs ?? NO_NEEDS)
    : listed.map((line) => line.needs).reduce(moreNeeds, NO_NEEDS);
  const terms = termsOf({ needs, allowance, exception: best?.line.exception });
  const settings = { totalTimeSeconds: asked.totalTimeSeconds, useQuestionTimer: false };
  const version = scaleTimes({ settings, questions: [] }, terms.timeFactorPercent);
  const until = 'yes' in start ? start.until : null;
  const end = Math.min(attemptDeadline({ startedAtMs: now, ...version }), until ?? Number.POSITIVE_INFINITY);
  const entries = pause ? [{ startedAt: now + pause.after * MINUTE, addedMs: pause.minutes * MINUTE }] : [];
  const { timeFactorPercent: percent, tabChangeLimit: tabs, largerText, hideTimer } = terms;
  return { percent, tabs, deadline: moveMoment(end, entries), largerText, hideTimer };
}

const NOTHING: Required<Line['exception']> = {
  opensAt: null,
  closesAt: null,
  timeFactorPercent: null,
  tabChangeLimit: null,
  largerText: null,
  hideTimer: null,
};

test('start, end and message of random rules agree with a second implementation', () => {
  const seen = new Map<string, number>();
  checkProperty(
    fc.property(cases(false), (asked) => {
      const wanted = expected(asked);
      const kind = typeof wanted === 'string' ? wanted.replace(/ on \w{3} .*/, '') : 'starts';
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      expect(decided(asked)).toEqual(wanted);
    }),
    { numRuns: 10_000 },
  );
  const drawn = [...seen.values()].reduce((sum, count) => sum + count, 0);
  // Every kind of answer was drawn, and none too rarely to prove anything.
  expect(seen.size).toBe(10);
  expect(Math.min(...seen.values())).toBeGreaterThan(drawn / 200);
});
