import { gradebookSchema, gradebookWeightsSchema } from '../../../shared/gradebook/schema';
import { teacherCall } from '../../calls/declare';
import { fileAnswerSchema } from '../../calls/file-answer';
import { refuseUsedUp } from '../../rates/kept-bytes';
import { marksFileSchema } from '../../rules/export/marks-table';
import { weightsRequestSchema } from '../../rules/gradebook/request';
import { classToEdit, classToLook } from '../classes/targets';
import { exportClassMarks, exportGradebookCsv, exportGradebookWorkbook } from './export';
import { getGradebook } from './get';
import { setWeights } from './set-weights';

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
