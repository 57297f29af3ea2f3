import * as z from 'zod';
import {
  type AllData,
  allDataSchema,
  evaluatedQuizSchema,
  quizResultsSchema,
  rescoredQuestionSchema,
  studentResultSchema,
} from '../../../shared/results/schema';
import { studentCall, teacherCall } from '../../calls/declare';
import { fileAnswerSchema } from '../../calls/file-answer';
import { refuseUsedUp } from '../../rates/kept-bytes';
import { LazyList } from '../../rules/encoded-json';
import { marksFileSchema } from '../../rules/export/marks-table';
import { questionToLook } from '../marking/evaluation/targets';
import { quizToLook } from '../quizzes/targets';
import { exportQuizMarks, exportResultsCsv, exportResultsWorkbook, exportWorkbook } from './export';
import { getAllData } from './get-all-data';
import { getEvaluatedQuiz } from './get-evaluated';
import { getRescored } from './get-rescored';
import { getQuizResults, getUnnamedResults } from './get-results';
import { ownSubmittedAttempt } from './targets';
import type { StudentLine } from './views';

/** Streamed lines pass the same allow-list one by one. */
export const linesSchema = z.union([
  z.array(studentResultSchema),
  z
    .instanceof(LazyList<StudentLine>)
    .transform((lines) => lines.map((line) => studentResultSchema.parse(line))),
]);

/** Each question was parsed in its batch; together they may be a whole school's. */
const questionsOfAllData = z.custom<AllData['quizzes'][number]['questions']>(Array.isArray);

const resultsSchema = quizResultsSchema.omit({ results: true }).extend({ results: linesSchema });

export const resultsCalls = {
  /** For the marking page. */
  toMark: teacherCall({
    kind: 'query',
    isPlain: true,
    on: quizToLook,
    output: resultsSchema,
    run: getUnnamedResults,
  }),
  /** For API clients. */
  get: teacherCall({
    kind: 'query',
    rest: 'GET /quiz/:quizId/results',
    isPlain: true,
    on: quizToLook,
    output: resultsSchema,
    run: getQuizResults,
  }),
  evaluated: studentCall({
    kind: 'query',
    rest: 'GET /quiz/:quizId/evaluated',
    isPlain: true,
    on: ownSubmittedAttempt,
    output: evaluatedQuizSchema,
    run: getEvaluatedQuiz,
  }),
  allData: teacherCall({
    kind: 'query',
    rest: 'GET /teacher/allData',
    isPlain: true,
    output: z.object({
      quizzes: z.array(allDataSchema.shape.quizzes.element.extend({ questions: questionsOfAllData })),
    }),
    run: getAllData,
  }),
  csv: teacherCall({
    kind: 'query',
    guard: refuseUsedUp,
    rest: 'GET /quiz/:quizId/results.csv',
    on: quizToLook,
    output: fileAnswerSchema,
    run: exportResultsCsv,
  }),
  xlsx: teacherCall({
    kind: 'query',
    guard: refuseUsedUp,
    rest: 'GET /quiz/:quizId/results.xlsx',
    on: quizToLook,
    output: fileAnswerSchema,
    run: exportResultsWorkbook,
  }),
  marksCsv: teacherCall({
    kind: 'query',
    guard: refuseUsedUp,
    rest: 'GET /quiz/:quizId/marks.csv',
    on: quizToLook,
    input: marksFileSchema,
    output: fileAnswerSchema,
    run: exportQuizMarks,
  }),
  workbook: teacherCall({
    kind: 'query',
    guard: refuseUsedUp,
    rest: 'GET /teacher/allData.xlsx',
    output: fileAnswerSchema,
    run: exportWorkbook,
  }),
};

/** Mounted with the evaluation's calls, a layer below the results. */
export const rescoredCalls = {
  rescored: teacherCall({
    kind: 'query',
    on: questionToLook,
    output: rescoredQuestionSchema,
    run: getRescored,
  }),
};
