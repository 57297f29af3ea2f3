import type { ReactNode } from 'react';
import { teacherPaths } from '../../../shared/teacher-paths';
import { BACK_TO_DASHBOARD, ScreenHead } from '../../desk/ScreenHead';
import { useDocumentTitle } from '../../platform/use-document-title';
import { PageShell } from '../../ui/PageShell';
import { texts } from './texts';

interface SideScreenProps {
  title: string;
  lead: string;
  /** The quiz of the live view it was opened from. */
  quizId: string | null;
  children: ReactNode;
}

/** A small screen beside the live view, also reachable from the dashboard. */
export function SideScreen({ title, lead, quizId, children }: SideScreenProps) {
  useDocumentTitle(title);
  const back = quizId ? { href: teacherPaths.live(quizId), label: texts.backToLive } : BACK_TO_DASHBOARD;
  return (
    <PageShell look="site">
      <div className="grid grid-cols-1 max-w-read gap-5">
        <ScreenHead back={back} title={title} />
        <p className="text-muted">{lead}</p>
        {children}
      </div>
    </PageShell>
  );
}
