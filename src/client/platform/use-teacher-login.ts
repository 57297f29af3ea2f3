import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../shared/messages';
import { loginNotice, teacherLoginFromHere } from './errand';
import { serverSentence, statusOf } from './error-message';
import { clearToken, signedInRole } from './local-storage';

interface Leaving {
  readonly reason: string;
  /** Whether the server has refused the session; else it may still be good. */
  readonly isRefused: boolean;
}

/** Sends a teacher to the login page, which leads back here afterwards. */
export function useTeacherLogin() {
  const [, navigate] = useLocation();
  return useCallback(
    ({ reason, isRefused }: Leaving) => {
      const address = teacherLoginFromHere();
      // A student's session is good at another desk.
      if (isRefused && signedInRole() !== 'student') clearToken();
      navigate(address, { replace: true, state: loginNotice(reason, !isRefused) });
    },
    [navigate],
  );
}

/** Whether the server has refused the session that asked; a right that is too small for something is no reason to leave. */
export const isSessionOver = (error: unknown): boolean =>
  statusOf(error) === 401 || (statusOf(error) === 403 && serverSentence(error) === messages.teachersOnly);

/** Leads to the login page, with the server's sentence, once what was asked for is refused because the session is over. */
export function useSessionEnd(error: unknown): void {
  const goToLogin = useTeacherLogin();
  useEffect(() => {
    if (!isSessionOver(error)) return;
    goToLogin({ reason: serverSentence(error) ?? messages.loginAgain, isRefused: true });
  }, [error, goToLogin]);
}
