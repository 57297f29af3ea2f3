import { useState } from 'react';
import type { ClassLoginRequest, Login } from '../../shared/account/schema';
import { formatTime } from '../../shared/languages/date-form';
import { nowMs } from '../platform/clock';
import { retryAfterSeconds, statusOf } from '../platform/error-message';
import { beginSession, signInTrouble } from '../platform/sign-in';
import { noteClassMember } from '../platform/tab-storage';
import { trpcClient } from '../platform/trpc-client';
import { classSignInTexts as texts } from './class-sign-in-texts';

/** Called after a sign-in with the `mustReload` of `beginSession`. */
export type SignedIn = (mustReload: boolean) => void;

/** Exchanges a slip's data for a session; returns the sentence of a failure. */
export function useClassSignIn(onSignedIn: SignedIn) {
  const [isBusy, setBusy] = useState(false);

  const signIn = async (request: ClassLoginRequest): Promise<string | null> => {
    setBusy(true);
    try {
      const login = await signInPatiently(request);
      const mustReload = await beginSession(login, 'student');
      noteSignIn(request, login);
      onSignedIn(mustReload);
      return null;
    } catch (failure) {
      setBusy(false);
      return sentenceFor(failure);
    }
  };

  return { isBusy, signIn };
}

/** Retries after a full queue, by when this device has its own place. */
const AGAIN = 3;

async function signInPatiently(request: ClassLoginRequest): Promise<Login> {
  for (let again = 0; ; again += 1) {
    try {
      return await trpcClient.accounts.loginClass.mutate(request);
    } catch (failure) {
      const seconds = statusOf(failure) === 503 ? retryAfterSeconds(failure) : undefined;
      if (seconds === undefined || again === AGAIN) throw failure;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

function noteSignIn({ classCode, member }: ClassLoginRequest, { user }: Login): void {
  noteClassMember({ classCode, member, name: user.name });
}

function sentenceFor(failure: unknown): string {
  const seconds = statusOf(failure) === 429 ? retryAfterSeconds(failure) : undefined;
  const trouble = signInTrouble(failure);
  // Rounded up to whole minutes: a clock without seconds would promise too much.
  return seconds === undefined
    ? trouble
    : texts.tryAgainAt({ trouble, time: formatTime(nowMs() + seconds * 1000 + 59_999) });
}
