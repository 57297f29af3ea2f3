import { useEffect, useRef } from 'react';
import { EVALUATION_POLL_MS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { TeacherDashboard } from '../../../shared/quiz/schema';
import type { Loading } from '../../loading/Loaded';
import { nowMs } from '../../platform/clock';
import { serverSentence } from '../../platform/error-message';
import { noteRole } from '../../platform/local-storage';
import { trpc } from '../../platform/trpc';
import { usePolling } from '../../platform/use-polling';
import { isSessionOver, useTeacherLogin } from '../../platform/use-teacher-login';
import { texts } from './texts';

const RETRY_FOR_MS = 10_000;
const RETRY_EVERY_MS = 1000;
/** Students join and submit while the page is open. */
const WATCH_EVERY_MS = 10_000;

function pollMs({ quizzes }: TeacherDashboard): number | false {
  if (quizzes.some(({ evaluationStatus }) => evaluationStatus === 'in-progress')) return EVALUATION_POLL_MS;
  const isOpen = quizzes.some((quiz) => quiz.isPublished && quiz.acceptingResponses);
  return isOpen ? WATCH_EVERY_MS : false;
}

/**
 * The teacher's quizzes. If refused, redirects to the login immediately; on failures after retries for 10 s.
 * A loaded list stays while the connection is retried, at growing intervals.
 */
export function useTeacherDashboard(): Loading<TeacherDashboard> {
  const goToLogin = useTeacherLogin();
  const firstFailureMs = useRef(0);
  const isShown = useRef(false);

  const query = trpc.quizzes.dashboard.useQuery(undefined, {
    ...usePolling(pollMs),
    retry: (failures, error) => {
      if (failures === 0) firstFailureMs.current = nowMs();
      return !isShown.current && !isSessionOver(error) && nowMs() - firstFailureMs.current < RETRY_FOR_MS;
    },
    retryDelay: RETRY_EVERY_MS,
  });

  const { data, error } = query;
  isShown.current = data !== undefined;
  const isOpen = data !== undefined;
  useEffect(() => {
    if (isOpen) noteRole('teacher');
  }, [isOpen]);
  useEffect(() => {
    if (!error || (data && !isSessionOver(error))) return;
    const reason = serverSentence(error) ?? (isSessionOver(error) ? messages.loginAgain : texts.cannotLoad);
    goToLogin({ reason, isRefused: isSessionOver(error) });
  }, [data, error, goToLogin]);

  return query;
}
