import * as z from 'zod';
import { STORED_MAXIMUM } from '../../../shared/constants';
import { fieldInvalid } from '../../../shared/messages';

/** A time as a number, or from a query string. */
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

/** A period with both ends included; either may be absent. Epoch milliseconds. */
export const periodSchema = z.object({ from: time('from'), to: time('to') });
export type Period = z.output<typeof periodSchema>;

/** IDs as a list, or from a query string, separated by commas. */
const ids = (field: string) =>
  z
    .union([z.array(z.string()), z.string().transform((text) => text.split(','))], fieldInvalid(field))
    .refine((all) => all.length <= STORED_MAXIMUM.quizzes, fieldInvalid(field));

/** The contents of a report: the quizzes of a period, with exceptions. */
export const reportRequestSchema = periodSchema.extend({ without: ids('without').optional() });
export type ReportRequest = z.output<typeof reportRequestSchema>;
