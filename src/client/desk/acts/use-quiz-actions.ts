import type { QuizRow } from '../../../shared/quiz/schema';
import { type QuizActs, type QuizActsOptions, type QuizDialog, useQuizActs } from './use-quiz-acts';

type Named = Pick<QuizRow, '_id' | 'title'>;

/** The actions on one quiz, and the sentence of the last failure. */
export const useQuizActions = (quiz: Named, options?: QuizActsOptions) =>
  actionsOn(quiz, useQuizActs(options));

export function actionsOn(quiz: Named, acts: QuizActs) {
  const { _id: quizId } = quiz;
  return {
    dialog: acts.dialog?.quizId === quizId ? acts.dialog.kind : undefined,
    setDialog: (kind: QuizDialog | undefined) => acts.setDialog(kind && { quizId, kind }),
    failure: acts.failure?.quizId === quizId ? acts.failure.sentence : undefined,
    dismissFailure: acts.dismissFailure,
    left: acts.left,
    shareId: acts.shareIdOf(quizId),
    publish: () => acts.publish(quizId),
    publishing: acts.isPublishing(quizId),
    toggle: (acceptingResponses: boolean) => acts.toggle(quizId, acceptingResponses),
    toggling: acts.isToggling(quizId),
    remove: () => acts.remove(quiz),
    removing: acts.isRemoving(quizId),
    duplicate: () => acts.duplicate(quizId),
    duplicating: acts.isDuplicating(quizId),
  };
}

export type QuizActions = ReturnType<typeof actionsOn>;
