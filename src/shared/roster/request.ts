import * as z from 'zod';
import { rosterDecisionSchema } from '../classes/schema';
import { CLASS_MEMBERS_MAXIMUM, ROSTER_MAXIMUM_LINES } from '../constants';
import { fieldInvalid } from '../messages';
import { parsedJson } from '../question-types/sent-fields';
import { rosterMessages } from './messages';

/** The file of a form; what stands in its place in JSON is none. */
const file = z
  .object({ name: z.string(), bytes: z.instanceof(Uint8Array) })
  .optional()
  .catch(undefined);

/** A list, or in a form its JSON. */
const listed = <List extends z.ZodType>(list: List) =>
  z.preprocess((sent: string | z.input<List>) => (typeof sent === 'string' ? parsedJson(sent) : sent), list);

/** What is wrong within a list of decisions is said of the list. */
const decision = rosterDecisionSchema.extend({
  line: z.number(rosterMessages.decisionsInvalid).int(rosterMessages.decisionsInvalid),
  means: z.union(rosterDecisionSchema.shape.means.options, rosterMessages.decisionsInvalid),
});

/** A class list and what the teacher decided of it. */
export const rosterRequestSchema = z.object({
  file,
  text: z.string(fieldInvalid('text')).optional(),
  dryRun: z
    .union([z.boolean(), z.number(), z.string()])
    .transform((sent) => ['1', 'true'].includes(String(sent)))
    .optional(),
  decisions: listed(
    z
      .array(decision, rosterMessages.decisionsInvalid)
      .max(ROSTER_MAXIMUM_LINES, rosterMessages.decisionsInvalid),
  ).optional(),
  /** Members who stay although they are not on the list. */
  keep: listed(
    z
      .array(z.string(rosterMessages.keepInvalid), rosterMessages.keepInvalid)
      .max(CLASS_MEMBERS_MAXIMUM, rosterMessages.keepInvalid),
  ).optional(),
});
export type RosterRequest = z.output<typeof rosterRequestSchema>;
