import * as z from 'zod';
import {
  itemIdsSchema,
  rubricItemsSchema,
  rubricPreviewSchema,
} from '../../../../shared/marking/rubric-schema';
import { messageSchema, teacherCall } from '../../../calls/declare';
import { marksSchema, seenMarksSchema, studentsSchema } from '../../../rules/marking/request';
import { questionToMark } from '../evaluation/targets';
import { applyRubric, previewRubric, undoRubric, writeRubric } from './change';

const items = { items: rubricItemsSchema };

export const rubricsCalls = {
  preview: teacherCall({
    kind: 'act',
    on: questionToMark,
    input: z.object(items),
    output: rubricPreviewSchema,
    run: previewRubric,
  }),
  write: teacherCall({
    kind: 'act',
    on: questionToMark,
    // Without a preview, nothing can match the stored rubric.
    input: z.object({ ...items, seen: z.string().catch('') }),
    output: messageSchema,
    run: writeRubric,
  }),
  undo: teacherCall({ kind: 'act', on: questionToMark, output: messageSchema, run: undoRubric }),
  apply: teacherCall({
    kind: 'act',
    body: 'large-json',
    on: questionToMark,
    input: studentsSchema.extend({
      itemIds: itemIdsSchema,
      marks: marksSchema.shape.marks.optional(),
      ...seenMarksSchema.shape,
    }),
    output: messageSchema.extend({ changed: z.number().int() }),
    run: applyRubric,
  }),
};
