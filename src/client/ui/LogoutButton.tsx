import { LogOut } from 'lucide-react';
import { Button } from './Button';
import styles from './LogoutButton.module.css';

interface LogoutButtonProps {
  busy: boolean;
  label: string;
  onClick: () => void;
}

/** The way out, in the bar of a dashboard. */
export function LogoutButton({ busy, label, onClick }: LogoutButtonProps) {
  return (
    <Button variant="ghost" className={styles.logout} busy={busy} onClick={onClick}>
      <LogOut size={18} aria-hidden="true" className={styles.icon} /> {label}
    </Button>
  );
}
