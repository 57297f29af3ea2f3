import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../../shared/messages';
import { nowMs } from '../../platform/clock';
import { classLoginFor, loginFor, loginNotice } from '../../platform/errand';
import { isUnreachable, serverSentence, statusOf } from '../../platform/error-message';
import { clearToken, getToken, noteRole } from '../../platform/local-storage';
import { getSavedQuiz } from '../../platform/saved-quiz';
import { knownClassMember } from '../../platform/tab-storage';
import { trpcClient } from '../../platform/trpc-client';
import { backOffMs } from '../../rules/back-off';
import { texts } from './texts';

const RETRY_FOR_MS = 10_000;
const RETRY_EVERY_MS = 1000;
const LONG_SEEKING = { firstMs: 1000, longestMs: 8000 };

const isRefused = (error: unknown) => [401, 403].includes(statusOf(error) ?? 0);

/**
 * The student's attempts. Without a token, or if refused, redirects to the login immediately; on failures
 * after retries for 10 s, with the quiz to join. Never leaves a running quiz, nor one stored on this device
 * while the server is unreachable: that one can be resumed here, and the fetch is retried.
 */
export function useStudentDashboard({
  quizId,
  isQuizRunning,
}: {
  quizId: string | null;
  isQuizRunning: boolean;
}) {
  const [, navigate] = useLocation();
  const firstFailureMs = useRef(0);
  const isRunning = useRef(isQuizRunning);
  isRunning.current = isQuizRunning;
  const hasToken = getToken() !== null;

  const query = useQuery({
    queryKey: ['student-dashboard'],
    queryFn: () => trpcClient.attempts.dashboard.query(),
    enabled: hasToken && !isQuizRunning,
    refetchOnWindowFocus: true,
    retry: (failures, error) => {
      if (failures === 0) firstFailureMs.current = nowMs();
      if (isUnreachable(error) && getSavedQuiz()) return !isRunning.current;
      return !isRefused(error) && nowMs() - firstFailureMs.current < RETRY_FOR_MS;
    },
    // A whole class may be retrying, yet a recovered server must be found soon.
    retryDelay: (failures) =>
      failures < RETRY_FOR_MS / RETRY_EVERY_MS ? RETRY_EVERY_MS : backOffMs(failures, LONG_SEEKING),
  });

  const { data, error } = query;
  const isOpen = data !== undefined;
  useEffect(() => {
    if (isOpen) noteRole('student');
  }, [isOpen]);
  useEffect(() => {
    if (isQuizRunning) return;
    const login = knownClassMember() ? classLoginFor({ quizId }) : loginFor('student', { quizId });
    if (!hasToken) return navigate(login, { replace: true });
    if (!error || (data && !isRefused(error))) return;
    if (statusOf(error) === 401) clearToken();
    const reason = serverSentence(error) ?? (isRefused(error) ? messages.loginAgain : texts.cannotLoad);
    navigate(login, { replace: true, state: loginNotice(reason, !isRefused(error)) });
  }, [data, error, hasToken, isQuizRunning, navigate, quizId]);

  const isAway = hasToken && !data && query.failureCount > 0 && isUnreachable(query.failureReason);
  return {
    dashboard: data,
    receivedAtMs: query.dataUpdatedAt,
    reconnecting: query.failureCount > 0,
    isAway,
    refetch: query.refetch,
  };
}
