import * as z from 'zod';
import {
  MARK_STEP,
  MAXIMUM_MARKS_CEILING,
  RUBRIC_ITEM_MAXIMUM_LENGTH,
  RUBRIC_ITEMS_MAXIMUM,
} from '../constants';
import { isCleanText } from '../text';
import { markingMessages } from './messages';
import { changedMarksSchema } from './schema';

const ID_MAXIMUM_LENGTH = 40;

const { rubricItemsInvalid, rubricPointsInvalid, rubricTextInvalid } = markingMessages;
const items = rubricItemsInvalid(RUBRIC_ITEMS_MAXIMUM);
const text = rubricTextInvalid(RUBRIC_ITEM_MAXIMUM_LENGTH);
const points = rubricPointsInvalid(MAXIMUM_MARKS_CEILING);

/** A reason for points, or for a deduction if negative. */
export const rubricItemSchema = z.object(
  {
    /** Chosen by the client that adds the item; answers refer to it. */
    id: z.string(items).min(1, items).max(ID_MAXIMUM_LENGTH, items).refine(isCleanText, items),
    text: z.string(text).trim().min(1, text).max(RUBRIC_ITEM_MAXIMUM_LENGTH, text).refine(isCleanText, text),
    points: z
      .number(points)
      .min(-MAXIMUM_MARKS_CEILING, points)
      .max(MAXIMUM_MARKS_CEILING, points)
      .multipleOf(MARK_STEP, points),
  },
  items,
);
export type RubricItem = z.infer<typeof rubricItemSchema>;

/** The items of a rubric in the order of their keys. */
export const rubricItemsSchema = z
  .array(rubricItemSchema, items)
  .min(1, items)
  .max(RUBRIC_ITEMS_MAXIMUM, items)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, items)
  .readonly();

/** The items of one answer. */
export const itemIdsSchema = z.array(z.string(items), items).max(RUBRIC_ITEMS_MAXIMUM, items).readonly();

/** The effect of changed items on marks given by the rubric; nothing is written. */
export const rubricPreviewSchema = z.object({
  /** Sent back with the items, to apply exactly the previewed change. */
  seen: z.string(),
  gains: changedMarksSchema,
  losses: changedMarksSchema,
  /** Of the answers marked by the rubric. */
  unchangedCount: z.number(),
  /** Of the quiz scores. */
  meanBefore: z.number(),
  meanAfter: z.number(),
  /** Whether any of the affected students can see their scores already. */
  isReleased: z.boolean(),
});
export type RubricPreview = z.infer<typeof rubricPreviewSchema>;
