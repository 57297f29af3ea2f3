import * as z from 'zod';
import { STORED_MAXIMUM } from '../../../shared/constants';
import { fieldInvalid } from '../../../shared/messages';

/** A moment as a number, or as the query of an address has it. */
const time = (field: string) =>
  z
    .union(
      [
        z.number().int(),
        z
          .string()
          .regex(/^\d{1,15}$/)
          .transform(Number),
      ],
      fieldInvalid(field),
    )
    .optional();

/** From when to when, both included; without one, without that end. Epoch milliseconds. */
export const periodSchema = z.object({ from: time('from'), to: time('to') });
export type Period = z.output<typeof periodSchema>;

/** A list of ids, or as the query of an address has it: with commas between. */
const ids = (field: string) =>
  z
    .union([z.array(z.string()), z.string().transform((text) => text.split(','))], fieldInvalid(field))
    .refine((all) => all.length <= STORED_MAXIMUM.quizzes, fieldInvalid(field));

/** What stands on a report: the quizzes of a period, but for some that are left out. */
export const reportRequestSchema = periodSchema.extend({ without: ids('without').optional() });
export type ReportRequest = z.output<typeof reportRequestSchema>;
