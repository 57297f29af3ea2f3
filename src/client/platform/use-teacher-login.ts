import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { loginNotice, teacherLoginFromHere } from './errand';
import { clearToken, signedInRole } from './token';

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
