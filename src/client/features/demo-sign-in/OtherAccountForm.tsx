import { type SubmitEvent, useState } from 'react';
import { messages } from '../../../shared/messages';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import styles from './DemoSignInPage.module.css';
import type { Account } from './use-demo-sign-in';

interface OtherAccountFormProps {
  busy: boolean;
  onChoose: (account: Account) => void;
}

export function OtherAccountForm({ busy, onChoose }: OtherAccountFormProps) {
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
