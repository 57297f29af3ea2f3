import type { ReactNode } from 'react';
import type { Role } from '../../../shared/actor';
import { deskFor, type Errand, type LoginNotice } from '../../platform/errand';
import { signedInName, useSignedInRole } from '../../platform/local-storage';
import { getSavedQuiz } from '../../platform/saved-quiz';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { MY_DESK, PageShell, SiteNav } from '../../ui/PageShell';
import styles from './LoginCard.module.css';
import { texts } from './texts';

interface LoginFrameProps {
  role: Role;
  title: string;
  subtitle: string;
  errand: Errand;
  /** The reason of a failed sign-in. */
  error?: string | undefined;
  /** The reason for the redirect to this page. */
  notice: LoginNotice | undefined;
  /** The sign-in succeeded and the desk is loading. */
  isProcessing?: boolean;
  children: ReactNode;
}

/** The card of every login page: its purpose, the destination, and required notices. */
export function LoginFrame({
  role,
  title,
  subtitle,
  errand,
  error,
  notice,
  isProcessing = false,
  children,
}: LoginFrameProps) {
  useDocumentTitle(title);
  const signedIn = useSignedInRole();
  const { quizId } = errand;
  return (
    <PageShell
      header={<SiteNav isForStudents={role === 'student'} />}
      look={role === 'teacher' ? 'site' : 'page'}
    >
      <div className={styles.page}>
        <Card className={styles.card}>
          <div className={styles.head}>
            <h1>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          {quizId && (
            <Banner tone="info">
              {texts.joining} <span className={styles.code}>{quizId}</span>
            </Banner>
          )}
          {error && (
            <Banner tone="bad" role="alert">
              {error}
            </Banner>
          )}
          {notice && (
            <Banner
              tone="warn"
              role="alert"
              action={
                notice.mayTryAgain && (
                  <ButtonLink variant="secondary" href={deskFor(role, errand)}>
                    {texts.tryAgain}
                  </ButtonLink>
                )
              }
            >
              {notice.reason}
            </Banner>
          )}
          {signedIn === role && !notice && !isProcessing && (
            <Banner
              tone="info"
              action={
                <ButtonLink variant="secondary" href={deskFor(role, errand)}>
                  {MY_DESK}
                </ButtonLink>
              }
            >
              {whoIsHere(role)}
            </Banner>
          )}
          {children}
        </Card>
      </div>
    </PageShell>
  );
}

/** On a shared computer the next user must know whose session, and whose quiz, a sign-in would end. */
function whoIsHere(role: Role): string {
  const name = signedInName();
  const hasQuiz = role === 'student' && getSavedQuiz() !== null;
  if (name === '') return hasQuiz ? texts.youHaveQuiz : texts.youAreHere;
  return hasQuiz ? texts.somebodyHasQuiz({ name }) : texts.somebodyIsHere({ name });
}
