import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import { quizSettingsSchema } from '../../../shared/quiz/settings-schema';
import type { Deps } from '../../deps';
import { addFilledQuiz, freeCopyTitle } from './add-filled';
import { getQuestions, type QuizRecord } from './find';

/**
 * Copies a quiz with its settings, questions and images into a new draft in the same folder, under a free "… (copy)" title. Refuses (409) a quiz,
 * question or image more than there can be.
 */
export const duplicateQuiz = (
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  { teacher, quiz }: { teacher: Teacher; quiz: QuizRecord },
): Quiz =>
  addFilledQuiz(deps, {
    teacher,
    settings: { ...quizSettingsSchema.parse(quiz), title: freeCopyTitle(deps, teacher, quiz.title) },
    questions: getQuestions(deps, quiz.id),
    folder: quiz.folder,
  });
