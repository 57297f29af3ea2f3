import { useCallback, useEffect, useRef, useState } from 'react';
import type { StartRefusal } from '../../../shared/assignment/may-start';
import { messages } from '../../../shared/messages';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { nowMs } from '../../platform/clock';
import { useRetry } from '../../platform/connection';
import { serverSentence, statusOf } from '../../platform/error-message';
import { prepared } from '../../platform/prepared';
import { trpcClient } from '../../platform/trpc-client';
import { shareIdIn } from './share-id';
import { texts } from './texts';
import type { Join, JoinFailure } from './use-join';

interface QuizEntry {
  /** The quiz in the link (spec §2: the query parameter `quizId`). */
  quizId: string | null;
  /** Whether the dashboard is loaded and a saved quiz decided about. */
  isReady: boolean;
  join: Join;
  /** Called with the ID when a start card opens; it has its own address, so that Back leaves it. */
  onCard: (shareId: string) => void;
}

/** A quiz as looked up, with its arrival by this device's clock. */
export interface LookedUp {
  readonly quiz: SharedQuiz;
  readonly receivedAtMs: number;
}

/** Outside the first load: fetched during the look-up. */
export const StartCard = prepared(async () => (await import('./StartCard')).StartCard);

/** Opens a quiz by ID or link: its start card, or a running attempt directly. */
export function useQuizEntry({ quizId, isReady, join, onCard }: QuizEntry) {
  const [card, setCard] = useState<LookedUp | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [linkFailure, setLinkFailure] = useState<string | null>(null);
  /** The linked quiz without an answer from the server. */
  const [awayId, setAwayId] = useState<string | null>(null);
  const lookedAt = useRef<string | null>(null);
  const linkedId = quizId ? shareIdIn(quizId) : null;

  const enter = useCallback(
    async (shareId: string, fallback: string): Promise<JoinFailure | null> => {
      lookedAt.current = shareId;
      setIsLooking(true);
      try {
        const card = StartCard.prepare();
        const quiz = await lookUp(shareId, fallback);
        if (quiz.own?.state === 'running') return await join(shareId, fallback);
        await card;
        setCard({ quiz, receivedAtMs: nowMs() });
        onCard(quiz.shareId);
        return null;
      } catch (failure) {
        return failure instanceof Error ? failure : new Error(fallback);
      } finally {
        setIsLooking(false);
      }
    },
    [join, onCard],
  );

  const openLink = useCallback(async () => {
    if (!linkedId) return;
    const failed = await enter(linkedId, messages.quizNotFoundOrNotPublished);
    const isAway = failed !== null && gotNoAnswer(failed);
    setAwayId(isAway ? linkedId : null);
    setLinkFailure(isAway ? texts.linkUnreachable : (failed?.message ?? null));
  }, [linkedId, enter]);
  useEffect(() => {
    if (linkedId && isReady && lookedAt.current !== linkedId) void openLink();
  }, [linkedId, isReady, openLink]);
  const isWaiting = awayId !== null && awayId === linkedId;
  useRetry(isWaiting, openLink);

  const retryLink = isWaiting ? () => void openLink() : undefined;
  const isShown = card !== null && card.quiz.shareId === linkedId;
  return {
    card: isShown ? card : null,
    enter,
    isLooking,
    /** Whether a link is still being followed. */
    isOnTheWay: linkedId !== null && isReady && linkFailure === null,
    linkFailure,
    setLinkFailure,
    retryLink,
  };
}

export type EnterQuiz = ReturnType<typeof useQuizEntry>['enter'];

/** Whether a join failed without a meaningful answer: no network, or a server error. */
const gotNoAnswer = ({ cause }: Error): boolean => cause !== undefined && (statusOf(cause) ?? 503) >= 500;

/** The refusals shown instead of the card; the others appear on it with their remedy. */
const WITHOUT_CARD: Partial<Record<StartRefusal, string>> = {
  unpublished: messages.quizNotFoundOrNotPublished,
  closed: messages.notAcceptingResponses,
  submitted: messages.alreadySubmitted,
};

/**
 * The quiz of a share ID if this student may start or continue it; rejects with the sentence for the student.
 */
async function lookUp(shareId: string, fallback: string): Promise<SharedQuiz> {
  const quiz = await trpcClient.quizzes.getShared.query({ shareId }).catch((cause: unknown) => {
    throw new Error(serverSentence(cause) ?? fallback, { cause });
  });
  const start = quiz.own?.start;
  const refusal = start && 'no' in start ? WITHOUT_CARD[start.because] : undefined;
  if (refusal) throw new Error(refusal);
  return quiz;
}
