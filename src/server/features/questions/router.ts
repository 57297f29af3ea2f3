import type { CorrectionPolicy } from '../../../shared/marking/corrected-keys';
import { fieldOf } from '../../../shared/parse';
import type { QuestionDraft } from '../../../shared/question/draft';
import { readQuestionForm } from '../../transport/question-form';
import { asSent, router, teacherProcedure } from '../../transport/trpc';
import { updateQuestion } from './correct.service';
import { getLastCorrection, undoCorrection } from './correction-record.service';
import { previewCorrection, readPolicy } from './preview.service';
import { createQuestion, removeQuestion, restoreQuestion } from './service';

export interface QuestionInput {
  questionId: string;
  quizId: string;
}

type CorrectionFields = Partial<QuestionDraft> & {
  questionId: string;
  policy?: CorrectionPolicy;
  removeImage?: boolean;
};

export const questionsRouter = router({
  create: teacherProcedure
    .input(asSent<FormData | (Partial<QuestionDraft> & { quizId: string })>())
    .mutation(async ({ ctx, input }) => createQuestion(ctx.deps, ctx.teacher, await readQuestionForm(input))),
  update: teacherProcedure
    .input(asSent<FormData | (Partial<QuestionDraft> & { questionId: string; removeImage?: boolean })>())
    .mutation(async ({ ctx, input }) => {
      const form = await readQuestionForm(input);
      return updateQuestion(ctx.deps, ctx.teacher, fieldOf(form.fields, 'questionId'), async () => form);
    }),
  previewCorrection: teacherProcedure
    .input(asSent<FormData | CorrectionFields>())
    .mutation(async ({ ctx, input }) => {
      const { fields } = await readQuestionForm(input);
      return previewCorrection(ctx.deps, ctx.teacher, fields);
    }),
  applyCorrection: teacherProcedure
    .input(asSent<FormData | (CorrectionFields & { seen?: string })>())
    .mutation(async ({ ctx, input }) => {
      const form = await readQuestionForm(input);
      const seen = fieldOf(form.fields, 'seen');
      const terms = { policy: readPolicy(form.fields), ...(typeof seen === 'string' && { seen }) };
      const questionId = fieldOf(form.fields, 'questionId');
      return updateQuestion(ctx.deps, ctx.teacher, questionId, async () => form, terms);
    }),
  lastCorrection: teacherProcedure
    .input(asSent<{ questionId: string }>())
    .query(({ ctx, input }) => getLastCorrection(ctx.deps, ctx.teacher, fieldOf(input, 'questionId'))),
  undoCorrection: teacherProcedure
    .input(asSent<{ questionId: string; correctionId: string }>())
    .mutation(({ ctx, input }) =>
      undoCorrection(ctx.deps, ctx.teacher, {
        questionId: fieldOf(input, 'questionId'),
        correctionId: fieldOf(input, 'correctionId'),
      }),
    ),
  remove: teacherProcedure
    .input(asSent<QuestionInput>())
    .mutation(({ ctx, input }) => removeQuestion(ctx.deps, ctx.teacher, input.questionId, input.quizId)),
  restore: teacherProcedure
    .input(asSent<QuestionInput>())
    .mutation(({ ctx, input }) => restoreQuestion(ctx.deps, ctx.teacher, input.questionId, input.quizId)),
});
