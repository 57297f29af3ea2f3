import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton';
import styles from './ScreenHead.module.css';

interface ScreenHeadProps {
  /** What the arrow is called. */
  back: string;
  onBack: () => void;
  /** What can be done with the whole of it; nothing while it is not there yet. */
  actions?: ReactNode;
  /** The heading, with what stands above or below it. */
  children: ReactNode;
}

/** The head of a screen about one quiz: the way back, what it is, and what can be done with the whole of it. */
export function ScreenHead({ back, onBack, actions, children }: ScreenHeadProps) {
  return (
    <div className={styles.head}>
      <IconButton label={back} variant="ghost" onClick={onBack} className={styles.back}>
        <ArrowLeft size={22} aria-hidden="true" />
      </IconButton>
      <div className={styles.titles}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
