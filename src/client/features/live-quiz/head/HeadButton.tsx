import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../ui/Button';
import styles from './LiveActions.module.css';

interface HeadButtonProps {
  Icon: LucideIcon;
  label: string;
  busy?: boolean;
  onClick: () => void;
}

/** An act for the whole class, in a word where there is room, and else in a picture. */
export function HeadButton({ Icon, label, busy, onClick }: HeadButtonProps) {
  return (
    <Button variant="secondary" title={label} className={styles.quiet} busy={busy} onClick={onClick}>
      <Icon size={18} aria-hidden="true" />
      <span className={styles.word}>{label}</span>
    </Button>
  );
}
