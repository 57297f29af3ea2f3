import { assignmentMessages } from '../../../shared/assignment/messages';
import type { AssignmentException } from '../../../shared/assignment/schema';
import { EXTRA_TAB_CHANGES_MAXIMUM, TAB_CHANGE_LIMIT, TIME_FACTOR_PERCENT } from '../../../shared/constants';
import { type NumberRange, typedNumber } from '../../../shared/number-answer/typed-number';
import { readWindow, type WindowFieldValues, windowFieldsOf } from '../../desk/window/window-fields';
import { exceptionTexts } from './exception-texts';

/** Yes, no, or as in the rule. */
export type Choice = '' | 'yes' | 'no';

/** The fields; empty means as in the rule. */
export interface ExceptionFields extends WindowFieldValues {
  readonly extraPercent: string;
  readonly tabLimit: string;
  readonly largerText: Choice;
  readonly hideTimer: Choice;
}

export type ExceptionProblems = Partial<Record<keyof ExceptionFields, string>>;

export const AS_THE_RULE: ExceptionFields = {
  ...{ opensAt: '', closesAt: '', extraPercent: '', tabLimit: '', largerText: '', hideTimer: '' },
};

export function exceptionFieldsOf(exception: AssignmentException, timeZone: string): ExceptionFields {
  const { opensAt = null, closesAt = null, timeFactorPercent, tabChangeLimit } = exception;
  const choice = (set: boolean | null | undefined): Choice => (set == null ? '' : set ? 'yes' : 'no');
  return {
    ...windowFieldsOf({ opensAt, closesAt }, timeZone),
    extraPercent: timeFactorPercent == null ? '' : String(timeFactorPercent - 100),
    tabLimit: tabChangeLimit == null ? '' : String(tabChangeLimit),
    largerText: choice(exception.largerText),
    hideTimer: choice(exception.hideTimer),
  };
}

const MAXIMUM_PERCENT = TIME_FACTOR_PERCENT.max - 100;
const MAXIMUM_TABS = TAB_CHANGE_LIMIT + EXTRA_TAB_CHANGES_MAXIMUM;

interface ReadOptions {
  readonly timeZone: string;
  /** The classes' window, used for empty fields. */
  readonly rule: { readonly opensAt: number | null; readonly closesAt: number | null };
}

/** The parsed exception, null if all is as in the rule, or the problems. */
export function readException(
  fields: ExceptionFields,
  { timeZone, rule }: ReadOptions,
):
  | { exception: AssignmentException | null; problems?: never }
  | { problems: ExceptionProblems; exception?: never } {
  const window = readWindow(fields, timeZone);
  const percents = { min: 0, max: MAXIMUM_PERCENT, step: TIME_FACTOR_PERCENT.step };
  const extraPercent = numberOrNone(fields.extraPercent, percents);
  const tabLimit = numberOrNone(fields.tabLimit, { min: TAB_CHANGE_LIMIT, max: MAXIMUM_TABS, step: 1 });
  const [opensAt, closesAt] = [window.opensAt ?? rule.opensAt, window.closesAt ?? rule.closesAt];
  const problems: ExceptionProblems = {
    ...(opensAt !== null && closesAt !== null && closesAt <= opensAt
      ? { closesAt: assignmentMessages.windowInvalid }
      : {}),
    ...(Number.isNaN(extraPercent)
      ? { extraPercent: exceptionTexts.extraInvalid(MAXIMUM_PERCENT, TIME_FACTOR_PERCENT.step) }
      : {}),
    ...(Number.isNaN(tabLimit)
      ? { tabLimit: exceptionTexts.tabInvalid(TAB_CHANGE_LIMIT, MAXIMUM_TABS) }
      : {}),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const isSet = (choice: Choice) => (choice === '' ? null : choice === 'yes');
  const said = {
    ...window,
    timeFactorPercent: extraPercent === null ? null : 100 + extraPercent,
    tabChangeLimit: tabLimit,
    largerText: isSet(fields.largerText),
    hideTimer: isSet(fields.hideTimer),
  };
  return { exception: Object.values(said).every((value) => value === null) ? null : said };
}

/** Null for an empty field; NaN outside the range. */
const numberOrNone = (typed: string, range: NumberRange): number | null =>
  typed.trim() === '' ? null : typedNumber(typed, range);
