import type { ReactNode } from 'react';
import { useMay } from '../../../colleagues/use-may';
import { useShortcutsOn } from '../../../platform/shortcuts';
import { benchTexts, marksLabel } from '../bench-texts';
import { Kbd } from '../Kbd';
import { type LineMessage, MessageLine } from '../MessageLine';
import styles from './Legend.module.css';

interface LegendProps {
  /** The keyboard shortcuts shown. */
  keys: ReactNode;
  message: LineMessage | undefined;
  /** A conflict to decide first, shown above them. */
  children?: ReactNode;
}

/** The keyboard shortcuts and messages at the foot of the bench. */
export function Legend({ keys, message, children }: LegendProps) {
  const hasKeys = useShortcutsOn();
  return (
    <div className={styles.foot}>
      {children && <div className={styles.first}>{children}</div>}
      {hasKeys && (
        <p className={styles.legend} aria-hidden="true">
          {keys}
          <Key keys={['?']}>{benchTexts.legend.all}</Key>
        </p>
      )}
      <div className={styles.message}>
        <MessageLine message={message} isCompact />
      </div>
    </div>
  );
}

/** The keyboard shortcuts of a question with long answers. */
export function AnswerKeys({ maximumMarks }: { maximumMarks: number }) {
  const { legend } = benchTexts;
  const mayMark = useMay('mark');
  if (!mayMark) return <Key keys={['↑', '↓']}>{legend.move}</Key>;
  return (
    <>
      <Key keys={['↑', '↓']}>{legend.move}</Key>
      <Key keys={['0', '–', marksLabel(Math.min(Math.floor(maximumMarks), 9))]}>{legend.marks}</Key>
      <Key keys={['←', '→']}>{legend.half}</Key>
      <Key keys={['Enter']}>{legend.keep}</Key>
      <Key keys={['Shift', 'Enter']}>{legend.keepPile}</Key>
      <Key keys={['C']}>{legend.comment}</Key>
      <Key keys={['U']}>{legend.undo}</Key>
      <Key keys={['N']}>{legend.next}</Key>
    </>
  );
}

export function Key({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span className={styles.key}>
      {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Kbd key={key}>{key}</Kbd>))} {children}
    </span>
  );
}
