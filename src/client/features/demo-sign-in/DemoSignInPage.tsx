import { Link, useSearch } from 'wouter';
import { loginFor, readErrand } from '../../platform/errand';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Banner } from '../../ui/Banner';
import { Card } from '../../ui/Card';
import { PageShell } from '../../ui/PageShell';
import styles from './DemoSignInPage.module.css';
import { OtherAccountForm } from './OtherAccountForm';
import { type Account, SAMPLE_ACCOUNTS, useDemoSignIn } from './use-demo-sign-in';

/** The local account page that stands in for Google where no identity provider is set up. */
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
