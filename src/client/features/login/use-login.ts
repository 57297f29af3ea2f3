import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { accountMessages } from '../../../shared/account/messages';
import type { Role } from '../../../shared/actor';
import { reachServer } from '../../platform/connection';
import { deskFor, type Errand } from '../../platform/errand';
import { serverSentence } from '../../platform/error-message';
import {
  beginSession,
  leaveForSignIn,
  type SignInResult,
  signInAddress,
  takeSignInResult,
} from '../../platform/sign-in';
import { site } from '../../platform/site';
import { trpcClient } from '../../platform/trpc-client';
import { askGoogle, prepareGoogleWindow } from './google-window';
import { dropInvite, heldInvite } from './invite';
import { sentenceFor } from './sign-in-failure';

const exchange = (role: Role, firebaseToken: string) =>
  role === 'teacher'
    ? exchangeForTeacher(firebaseToken)
    : trpcClient.accounts.loginStudent.mutate({ firebaseToken });

async function exchangeForTeacher(firebaseToken: string) {
  const invite = heldInvite() ?? undefined;
  try {
    const login = await trpcClient.accounts.loginTeacher.mutate({
      firebaseToken,
      termsAccepted: true,
      ...(invite !== undefined && { invite }),
    });
    dropInvite();
    return login;
  } catch (failure) {
    if (serverSentence(failure) === accountMessages.inviteUnusable) dropInvite();
    throw failure;
  }
}

/**
 * Exchanges the identity token from the sign-in page or window for a session, stores it and opens the
 * destination.
 */
export function useLogin(role: Role, { quizId, next }: Errand) {
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [, navigate] = useLocation();
  const tries = useRef(0);

  const finish = useCallback(
    async (result: SignInResult) => {
      tries.current += 1;
      const thisTry = tries.current;
      setProcessing(true);
      setError(undefined);
      try {
        const firebaseToken = await result.firebaseToken();
        // A teacher who bypassed the terms box starts again at it.
        if (firebaseToken === undefined || (role === 'teacher' && !result.termsAccepted)) {
          // A window superseded by another one must not change the state.
          if (thisTry === tries.current) setProcessing(false);
          return;
        }
        const mustReload = await beginSession(await exchange(role, firebaseToken), role);
        const desk = deskFor(role, { quizId, next });
        if (mustReload) location.replace(desk);
        else navigate(desk, { replace: true });
      } catch (failure) {
        setError(sentenceFor(failure));
        setProcessing(false);
      }
    },
    [role, quizId, next, navigate],
  );

  useEffect(prepareGoogleWindow, []);

  useEffect(() => {
    const result = takeSignInResult();
    if (result) void finish(result);
  }, [finish]);

  useEffect(() => {
    // The browser's Back may restore this page from its cache.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setProcessing(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  /** Opens the sign-in; for a teacher only with the terms accepted. */
  const begin = async () => {
    const termsAccepted = role === 'teacher';
    if (site.identityProvider === 'firebase') {
      return finish({ firebaseToken: () => askGoogle(() => setProcessing(false)), termsAccepted });
    }
    setProcessing(true);
    setError(undefined);
    try {
      if (site.identityProvider === 'oidc') {
        // The next page comes from the server: without it, no error could be shown any more.
        await reachServer();
        leaveForSignIn({ role, errand: { quizId, next }, termsAccepted });
      } else {
        navigate(signInAddress(role, { quizId, next }), { state: { termsAccepted } });
      }
    } catch (failure) {
      setError(sentenceFor(failure));
      setProcessing(false);
    }
  };

  return { processing, error, begin: () => void begin() };
}
