import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { teacherPaths } from '../../shared/teacher-paths';
import { ButtonLink } from '../ui/Button';
import styles from './ScreenHead.module.css';

interface ScreenHeadProps {
  /** Where the screen was opened from. */
  back?: { readonly href: string; readonly label: string } | undefined;
  title: string;
  /** What kind of screen it is, above a title that somebody has written. */
  kind?: string | undefined;
  /** What it is about, below the title. */
  about?: string | undefined;
  /** How it stands. */
  state?: ReactNode;
  /** What can be done with the whole of it; nothing while it is not there yet. */
  actions?: ReactNode;
}

/** The head of a teacher's screen: the way back, what it is, how it stands, and what can be done with the whole of it. */
export function ScreenHead({ back, title, kind, about, state, actions }: ScreenHeadProps) {
  return (
    <div className={styles.head}>
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
        {kind && <p className={styles.kind}>{kind}</p>}
        <h1 dir="auto">{title}</h1>
        {about && (
          <p className={styles.about} dir="auto">
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
