import { EXTRA_TAB_CHANGES_MAXIMUM, TIME_FACTOR_PERCENT } from '../../../../shared/constants';
import type { Accommodation } from '../../../../shared/supervision/schema';
import { texts } from '../texts';

/** What stands in the fields, as typed. */
export interface AccommodationFields {
  readonly email: string;
  readonly extraPercent: string;
  readonly extraTabChanges: string;
}

export const EMPTY_FIELDS: AccommodationFields = { email: '', extraPercent: '50', extraTabChanges: '0' };

export const fieldsOf = ({
  email,
  timeFactorPercent,
  extraTabChanges,
}: Accommodation): AccommodationFields => ({
  email,
  extraPercent: String(timeFactorPercent - 100),
  extraTabChanges: String(extraTabChanges),
});

export type AccommodationProblems = Partial<Record<keyof AccommodationFields, string>>;

const MAXIMUM_PERCENT = TIME_FACTOR_PERCENT.max - 100;

/** The accommodation that the fields mean, or what is wrong with each of them. */
export function readAccommodation(
  fields: AccommodationFields,
): { accommodation: Accommodation; problems?: never } | { problems: AccommodationProblems } {
  const email = fields.email.trim();
  const extraPercent = wholeNumber(fields.extraPercent, MAXIMUM_PERCENT, TIME_FACTOR_PERCENT.step);
  const extraTabChanges = wholeNumber(fields.extraTabChanges, EXTRA_TAB_CHANGES_MAXIMUM);
  const problems: AccommodationProblems = {};
  if (!/^\S+@\S+$/.test(email)) problems.email = texts.emailRequired;
  if (extraPercent === undefined) {
    problems.extraPercent = texts.extraTimeInvalid(MAXIMUM_PERCENT, TIME_FACTOR_PERCENT.step);
  }
  if (extraTabChanges === undefined) {
    problems.extraTabChanges = texts.extraTabChangesInvalid(EXTRA_TAB_CHANGES_MAXIMUM);
  }
  if (extraPercent === 0 && extraTabChanges === 0) problems.extraPercent = texts.nothingAllowed;
  if (extraPercent === undefined || extraTabChanges === undefined || Object.keys(problems).length > 0) {
    return { problems };
  }
  return { accommodation: { email, timeFactorPercent: 100 + extraPercent, extraTabChanges } };
}

/** A whole number from 0 to the maximum in the given steps; an empty field means 0. */
function wholeNumber(typed: string, maximum: number, step = 1): number | undefined {
  const value = Number(typed.trim());
  return value >= 0 && value <= maximum && value % step === 0 ? value : undefined;
}
