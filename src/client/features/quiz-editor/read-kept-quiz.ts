import * as z from 'zod';
import { quizSettingsSchema } from '../../../shared/quiz/settings-schema';
import type { QuizForm } from '../../quiz-parts/quiz-drafts';

const { title, description, ...switches } = quizSettingsSchema.shape;

/**
 * Reads what an earlier visit, or an earlier version of the editor, kept of a quiz. Each field is taken for itself: one that is
 * missing or does not fit stays as the quiz has it now, so that a new setting does not cost a teacher what they typed. What is
 * no form at all is dropped. It comes with zod, so it is loaded only where there is something to read.
 */
export function readKeptQuiz(kept: unknown, now: QuizForm): QuizForm | undefined {
  const fields = {
    title: title.catch(now.title),
    description: description.catch(now.description),
    totalMinutes: z.string().catch(now.totalMinutes),
    useQuestionTimer: switches.useQuestionTimer.catch(now.useQuestionTimer),
    allowNavigation: switches.allowNavigation.catch(now.allowNavigation),
    shuffleQuestions: switches.shuffleQuestions.catch(now.shuffleQuestions),
    allowTabChange: switches.allowTabChange.catch(now.allowTabChange),
    order: z.array(z.string()).readonly().catch(now.order),
  } satisfies { [Field in keyof QuizForm]: z.ZodType<QuizForm[Field]> };
  return z.object(fields).safeParse(kept).data;
}
