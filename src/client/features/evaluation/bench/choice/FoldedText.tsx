import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { RichText } from '../../../../rich-text/RichText';
import { classNames } from '../../../../ui/class-names';
import styles from './FoldedText.module.css';

interface FoldedTextProps {
  text: string;
  className?: string | undefined;
  isQuiet?: boolean;
}

/** A text on at most two lines, hidden from screen readers; shown whole on hover and while its row has the focus. */
export function FoldedText({ text, className, isQuiet = false }: FoldedTextProps) {
  const folded = useRef<HTMLSpanElement>(null);
  const [isWhole, setWhole] = useState(false);
  const show = () => {
    const element = folded.current;
    setWhole(element !== null && element.scrollHeight > element.clientHeight + 1);
  };
  const hide = () => setWhole(false);

  useEffect(() => {
    const row = folded.current?.closest('button');
    if (!row) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const onFocus = () => row.matches(':focus-visible') && show();
    row.addEventListener('focus', onFocus);
    row.addEventListener('blur', hide);
    row.addEventListener('keydown', onKey);
    return () => {
      row.removeEventListener('focus', onFocus);
      row.removeEventListener('blur', hide);
      row.removeEventListener('keydown', onKey);
    };
  });

  return (
    <span
      aria-hidden="true"
      className={classNames(styles.place, className)}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
    >
      <span ref={folded} className={classNames(styles.folded, isQuiet && styles.quiet)}>
        <RichText text={text} isLine />
      </span>
      {isWhole && (
        <span className={styles.whole}>
          <RichText text={text} isBlock />
        </span>
      )}
    </span>
  );
}
