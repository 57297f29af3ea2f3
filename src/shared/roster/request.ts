import * as z from 'zod';
import { rosterDecisionSchema } from '../classes/schema';
import { CLASS_MEMBERS_MAXIMUM, ROSTER_MAXIMUM_LINES } from '../constants';
import { fieldInvalid } from '../messages';
import { sentFile, sentList, sentSwitch } from '../sent';
import { rosterMessages } from './messages';

/** What is wrong within a list of decisions is said of the list. */
const decision = rosterDecisionSchema.extend({
  line: z.number(rosterMessages.decisionsInvalid).int(rosterMessages.decisionsInvalid),
  means: z.union(rosterDecisionSchema.shape.means.options, rosterMessages.decisionsInvalid),
});

/** A class list and what the teacher decided of it. */
export const rosterRequestSchema = z.object({
  file: sentFile,
  text: z.string(fieldInvalid('text')).optional(),
  dryRun: sentSwitch.optional(),
  decisions: sentList(
    z
      .array(decision, rosterMessages.decisionsInvalid)
      .max(ROSTER_MAXIMUM_LINES, rosterMessages.decisionsInvalid),
  ).optional(),
  /** Members who stay although they are not on the list. */
  keep: sentList(
    z
      .array(z.string(rosterMessages.keepInvalid), rosterMessages.keepInvalid)
      .max(CLASS_MEMBERS_MAXIMUM, rosterMessages.keepInvalid),
  ).optional(),
});
export type RosterRequest = z.output<typeof rosterRequestSchema>;
