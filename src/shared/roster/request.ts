import * as z from 'zod';
import { KEPT_KINDS, NAME_ORDERS } from '../classes/as-read';
import { rosterDecisionSchema } from '../classes/schema';
import { CLASS_MEMBERS_MAXIMUM, ROSTER_MAXIMUM_LINES } from '../constants';
import { fieldInvalid } from '../messages';
import { sentFile, sentList, sentSwitch } from '../sent';
import { TEXT_ENCODINGS } from '../text-encodings';
import { rosterMessages } from './messages';

/** Problems within the decisions are reported for the list as a whole. */
const decision = rosterDecisionSchema.extend({
  line: z.number(rosterMessages.decisionsInvalid).int(rosterMessages.decisionsInvalid),
  means: z.union(rosterDecisionSchema.shape.means.options, rosterMessages.decisionsInvalid),
});

export const rosterRequestSchema = z.object({
  file: sentFile,
  text: z.string(fieldInvalid('text')).optional(),
  dryRun: sentSwitch.optional(),
  decisions: sentList(
    z
      .array(decision, rosterMessages.decisionsInvalid)
      .max(ROSTER_MAXIMUM_LINES, rosterMessages.decisionsInvalid),
  ).optional(),
  /** How to read an ambiguous list; columns by index from 0. */
  as: sentList(
    z.object(
      {
        encoding: z.enum(TEXT_ENCODINGS, rosterMessages.asInvalid).optional(),
        nameOrder: z.enum(NAME_ORDERS, rosterMessages.asInvalid).optional(),
        columns: z
          .record(
            z.string().regex(/^\d{1,2}$/),
            z.enum([...KEPT_KINDS, 'other'], rosterMessages.asInvalid),
            rosterMessages.asInvalid,
          )
          .optional(),
      },
      rosterMessages.asInvalid,
    ),
  ).optional(),
  /** Members to keep although the list lacks them. */
  keep: sentList(
    z
      .array(z.string(rosterMessages.keepInvalid), rosterMessages.keepInvalid)
      .max(CLASS_MEMBERS_MAXIMUM, rosterMessages.keepInvalid),
  ).optional(),
});
/** The undo token returned by an import. */
export const rosterUndoSchema = z.object({ undo: z.string(fieldInvalid('undo')) });

export type RosterAs = NonNullable<z.output<typeof rosterRequestSchema>['as']>;
export type RosterRequest = z.output<typeof rosterRequestSchema>;
