import styles from './DemoSignInPage.module.css';
import type { Account } from './sample-accounts';

interface AccountListProps {
  accounts: readonly Account[];
  label: string;
  onChoose: (account: Account) => void;
}

export function AccountList({ accounts, label, onChoose }: AccountListProps) {
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
