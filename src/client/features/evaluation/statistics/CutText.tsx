import { useState } from 'react';
import { cutQuestionText } from '../../../../shared/results/display';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './CutText.module.css';

interface CutTextProps {
  number: number;
  text: string;
}

/** A question text cut at 80 characters (spec §9); whole to screen readers, and on hover, focus and tap. */
export function CutText({ number, text }: CutTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const cut = cutQuestionText(text);
  if (cut === text) {
    return (
      <span className={styles.text} dir="auto">
        {number}. {text}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.cut}
      onClick={() => setIsOpen((before) => !before)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setIsOpen(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
    >
      <VisuallyHidden>
        {number}. {text}
      </VisuallyHidden>
      <span aria-hidden="true" dir="auto">
        {number}. {cut}
      </span>
      {isOpen && (
        <span className={styles.whole} aria-hidden="true" dir="auto">
          {text}
        </span>
      )}
    </button>
  );
}
