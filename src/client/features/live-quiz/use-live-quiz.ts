import { useEffect } from 'react';
import { LIVE_POLL_MS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { serverSentence, statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { usePolling } from '../../platform/use-polling';

/** The class as it is now, asked for again while the page is in sight; a failure leaves the last answer standing. */
export function useLiveQuiz(quizId: string, onSessionEnded: (reason: string) => void) {
  const query = trpc.supervision.live.useQuery(
    { quizId },
    {
      ...usePolling(() => LIVE_POLL_MS),
      // The next poll is the retry: what was lost shows at once.
      retry: false,
    },
  );
  useSessionEnd(query.error, onSessionEnded);
  return { ...query, refetch: () => void query.refetch() };
}

/** A session that has ended leads to the login, with the server's sentence. */
export function useSessionEnd(error: unknown, onSessionEnded: (reason: string) => void): void {
  useEffect(() => {
    if (![401, 403].includes(statusOf(error) ?? 0)) return;
    onSessionEnded(serverSentence(error) ?? messages.loginAgain);
  }, [error, onSessionEnded]);
}
