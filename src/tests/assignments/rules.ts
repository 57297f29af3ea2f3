import fc from 'fast-check';
import type { StartRules } from '../../server/rules/assignment/may-start';
import type { AssignmentException } from '../../shared/assignment/schema';
import type { Needs } from '../../shared/classes/schema';

/** Thursday 15 January 2026, 9:00 UTC; all times of a case are whole minutes from here. */
export const BASE = Date.UTC(2026, 0, 15, 9, 0, 0);
export const MINUTE = 60_000;

/** A student's line in a class list; former members count too. */
export interface Line {
  readonly isOnList: boolean;
  readonly needs: Needs;
  readonly exception: AssignmentException;
}

/** Everything that decides a student's start of a quiz. */
export interface Case {
  readonly quiz: Pick<StartRules, 'isPublished' | 'acceptingResponses' | 'isPaused'>;
  readonly attempt: StartRules['attempt'];
  /** Null: not assigned to any class. */
  readonly rule: { readonly opensAt: number | null; readonly closesAt: number | null } | null;
  readonly lines: readonly Line[];
  readonly allowance: { readonly timeFactorPercent: number; readonly extraTabChanges: number } | null;
  /** A make-up for the first line, which replaces its exception's window. */
  readonly makeUp: { readonly opensAt: number; readonly closesAt: number } | null;
  readonly totalTimeSeconds: number;
  readonly now: number;
  /** A pause after the start, in minutes. */
  readonly pause: { readonly after: number; readonly minutes: number } | null;
}

const moment = fc.integer({ min: -60, max: 60 }).map((minutes) => BASE + minutes * MINUTE);
const orNull = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null, freq: 3 });
const factor = fc.integer({ min: 20, max: 80 }).map((fifths) => fifths * 5);
const mostly = fc.integer({ min: 0, max: 7 }).map((drawn) => drawn > 0);

const windowArbitrary = fc
  .tuple(orNull(moment), orNull(moment))
  .map(([opensAt, closesAt]) => ({ opensAt, closesAt }))
  .filter(({ opensAt, closesAt }) => opensAt === null || closesAt === null || opensAt < closesAt);

const needs = fc.record({
  timeFactorPercent: fc.oneof(fc.constant(100), factor),
  extraTabChanges: fc.integer({ min: 0, max: 5 }),
  largerText: fc.boolean(),
  hideTimer: fc.boolean(),
});
const exception = fc.record({
  opensAt: orNull(moment),
  closesAt: orNull(moment),
  timeFactorPercent: orNull(factor),
  tabChangeLimit: orNull(fc.integer({ min: 3, max: 100 })),
  largerText: orNull(fc.boolean()),
  hideTimer: orNull(fc.boolean()),
});
const fits = (rule: Case['rule'], { exception: { opensAt, closesAt } }: Line) => {
  const [from, to] = [opensAt ?? rule?.opensAt ?? null, closesAt ?? rule?.closesAt ?? null];
  return from === null || to === null || from < to;
};

/** Random cases. `isMeant` limits them to those a teacher can set up in the app; the pure functions take any. */
export const cases = (isMeant: boolean): fc.Arbitrary<Case> =>
  fc
    .record({
      quiz: fc.record({
        isPublished: isMeant ? fc.constant(true) : mostly,
        acceptingResponses: mostly,
        isPaused: mostly.map((it) => !it),
      }),
      attempt: isMeant
        ? fc.constant('none' as const)
        : fc.constantFrom(
            'none' as const,
            'none' as const,
            'none' as const,
            'running' as const,
            'submitted' as const,
          ),
      rule: fc.option(windowArbitrary, { nil: null, freq: 6 }),
      lines: fc.array(fc.record({ isOnList: mostly, needs, exception }), { maxLength: 3 }),
      allowance: orNull(
        fc.record({ timeFactorPercent: factor, extraTabChanges: fc.integer({ min: 0, max: 9 }) }),
      ),
      makeUp: orNull(windowArbitrary).map((drawn) =>
        drawn && drawn.opensAt !== null && drawn.closesAt !== null
          ? { opensAt: drawn.opensAt, closesAt: drawn.closesAt }
          : null,
      ),
      totalTimeSeconds: fc.integer({ min: 60, max: 5400 }),
      now: moment,
      pause: orNull(
        fc.record({ after: fc.integer({ min: 0, max: 50 }), minutes: fc.integer({ min: 1, max: 90 }) }),
      ),
    })
    .map((drawn) => ({ ...drawn, lines: drawn.lines.filter((line) => fits(drawn.rule, line)) }));
