import type { ReactNode } from 'react';
import { Drawer } from '../../../ui/Drawer';
import { benchTexts } from './bench-texts';
import styles from './QuestionBench.module.css';
import { useWide } from './wide';

interface DetailPaneProps {
  /** Whether it is asked for where it does not stand beside the table. */
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The place for one answer in detail: beside the table, or a sheet over it. */
export function DetailPane({ isOpen, onClose, children }: DetailPaneProps) {
  if (!useWide()) {
    return (
      <Drawer open={isOpen} onClose={onClose} title={benchTexts.thisAnswer}>
        {children}
      </Drawer>
    );
  }
  return (
    <aside className={styles.detail} aria-label={benchTexts.thisAnswer}>
      {children}
    </aside>
  );
}
