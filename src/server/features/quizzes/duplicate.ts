import type { Teacher } from '../../../shared/actor';
import type { Quiz } from '../../../shared/quiz/schema';
import { quizSettingsSchema } from '../../../shared/quiz/settings-schema';
import type { Deps } from '../../deps';
import { addCopy, refuseManyCopies } from '../questions/copy';
import { addFilledQuiz, freeCopyTitle } from './add-filled';
import { getDrafts, getQuestions, type QuizRecord } from './find';
import { getChangedQuiz } from './get';
import { getOrder } from './order';

/**
 * Copies a quiz with its settings and switches, questions, unfinished ones and images into a new draft in the same folder, under a free
 * "… (copy)" title. Refuses (409) a quiz, question or image more than there can be.
 */
export function duplicateQuiz(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  { teacher, quiz }: { teacher: Teacher; quiz: QuizRecord },
): Quiz {
  const { _id: quizId } = addFilledQuiz(deps, {
    teacher,
    settings: { ...quizSettingsSchema.parse(quiz), title: freeCopyTitle(deps, teacher, quiz.title) },
    questions: [],
    folder: quiz.folder,
    useEarlierMarks: quiz.useEarlierMarks,
  });
  const questions = new Map(getQuestions(deps, quiz.id).map((question) => [question._id, question]));
  const drafts = new Map(getDrafts(deps, quiz.id).map((draft) => [draft.id, draft]));
  const sources = getOrder(deps, quiz.id).map((id) => ({
    question: questions.get(id),
    kept: drafts.get(id),
  }));
  refuseManyCopies(deps, { teacher, quizId, sources });
  sources.forEach((source, position) => {
    addCopy(deps, source, { quizId, position });
  });
  return getChangedQuiz(deps, teacher, quizId);
}
