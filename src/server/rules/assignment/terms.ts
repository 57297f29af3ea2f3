import type { AssignmentException, Terms } from '../../../shared/assignment/schema';
import type { Needs } from '../../../shared/classes/schema';
import { TAB_CHANGE_LIMIT, TIME_FACTOR_PERCENT } from '../../../shared/constants';

/** A teacher's accommodation by address, outside class lists. */
type Allowance = Pick<Needs, 'timeFactorPercent' | 'extraTabChanges'>;

export const NO_NEEDS: Needs = {
  timeFactorPercent: TIME_FACTOR_PERCENT.min,
  extraTabChanges: 0,
  largerText: false,
  hideTimer: false,
};

/** The larger of two needs in each respect, for a person on several lists. */
export const moreNeeds = (one: Needs, other: Needs): Needs => ({
  timeFactorPercent: Math.max(one.timeFactorPercent, other.timeFactorPercent),
  extraTabChanges: Math.max(one.extraTabChanges, other.extraTabChanges),
  largerText: one.largerText || other.largerText,
  hideTimer: one.hideTimer || other.hideTimer,
});

export interface TermsGround {
  readonly needs: Needs;
  readonly allowance?: Allowance | null | undefined;
  readonly exception?: AssignmentException | null | undefined;
}

/**
 * A student's terms in a quiz: an exception replaces; otherwise the larger of standing needs and
 * accommodation.
 */
export function termsOf({ needs, allowance, exception }: TermsGround): Terms {
  const standing = moreNeeds(needs, { ...NO_NEEDS, ...allowance });
  return {
    timeFactorPercent: exception?.timeFactorPercent ?? standing.timeFactorPercent,
    tabChangeLimit: exception?.tabChangeLimit ?? TAB_CHANGE_LIMIT + standing.extraTabChanges,
    largerText: exception?.largerText ?? standing.largerText,
    hideTimer: exception?.hideTimer ?? standing.hideTimer,
  };
}

const TERMS = ['timeFactorPercent', 'tabChangeLimit', 'largerText', 'hideTimer'] as const;
type Term = (typeof TERMS)[number];

/** The terms and times set by an exception, and those from standing needs. */
export function sourcesOf(ground: TermsGround): { exceptions: ('window' | Term)[]; needs: Term[] } {
  const { exception } = ground;
  const isSet = (name: keyof AssignmentException) => (exception?.[name] ?? null) !== null;
  const [standing, plain] = [termsOf({ ...ground, exception: null }), termsOf({ needs: NO_NEEDS })];
  const hasWindow = isSet('opensAt') || isSet('closesAt');
  return {
    exceptions: [...(hasWindow ? (['window'] as const) : []), ...TERMS.filter(isSet)],
    needs: TERMS.filter((name) => !isSet(name) && standing[name] !== plain[name]),
  };
}
