import { useEffect, useRef } from 'react';
import { EVALUATION_POLL_MS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { QuizResults } from '../../../shared/results/schema';
import { serverSentence, statusOf } from '../../platform/error-message';
import { mayRetry } from '../../platform/query-client';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { usePolling } from '../../platform/use-polling';
import { useTeacherLogin } from '../../platform/use-teacher-login';
import { texts } from './texts';

const isRefused = (error: unknown) => [401, 403].includes(statusOf(error) ?? 0);

/** The results, asked for again every 2000 ms while they are being evaluated and the page is in sight (spec §4). */
export function useResults(quizId: string, say: (text: string) => void) {
  const goToLogin = useTeacherLogin();
  const isShown = useRef(false);
  const query = trpc.results.get.useQuery(
    { quizId },
    {
      ...usePolling(({ evaluationStatus }: QuizResults) =>
        evaluationStatus === 'in-progress' ? EVALUATION_POLL_MS : false,
      ),
      // Once there is something to show, the next poll is the retry.
      retry: (failures, failure) => !isShown.current && mayRetry(failures, failure),
    },
  );
  const { data, error } = query;
  isShown.current = data !== undefined;
  const status = data?.evaluationStatus;

  useDocumentTitle(
    status === 'in-progress' ? `(${Math.round(data?.evaluationProgress ?? 0)}%) ${texts.title}` : texts.title,
  );

  const lastStatus = useRef(status);
  useEffect(() => {
    // A small class may be done before the first look at it: then nothing was ever seen in progress.
    const wasOpen = lastStatus.current === 'pending' || lastStatus.current === 'in-progress';
    if (wasOpen && status === 'completed') say(messages.evaluationCompleted);
    lastStatus.current = status;
  }, [status, say]);

  useEffect(() => {
    if (!isRefused(error)) return;
    goToLogin({ reason: serverSentence(error) ?? messages.loginAgain, isRefused: true });
  }, [error, goToLogin]);

  return { results: data, error, refetch: () => void query.refetch() };
}
