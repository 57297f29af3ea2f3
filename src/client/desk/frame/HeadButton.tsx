import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import styles from './HeadButton.module.css';

interface HeadButtonProps extends Pick<ButtonProps, 'variant' | 'busy' | 'onClick'> {
  Icon: LucideIcon;
  label: string;
  /** The widths without room for its word: a phone, between a phone and a wide window, or both. */
  pictureOn: 'phone' | 'middle' | 'both';
}

/** A secondary action of the head: a word, or an icon where there is no room. */
export function HeadButton({ Icon, label, pictureOn, ...button }: HeadButtonProps) {
  return (
    <Button
      {...button}
      title={label}
      className={classNames(pictureOn !== 'middle' && styles.phone, pictureOn !== 'phone' && styles.middle)}
    >
      <Icon size={18} aria-hidden="true" />
      <span className={styles.word}>{label}</span>
    </Button>
  );
}
