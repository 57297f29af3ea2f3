import { useEffect, useEffectEvent } from 'react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { trpc } from '../../platform/trpc';
import { sendUnsent } from '../acts/use-quiz-acts';

/** Discards a new quiz that its teacher leaves untouched; the server decides whether it is. */
export function useDiscarding(quiz: QuizRow | undefined): void {
  const utils = trpc.useUtils();
  const discard = async (quizId: string) => {
    if (!(await sendUnsent())) return;
    const { isGone } = await utils.client.quizzes.discard.mutate({ quizId });
    if (isGone) await utils.quizzes.dashboard.invalidate();
  };
  const leave = useEffectEvent(() => {
    if (!quiz || !isEmptyDraft(quiz)) return;
    // Another page of the quiz, or one that returns to it, such as the login.
    if (location.href.includes(encodeURIComponent(quiz._id))) return;
    // Without a connection it stays in the list.
    discard(quiz._id).catch(() => undefined);
  });
  useEffect(() => () => leave(), []);
}

const isEmptyDraft = ({ right, isPublished, questions, draftCount }: QuizRow): boolean =>
  right === 'own' && !isPublished && questions.length + draftCount === 0;
