import { useEffect, useEffectEvent } from 'react';
import { isBlank } from '../../../shared/quiz/draft';
import type { QuizRow } from '../../../shared/quiz/schema';
import { trpc } from '../../platform/trpc';
import { sendUnsent } from '../acts/use-quiz-acts';

/** Discards a new quiz that its teacher leaves untouched, as far as the server finds it so. */
export function useDiscarding(quiz: QuizRow | undefined): void {
  const utils = trpc.useUtils();
  const discard = async (quizId: string) => {
    if (!(await sendUnsent())) return;
    const { isGone } = await utils.client.quizzes.discard.mutate({ quizId });
    if (isGone) await utils.quizzes.dashboard.invalidate();
  };
  const leave = useEffectEvent(() => {
    if (!quiz || !isNewAndEmpty(quiz)) return;
    // Another page of the quiz, or one that leads back to it, such as the login.
    if (location.href.includes(encodeURIComponent(quiz._id))) return;
    // Without a connection it stays in the list.
    discard(quiz._id).catch(() => undefined);
  });
  useEffect(() => () => leave(), []);
}

const isNewAndEmpty = (quiz: QuizRow): boolean =>
  quiz.right === 'own' && !quiz.isPublished && quiz.questions.length + quiz.draftCount === 0 && isBlank(quiz);
