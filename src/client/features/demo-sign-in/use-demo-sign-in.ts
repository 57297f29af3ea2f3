import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Role } from '../../../shared/actor';
import { messages } from '../../../shared/messages';
import { type Errand, loginFor } from '../../platform/errand';
import { serverSentence } from '../../platform/error-message';
import { termsWereAccepted } from '../../platform/sign-in';
import { trpcClient } from '../../platform/trpc-client';

/** Whom the demo sign-in stands for. */
export interface Account {
  readonly name: string;
  readonly email: string;
}

/** Ready-made accounts, so that trying the product out takes one click. */
export const SAMPLE_ACCOUNTS: Readonly<Record<'teacher' | 'student', readonly Account[]>> = {
  teacher: [
    { name: 'Meera Rao', email: 'meera.rao@example.org' },
    { name: 'Daniel Okafor', email: 'daniel.okafor@example.org' },
  ],
  student: [
    { name: 'Asha Kumar', email: 'asha.kumar@example.org' },
    { name: 'Ben Fischer', email: 'ben.fischer@example.org' },
    { name: 'Chidi Eze', email: 'chidi.eze@example.org' },
  ],
};

/** Gets an identity token for the account and takes it back to the login page, in the history entry. */
export function useDemoSignIn(role: Role, errand: Errand) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [, navigate] = useLocation();

  const choose = async ({ name, email }: Account) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { firebaseToken } = await trpcClient.accounts.demoIdToken.mutate({ name, email });
      navigate(loginFor(role, errand), {
        replace: true,
        state: { firebaseToken, termsAccepted: termsWereAccepted() },
      });
    } catch (failure) {
      setError(serverSentence(failure) ?? messages.loginFailed);
      setBusy(false);
    }
  };

  return { busy, error, choose: (account: Account) => void choose(account) };
}
