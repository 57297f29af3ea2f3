import type { ClassMember, Needs } from '../../../../shared/classes/schema';
import { EXTRA_TAB_CHANGES_MAXIMUM, TIME_FACTOR_PERCENT } from '../../../../shared/constants';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import { dialogTexts as texts } from './dialog-texts';

/** A member's identity as typed. */
export interface PupilFields {
  readonly name: string;
  readonly number: string;
  readonly email: string;
}

/** All editable fields of a member as typed. */
export interface MemberFields extends PupilFields {
  readonly extraPercent: string;
  readonly extraTabChanges: string;
  readonly largerText: boolean;
  readonly hideTimer: boolean;
}

export const EMPTY_PUPIL: PupilFields = { name: '', number: '', email: '' };

export const fieldsOf = ({ name, number, email, needs }: ClassMember): MemberFields => ({
  ...{ name, number: number ?? '', email: email ?? '' },
  extraPercent: String(needs.timeFactorPercent - 100),
  extraTabChanges: String(needs.extraTabChanges),
  largerText: needs.largerText,
  hideTimer: needs.hideTimer,
});

export type MemberProblems = Partial<Record<keyof MemberFields, string>>;

interface Pupil {
  readonly name: string;
  readonly number: string | null;
  readonly email: string | null;
}

/** A quick test of an address; the server is stricter. */
export const isEmail = (typed: string): boolean => /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(typed.trim());

/** The parsed identity, or the problem of each field. */
export function readPupil(typed: PupilFields): { pupil: Pupil; problems: MemberProblems } {
  const [name, number, email] = [typed.name.trim(), typed.number.trim(), typed.email.trim()];
  return {
    pupil: { name, number: number || null, email: email || null },
    problems: {
      ...(name === '' && { name: texts.nameRequired }),
      ...(email !== '' && !isEmail(email) && { email: texts.emailInvalid }),
    },
  };
}

export const MAXIMUM_PERCENT = TIME_FACTOR_PERCENT.max - 100;

/** The parsed needs, or the problem of each field; empty means none. */
export function readNeeds(typed: MemberFields): { needs: Needs | undefined; problems: MemberProblems } {
  const { largerText, hideTimer } = typed;
  const percents = { min: 0, max: MAXIMUM_PERCENT, step: TIME_FACTOR_PERCENT.step };
  const percent = typedNumber(typed.extraPercent.trim() || '0', percents);
  const tabChanges = { min: 0, max: EXTRA_TAB_CHANGES_MAXIMUM, step: 1 };
  const extraTabChanges = typedNumber(typed.extraTabChanges.trim() || '0', tabChanges);
  if (!Number.isNaN(percent + extraTabChanges)) {
    return {
      needs: { timeFactorPercent: 100 + percent, extraTabChanges, largerText, hideTimer },
      problems: {},
    };
  }
  return {
    needs: undefined,
    problems: {
      ...(Number.isNaN(percent) && {
        extraPercent: texts.percentInvalid(MAXIMUM_PERCENT, TIME_FACTOR_PERCENT.step),
      }),
      ...(Number.isNaN(extraTabChanges) && {
        extraTabChanges: texts.tabChangesInvalid(EXTRA_TAB_CHANGES_MAXIMUM),
      }),
    },
  };
}
