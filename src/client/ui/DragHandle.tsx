import { GripVertical } from 'lucide-react';
import type { Ref } from 'react';
import styles from './DragHandle.module.css';

/** What a row is dragged by, for a pointer alone: the keyboard has the buttons. */
export function DragHandle({ ref, disabled }: { ref: Ref<HTMLSpanElement>; disabled: boolean }) {
  return (
    <span
      ref={ref}
      className={styles.handle}
      data-disabled={disabled || undefined}
      title={disabled ? undefined : 'Drag to move'}
      aria-hidden="true"
    >
      <GripVertical size={18} />
    </span>
  );
}
