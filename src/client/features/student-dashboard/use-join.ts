import { useCallback, useState } from 'react';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { messages } from '../../../shared/messages';
import { serverSentence } from '../../platform/error-message';
import { trpcClient } from '../../platform/trpc-client';
import type { EnteredQuiz } from '../../quiz-session/entered-quiz';
import { sendDiscarded } from './saved-answers';

/** Joins a quiz; rejects with the sentence for the student in `message` and the server's error in `cause`. */
async function joinQuiz(shareId: string, fallback: string): Promise<JoinedQuiz> {
  // An older server may omit fields.
  const joined: Partial<JoinedQuiz> = await sendDiscarded()
    .then(() => trpcClient.attempts.join.mutate({ shareId }))
    .catch((cause: unknown) => {
      throw new Error(serverSentence(cause) ?? fallback, { cause });
    });
  if (!joined?.quiz || !joined.attempt) throw new Error(messages.unableToStart);
  return { quiz: joined.quiz, attempt: joined.attempt };
}

export type JoinFailure = Error;

/** The single way into a quiz: by ID, link, list row or resuming. */
export function useJoin(onEntered: (entered: EnteredQuiz) => void) {
  const [joiningId, setJoiningId] = useState<string | null>(null);
  const join = useCallback(
    async (shareId: string, fallback: string): Promise<JoinFailure | null> => {
      setJoiningId(shareId);
      try {
        onEntered({ joined: await joinQuiz(shareId, fallback), isGuess: false });
        return null;
      } catch (failure) {
        return failure instanceof Error ? failure : new Error(fallback);
      } finally {
        setJoiningId(null);
      }
    },
    [onEntered],
  );
  return { join, joiningId };
}

export type Join = ReturnType<typeof useJoin>['join'];
