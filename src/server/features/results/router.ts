import { asSent, router, studentProcedure, teacherProcedure } from '../../transport/trpc';
import { type ExportFile, exportResultsCsv, exportWorkbook } from './export.service';
import { getAllData, getEvaluatedQuiz, getQuizResults } from './service';

export interface QuizInput {
  quizId: string;
}

const asBase64 = ({ fileName, mediaType, bytes }: ExportFile) => ({
  fileName,
  mediaType,
  base64: Buffer.from(bytes).toString('base64'),
});

export const resultsRouter = router({
  get: teacherProcedure
    .input(asSent<QuizInput>())
    .query(({ ctx, input }) => getQuizResults(ctx.deps, ctx.teacher, input.quizId)),
  evaluated: studentProcedure
    .input(asSent<QuizInput>())
    .query(({ ctx, input }) => getEvaluatedQuiz(ctx.deps, ctx.student, input.quizId)),
  allData: teacherProcedure.query(({ ctx }) => getAllData(ctx.deps, ctx.teacher)),
  csv: teacherProcedure
    .input(asSent<QuizInput>())
    .query(async ({ ctx, input }) => asBase64(await exportResultsCsv(ctx.deps, ctx.teacher, input.quizId))),
  workbook: teacherProcedure.query(async ({ ctx }) => asBase64(await exportWorkbook(ctx.deps, ctx.teacher))),
});
