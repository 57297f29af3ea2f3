import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { teacherPaths } from '../../shared/teacher-paths';
import { ButtonLink } from '../ui/Button';
import styles from './ScreenHead.module.css';

interface ScreenHeadProps {
  /** The previous screen. */
  back?: { readonly href: string; readonly label: string } | undefined;
  title: string;
  /** The kind of screen, above a user's own title. */
  kind?: string | undefined;
  /** The subject, below the title. */
  about?: string | undefined;
  state?: ReactNode;
  /** The actions on the whole; empty while loading. */
  actions?: ReactNode;
}

/** The head of a teacher's screen: way back, title, state and actions. */
export function ScreenHead({ back, title, kind, about, state, actions }: ScreenHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {back && (
        <ButtonLink
          href={back.href}
          variant="ghost"
          size="icon"
          className={styles.back}
          aria-label={back.label}
          title={back.label}
        >
          <ArrowLeft size={22} aria-hidden="true" />
        </ButtonLink>
      )}
      <div className={styles.titles}>
        {kind && <p className="text-muted text-sm font-semibold">{kind}</p>}
        <h1 dir="auto">{title}</h1>
        {about && (
          <p className="text-muted" dir="auto">
            {about}
          </p>
        )}
      </div>
      {state}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export const BACK_TO_DASHBOARD = { href: teacherPaths.dashboard, label: 'Back to your quizzes' } as const;
