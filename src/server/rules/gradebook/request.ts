import * as z from 'zod';
import { DROP_LOWEST_MAXIMUM, WEIGHT_PERCENT_MAXIMUM } from '../../../shared/constants';
import { fieldInvalid } from '../../../shared/messages';
import { gradebookMessages } from './messages';

const weight = z
  .number(gradebookMessages.weightInvalid)
  .int(gradebookMessages.weightInvalid)
  .min(0, gradebookMessages.weightInvalid)
  .max(WEIGHT_PERCENT_MAXIMUM, gradebookMessages.weightInvalid);
const dropLowest = z
  .number(gradebookMessages.dropInvalid)
  .int(gradebookMessages.dropInvalid)
  .min(0, gradebookMessages.dropInvalid)
  .max(DROP_LOWEST_MAXIMUM, gradebookMessages.dropInvalid);

/** How quizzes are to count; what is left out stays as it is. */
export const weightsRequestSchema = z.object({
  /** In percent of the usual weight, by quiz. */
  weights: z.record(z.string(), weight, fieldInvalid('weights')).optional(),
  dropLowest: dropLowest.optional(),
});
export type WeightsRequest = z.output<typeof weightsRequestSchema>;
