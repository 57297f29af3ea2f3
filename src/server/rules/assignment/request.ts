import * as z from 'zod';
import { assignmentMessages } from '../../../shared/assignment/messages';
import {
  EXTRA_TAB_CHANGES_MAXIMUM,
  QUIZZES_USED_AGAIN_MAXIMUM,
  TAB_CHANGE_LIMIT,
  TIME_FACTOR_PERCENT,
} from '../../../shared/constants';
import { fieldInvalid, messages } from '../../../shared/messages';

const { min, max, step } = TIME_FACTOR_PERCENT;
const TAB_CHANGES = { min: TAB_CHANGE_LIMIT, max: TAB_CHANGE_LIMIT + EXTRA_TAB_CHANGES_MAXIMUM };

/** Epoch milliseconds within a Date's range. */
export const momentSchema = (field: string) =>
  z
    .number(fieldInvalid(field))
    .int(fieldInvalid(field))
    .min(0, fieldInvalid(field))
    .max(8.64e15, fieldInvalid(field));
const opensAt = momentSchema('opensAt');
const closesAt = momentSchema('closesAt');

const timeFactorPercent = z
  .number(messages.timeFactorInvalid)
  .refine((percent) => percent >= min && percent <= max && percent % step === 0, messages.timeFactorInvalid);
const tabChangeLimit = z
  .number(assignmentMessages.tabChangeLimitInvalid)
  .refine(
    (limit) => Number.isInteger(limit) && limit >= TAB_CHANGES.min && limit <= TAB_CHANGES.max,
    assignmentMessages.tabChangeLimitInvalid,
  );

const ids = (field: string) =>
  z.array(z.string(fieldInvalid(field)), fieldInvalid(field)).max(2000, fieldInvalid(field));

const newExceptionSchema = z.object(
  {
    opensAt: opensAt.nullable().optional(),
    closesAt: closesAt.nullable().optional(),
    timeFactorPercent: timeFactorPercent.nullable().optional(),
    tabChangeLimit: tabChangeLimit.nullable().optional(),
    largerText: z.boolean(fieldInvalid('largerText')).nullable().optional(),
    hideTimer: z.boolean(fieldInvalid('hideTimer')).nullable().optional(),
  },
  fieldInvalid('exceptions'),
);
export type NewException = z.output<typeof newExceptionSchema>;

/** The classes and windows of a quiz; absent fields stay unchanged, and an empty list unassigns it. */
export const newAssignmentSchema = z.object({
  classIds: ids('classIds'),
  opensAt: opensAt.nullable().optional(),
  closesAt: closesAt.nullable().optional(),
  /** By member. */
  exceptions: z.record(z.string(), newExceptionSchema, fieldInvalid('exceptions')).optional(),
});
export type NewAssignment = z.output<typeof newAssignmentSchema>;

export const makeUpSchema = z.object({ memberIds: ids('memberIds'), opensAt, closesAt });
export type MakeUp = z.output<typeof makeUpSchema>;

/** Quizzes to use again in a class, each with its window; one without a start stays a draft. */
export const useAgainSchema = z.object({
  quizzes: z
    .array(
      z.object(
        {
          quizId: z.string(fieldInvalid('quizId')),
          opensAt: opensAt.nullable(),
          closesAt: closesAt.nullable(),
        },
        fieldInvalid('quizzes'),
      ),
      fieldInvalid('quizzes'),
    )
    .min(1, fieldInvalid('quizzes'))
    .max(QUIZZES_USED_AGAIN_MAXIMUM, assignmentMessages.tooManyAgain),
});
export type UseAgain = z.output<typeof useAgainSchema>;
