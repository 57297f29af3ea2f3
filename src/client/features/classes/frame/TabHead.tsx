import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './TabHead.module.css';

interface TabHeadProps {
  /** For screen readers; the open tab shows it to everyone else. */
  title: string;
  lead?: string | undefined;
  actions?: ReactNode;
}

/** The top of a tab: its subject and its own actions. */
export function TabHead({ title, lead, actions }: TabHeadProps) {
  const heading = (
    <h2 className={styles.title}>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h2>
  );
  if (!lead && !actions) return heading;
  return (
    <div className={styles.head}>
      {heading}
      {lead && <p className={styles.lead}>{lead}</p>}
      {actions && <div className="flex min-w-0 flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
