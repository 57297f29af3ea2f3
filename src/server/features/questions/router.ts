import { fieldOf } from '../../../shared/parse';
import type { QuestionDraft } from '../../../shared/question/draft';
import { readQuestionForm } from '../../transport/question-form';
import { asSent, router, teacherProcedure } from '../../transport/trpc';
import { updateQuestion } from './correct.service';
import { createQuestion, removeQuestion, restoreQuestion } from './service';

export interface QuestionInput {
  questionId: string;
  quizId: string;
}

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
  remove: teacherProcedure
    .input(asSent<QuestionInput>())
    .mutation(({ ctx, input }) => removeQuestion(ctx.deps, ctx.teacher, input.questionId, input.quizId)),
  restore: teacherProcedure
    .input(asSent<QuestionInput>())
    .mutation(({ ctx, input }) => restoreQuestion(ctx.deps, ctx.teacher, input.questionId, input.quizId)),
});
