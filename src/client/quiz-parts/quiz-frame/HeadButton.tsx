import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/Button';
import styles from './HeadButton.module.css';

interface HeadButtonProps extends Pick<ButtonProps, 'variant' | 'busy' | 'onClick'> {
  Icon: LucideIcon;
  label: string;
  /** Where the row has no room for its word: on a phone, or between a phone and a wide window. */
  pictureOn: 'phone' | 'middle';
}

/** An act of the head that does not come next: in a word where there is room, and else in a picture. */
export function HeadButton({ Icon, label, pictureOn, ...button }: HeadButtonProps) {
  return (
    <Button {...button} title={label} className={styles[pictureOn]}>
      <Icon size={18} aria-hidden="true" />
      <span className={styles.word}>{label}</span>
    </Button>
  );
}
