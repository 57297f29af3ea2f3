import { asSent, router, teacherProcedure } from '../../transport/trpc';
import { dismissAlarm, getRescored } from './review';
import { getSentToAi, setAi } from './set-ai';
import { releaseScores, startEvaluation } from './start';
import { undoMarks } from './undo-marks';
import { updateMarks } from './update-marks';

export interface QuizInput {
  quizId: string;
}

export interface MarksInput extends QuizInput {
  studentId: string;
  questionId: string;
  /** From 0 to the maximum in steps of 0.5. */
  marks: number;
}

export interface QuestionInput extends QuizInput {
  questionId: string;
}

export interface UndoMarksInput extends QuestionInput {
  studentIds: string[];
}

export interface DismissInput extends QuestionInput {
  /** What the alarm rests on, as shown; another evidence raises it again. */
  evidence: string;
}

export interface UseAiInput extends QuizInput {
  useAi: boolean;
}

export const evaluationRouter = router({
  start: teacherProcedure
    .input(asSent<QuizInput>())
    .mutation(({ ctx, input }) => startEvaluation(ctx.deps, ctx.teacher, input.quizId)),
  release: teacherProcedure
    .input(asSent<QuizInput>())
    .mutation(({ ctx, input }) => releaseScores(ctx.deps, ctx.teacher, input.quizId)),
  updateMarks: teacherProcedure
    .input(asSent<MarksInput>())
    .mutation(({ ctx, input }) => updateMarks(ctx.deps, ctx.teacher, input)),
  undoMarks: teacherProcedure
    .input(asSent<UndoMarksInput>())
    .mutation(({ ctx, input }) => undoMarks(ctx.deps, ctx.teacher, input)),
  rescored: teacherProcedure
    .input(asSent<QuestionInput>())
    .query(({ ctx, input }) => getRescored(ctx.deps, ctx.teacher, input)),
  dismissAlarm: teacherProcedure
    .input(asSent<DismissInput>())
    .mutation(({ ctx, input }) => dismissAlarm(ctx.deps, ctx.teacher, input)),
  setAi: teacherProcedure
    .input(asSent<UseAiInput>())
    .mutation(({ ctx, input }) => setAi(ctx.deps, ctx.teacher, input)),
  sentToAi: teacherProcedure
    .input(asSent<QuizInput>())
    .query(({ ctx, input }) => getSentToAi(ctx.deps, ctx.teacher, input.quizId)),
});
