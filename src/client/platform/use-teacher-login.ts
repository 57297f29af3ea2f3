import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../shared/messages';
import { loginNotice, teacherLoginFromHere } from './errand';
import { serverSentence, statusOf } from './error-message';
import { clearToken, signedInRole } from './local-storage';

interface Leaving {
  readonly reason: string;
  /** Whether the server has refused the session; otherwise it may still be valid. */
  readonly isRefused: boolean;
}

/** Sends a teacher to the login page, which leads back here. */
export function useTeacherLogin() {
  const [, navigate] = useLocation();
  return useCallback(
    ({ reason, isRefused }: Leaving) => {
      const address = teacherLoginFromHere();
      // A student's session is valid elsewhere.
      if (isRefused && signedInRole() !== 'student') clearToken();
      navigate(address, { replace: true, state: loginNotice(reason, !isRefused) });
    },
    [navigate],
  );
}

/** Whether the server has refused the session; a missing right does not end it. */
export const isSessionOver = (error: unknown): boolean =>
  statusOf(error) === 401 || (statusOf(error) === 403 && serverSentence(error) === messages.teachersOnly);

/** Opens the login page with the server's message once a request fails because the session is over. */
export function useSessionEnd(error: unknown): void {
  const goToLogin = useTeacherLogin();
  useEffect(() => {
    if (!isSessionOver(error)) return;
    goToLogin({ reason: serverSentence(error) ?? messages.loginAgain, isRefused: true });
  }, [error, goToLogin]);
}
