import { EXTRA_TAB_CHANGES_MAXIMUM, TIME_FACTOR_PERCENT } from '../../../../shared/constants';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import type { Accommodation } from '../../../../shared/supervision/schema';
import { texts } from '../texts';

/** The fields as typed. */
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

/** The parsed accommodation, or the problem of each field; an empty number is 0. */
export function readAccommodation(
  fields: AccommodationFields,
): { accommodation: Accommodation; problems?: never } | { problems: AccommodationProblems } {
  const email = fields.email.trim();
  const percents = { min: 0, max: MAXIMUM_PERCENT, step: TIME_FACTOR_PERCENT.step };
  const extraPercent = typedNumber(fields.extraPercent.trim() || '0', percents);
  const tabChanges = { min: 0, max: EXTRA_TAB_CHANGES_MAXIMUM, step: 1 };
  const extraTabChanges = typedNumber(fields.extraTabChanges.trim() || '0', tabChanges);
  const problems: AccommodationProblems = {};
  if (!/^\S+@\S+$/.test(email)) problems.email = texts.emailRequired;
  if (Number.isNaN(extraPercent)) {
    problems.extraPercent = texts.extraTimeInvalid(MAXIMUM_PERCENT, TIME_FACTOR_PERCENT.step);
  }
  if (Number.isNaN(extraTabChanges)) {
    problems.extraTabChanges = texts.extraTabChangesInvalid(EXTRA_TAB_CHANGES_MAXIMUM);
  }
  if (extraPercent === 0 && extraTabChanges === 0) problems.extraPercent = texts.nothingAllowed;
  if (Object.keys(problems).length > 0) return { problems };
  return { accommodation: { email, timeFactorPercent: 100 + extraPercent, extraTabChanges } };
}
