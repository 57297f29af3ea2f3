import * as z from 'zod';
import {
  gradebookSchema,
  gradebookWeightsSchema,
  ownColumnHeadSchema,
  ownMarkSchema,
} from '../../../shared/gradebook/schema';
import { messageSchema, teacherCall } from '../../calls/declare';
import { fileAnswerSchema } from '../../calls/file-answer';
import { refuseUsedUp } from '../../rates/kept-bytes';
import { marksFileSchema } from '../../rules/export/marks-table';
import {
  columnChangesSchema,
  columnOrderSchema,
  columnRequestSchema,
  columnUndoSchema,
  ownMarkRequestSchema,
  weightsRequestSchema,
} from '../../rules/gradebook/request';
import { classToEdit, classToLook } from '../classes/targets';
import { exportClassMarks, exportGradebookCsv, exportGradebookWorkbook } from './export';
import { getGradebook } from './get';
import { addColumn, orderColumns, removeColumn, restoreColumn, updateColumn } from './own-columns';
import { setOwnMark } from './set-own-mark';
import { setWeights } from './set-weights';
import { cellToEdit, columnToEdit } from './targets';

export const gradebookCalls = {
  get: teacherCall({
    kind: 'query',
    rest: 'GET /class/:classId/gradebook',
    isPlain: true,
    on: classToLook,
    output: gradebookSchema,
    run: getGradebook,
  }),
  setWeights: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId/gradebook',
    body: 'large-json',
    on: classToEdit,
    input: weightsRequestSchema,
    output: gradebookWeightsSchema,
    run: setWeights,
  }),
  addColumn: teacherCall({
    kind: 'act',
    rest: 'POST /class/:classId/columns',
    on: classToEdit,
    input: columnRequestSchema,
    output: ownColumnHeadSchema,
    run: addColumn,
  }),
  orderColumns: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId/columns',
    on: classToEdit,
    input: columnOrderSchema,
    output: columnOrderSchema,
    run: orderColumns,
  }),
  updateColumn: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId/columns/:columnId',
    on: columnToEdit,
    input: columnChangesSchema,
    output: ownColumnHeadSchema,
    run: updateColumn,
  }),
  removeColumn: teacherCall({
    kind: 'act',
    rest: 'DELETE /class/:classId/columns/:columnId',
    on: columnToEdit,
    output: messageSchema.extend({ undo: z.string() }),
    run: removeColumn,
  }),
  restoreColumn: teacherCall({
    kind: 'act',
    rest: 'POST /class/:classId/columns/restore',
    body: 'large-json',
    on: classToEdit,
    input: columnUndoSchema,
    output: ownColumnHeadSchema,
    run: restoreColumn,
  }),
  setMark: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId/columns/:columnId/marks/:memberId',
    on: cellToEdit,
    input: ownMarkRequestSchema,
    output: ownMarkSchema,
    run: setOwnMark,
  }),
  csv: teacherCall({
    kind: 'query',
    guard: refuseUsedUp,
    rest: 'GET /class/:classId/gradebook.csv',
    on: classToLook,
    output: fileAnswerSchema,
    run: exportGradebookCsv,
  }),
  marksCsv: teacherCall({
    kind: 'query',
    guard: refuseUsedUp,
    rest: 'GET /class/:classId/marks.csv',
    on: classToLook,
    input: marksFileSchema,
    output: fileAnswerSchema,
    run: exportClassMarks,
  }),
  workbook: teacherCall({
    kind: 'query',
    guard: refuseUsedUp,
    rest: 'GET /class/:classId/gradebook.xlsx',
    on: classToLook,
    output: fileAnswerSchema,
    run: exportGradebookWorkbook,
  }),
};
