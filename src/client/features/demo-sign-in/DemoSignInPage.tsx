import { type SubmitEvent, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Role } from '../../../shared/actor';
import { messages } from '../../../shared/messages';
import { type Errand, loginFor, readErrand } from '../../platform/errand';
import { serverSentence } from '../../platform/error-message';
import { termsWereAccepted } from '../../platform/sign-in';
import { trpcClient } from '../../platform/trpc-client';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PageShell } from '../../ui/PageShell';
import { TextField } from '../../ui/TextField';
import styles from './DemoSignInPage.module.css';

/** The local replacement of Google's account page while no identity provider is set up. */
export function DemoSignInPage() {
  useDocumentTitle('Choose an account');
  const query = new URLSearchParams(useSearch());
  const role = query.get('role') === 'teacher' ? 'teacher' : 'student';
  const errand = readErrand(role, query);
  const signIn = useDemoSignIn(role, errand);

  return (
    <PageShell header={<Link href={loginFor(role, errand)}>Back to login</Link>}>
      <div className={styles.page}>
        <Card className={styles.card}>
          <div className={styles.head}>
            <h1>Choose an account</h1>
            <p className={styles.lead}>
              This page stands in for Google on this machine. No password is asked and nothing leaves the
              machine.
            </p>
          </div>
          {signIn.error && (
            <Banner tone="bad" role="alert">
              {signIn.error}
            </Banner>
          )}
          <AccountList accounts={SAMPLE_ACCOUNTS[role]} label={`Sample ${role}s`} onChoose={signIn.choose} />
          <OtherAccountForm busy={signIn.busy} onChoose={signIn.choose} />
        </Card>
      </div>
    </PageShell>
  );
}

interface AccountListProps {
  accounts: readonly Account[];
  label: string;
  onChoose: (account: Account) => void;
}

function AccountList({ accounts, label, onChoose }: AccountListProps) {
  return (
    <ul className={styles.accounts} aria-label={label}>
      {accounts.map((account) => (
        <li key={account.email}>
          <button type="button" className={styles.account} onClick={() => onChoose(account)}>
            <span className={styles.initial} aria-hidden="true">
              {account.name.slice(0, 1)}
            </span>
            <span className={styles.who}>
              <b>{account.name}</b>
              <span className={styles.email}>{account.email}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface OtherAccountFormProps {
  busy: boolean;
  onChoose: (account: Account) => void;
}

function OtherAccountForm({ busy, onChoose }: OtherAccountFormProps) {
  const [account, setAccount] = useState<Account>({ name: '', email: '' });
  const [checked, setChecked] = useState(false);
  const missing = { name: account.name.trim() === '', email: !account.email.includes('@') };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!missing.name && !missing.email) onChoose({ name: account.name.trim(), email: account.email.trim() });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>Use another account</h2>
      <TextField
        label="Name"
        autoComplete="name"
        value={account.name}
        error={checked && missing.name ? messages.demoNameRequired : undefined}
        onChange={(event) => setAccount({ ...account, name: event.currentTarget.value })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={account.email}
        error={checked && missing.email ? messages.demoEmailRequired : undefined}
        onChange={(event) => setAccount({ ...account, email: event.currentTarget.value })}
      />
      <Button type="submit" size="large" busy={busy} busyLabel="Signing in…">
        Sign in
      </Button>
    </form>
  );
}

/** The user of a demo sign-in. */
interface Account {
  readonly name: string;
  readonly email: string;
}

/** Sample accounts for a one-click trial. */
const SAMPLE_ACCOUNTS: Readonly<Record<'teacher' | 'student', readonly Account[]>> = {
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

/** Gets an identity token for the account and passes it to the login page in the history entry. */
function useDemoSignIn(role: Role, errand: Errand) {
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
