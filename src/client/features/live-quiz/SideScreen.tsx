import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useDocumentTitle } from '../../platform/use-document-title';
import { teacherPaths } from '../../quiz-parts/teacher-paths';
import { IconButton } from '../../ui/IconButton';
import { PageShell } from '../../ui/PageShell';
import styles from './SideScreen.module.css';
import { texts } from './texts';

interface SideScreenProps {
  title: string;
  lead: string;
  /** The quiz whose live view this was opened from. */
  quizId: string | null;
  children: ReactNode;
}

/** A small screen beside the live view, also reached from the dashboard. */
export function SideScreen({ title, lead, quizId, children }: SideScreenProps) {
  const [, navigate] = useLocation();
  useDocumentTitle(title);
  return (
    <PageShell>
      <div className={styles.page}>
        <div className={styles.head}>
          <IconButton
            label={quizId ? texts.backToLive : texts.back}
            variant="ghost"
            className={styles.back}
            onClick={() => navigate(quizId ? teacherPaths.live(quizId) : teacherPaths.dashboard)}
          >
            <ArrowLeft size={22} aria-hidden="true" />
          </IconButton>
          <h1>{title}</h1>
        </div>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </PageShell>
  );
}
