import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../../shared/messages';
import { dashboardPath, withQuery } from '../../paths';
import { rememberAccount } from '../../platform/account';
import { serverSentence } from '../../platform/error-message';
import { type SignInResult, takeSignInResult } from '../../platform/google-sign-in';
import { setToken } from '../../platform/token';
import { trpcClient } from '../../platform/trpc-client';

type Role = 'teacher' | 'student';

const exchange = (role: Role, { firebaseToken }: SignInResult) =>
  role === 'teacher'
    ? trpcClient.accounts.loginTeacher.mutate({ firebaseToken, termsAccepted: true })
    : trpcClient.accounts.loginStudent.mutate({ firebaseToken });

/**
 * Exchanges the identity token that came back from the sign-in page for a session, keeps it and goes on to
 * the dashboard; the quiz to join goes along.
 */
export function useLogin(role: Role, quizId: string | null) {
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [, navigate] = useLocation();

  const finish = useCallback(
    async (result: SignInResult) => {
      setProcessing(true);
      try {
        const { token, user } = await exchange(role, result);
        setToken(token);
        rememberAccount(user);
        navigate(withQuery(dashboardPath(role), { quizId }), { replace: true });
      } catch (failure) {
        setError(serverSentence(failure) ?? messages.loginFailed);
        setProcessing(false);
      }
    },
    [role, quizId, navigate],
  );

  useEffect(() => {
    const result = takeSignInResult();
    // A teacher who came around the terms box starts again at the box.
    if (result && (role === 'student' || result.termsAccepted)) void finish(result);
  }, [role, finish]);

  return { processing, error };
}
