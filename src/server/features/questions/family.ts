import type { Teacher } from '../../../shared/actor';
import type { QuestionCopy } from '../../../shared/bank/schema';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { changesFrozenParts } from '../../../shared/quiz/frozen';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { copyDiffers, withContentOf } from '../../rules/bank/copy-differs';
import { listSeenIds } from '../quizzes/access';
import { hasStarted, type QuizRecord } from '../quizzes/find';
import { isFamilyInQuiz, joinFamily, listCopies } from './family-store';
import { getQuestion } from './find';

/** The copies of a question in quizzes that the teacher may edit, without the question itself. */
export function getCopies(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, question }: { teacher: Teacher; question: Question },
): (QuestionCopy & { readonly quiz: Seen<QuizRecord, 'edit'>; readonly question: Question })[] {
  const quizIds = listSeenIds(deps, teacher, 'edit');
  return listCopies(deps.db, { questionId: question._id, quizIds }).map(({ questionId, quiz }) => {
    const copy = getQuestion(deps, quiz.id, questionId);
    const isStarted = hasStarted(deps, quiz.id);
    const isFrozen = isStarted && changesFrozenParts(copy, withContentOf(question, copy));
    return {
      ...{ questionId, quizId: quiz.id, title: quiz.title, question: copy },
      // Its id is in the list of visible quizzes.
      quiz: quiz as Seen<QuizRecord, 'edit'>,
      differs: copyDiffers(question, copy),
      hasStarted: isStarted,
      refusal: isFrozen ? messages.attemptsFreezeQuestions : null,
    };
  });
}

/**
 * Adds an imported question to the family of its origin; if the quiz already has one of the family, it starts its own, as a copy
 * there does. Part of a transaction.
 */
export function joinFamilyOfFile(
  { db }: Pick<Deps, 'db'>,
  { from, to, quizId }: { from: string; to: string; quizId: string },
): void {
  if (!isFamilyInQuiz(db, { from, quizId })) joinFamily(db, { from, to });
}
