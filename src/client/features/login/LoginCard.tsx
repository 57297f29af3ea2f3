import { type ReactNode, useId } from 'react';
import { Link, useSearch } from 'wouter';
import type { Role } from '../../../shared/actor';
import { deskFor, loginFor, readErrand, readLoginNotice } from '../../platform/errand';
import { useSignedInRole } from '../../platform/token';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Banner } from '../../ui/Banner';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PageShell } from '../../ui/PageShell';
import { MY_DESK, SiteNav } from '../../ui/SiteLinks';
import styles from './LoginCard.module.css';
import { useLogin } from './use-login';

interface LoginCardProps {
  forRole: Role;
  title: string;
  subtitle: string;
  /** Why the button cannot be pressed yet, if something is missing. */
  blockedBecause?: string | undefined;
  /** What has to be filled in before the button. */
  children?: ReactNode;
}

/** The login card that both roles share. */
export function LoginCard({ forRole: role, title, subtitle, blockedBecause, children }: LoginCardProps) {
  useDocumentTitle(title);
  const errand = readErrand(role, new URLSearchParams(useSearch()));
  const { quizId } = errand;
  const login = useLogin(role, errand);
  const reasonId = useId();
  const notice = login.processing || login.error ? undefined : readLoginNotice();
  const signedIn = useSignedInRole();

  return (
    <PageShell header={<SiteNav />}>
      <div className={styles.page}>
        <Card className={styles.card}>
          <div className={styles.head}>
            <h1>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          {quizId && (
            <Banner tone="info">
              You are joining <span className={styles.code}>{quizId}</span>
            </Banner>
          )}
          {login.error && (
            <Banner tone="bad" role="alert">
              {login.error}
            </Banner>
          )}
          {notice && (
            <Banner
              tone="warn"
              role="alert"
              action={
                notice.mayTryAgain && (
                  <ButtonLink variant="secondary" href={deskFor(role, errand)}>
                    Try again
                  </ButtonLink>
                )
              }
            >
              {notice.reason}
            </Banner>
          )}
          {signedIn === role && !notice && !login.processing && (
            <Banner
              tone="info"
              action={
                <ButtonLink variant="secondary" href={deskFor(role, errand)}>
                  {MY_DESK}
                </ButtonLink>
              }
            >
              You are signed in. Sign in below only to use another account.
            </Banner>
          )}
          {children}
          <GoogleButton
            processing={login.processing}
            disabled={blockedBecause !== undefined || login.processing}
            describedBy={blockedBecause ? reasonId : undefined}
            onClick={login.begin}
          />
          {blockedBecause && !login.processing && (
            <p id={reasonId} className={styles.reason}>
              {blockedBecause}
            </p>
          )}
          <p className={styles.note}>First time? You'll be signed up automatically.</p>
          <OtherRole role={role === 'teacher' ? 'student' : 'teacher'} quizId={quizId} />
        </Card>
      </div>
    </PageShell>
  );
}

/** The way to the other role: to the desk of whoever is signed in there, else to the login. */
function OtherRole({ role, quizId }: { role: Role; quizId: string | null }) {
  const isSignedIn = useSignedInRole() === role;
  return (
    <p className={styles.other}>
      {role === 'student' ? 'Here to take a quiz? ' : 'Here to set a quiz? '}
      <Link href={isSignedIn ? deskFor(role, { quizId, next: null }) : loginFor(role, { quizId })}>
        {isSignedIn ? `Go to your ${role} dashboard` : `Go to the ${role} login`}
      </Link>
    </p>
  );
}

interface GoogleButtonProps {
  processing: boolean;
  disabled: boolean;
  describedBy: string | undefined;
  onClick: () => void;
}

function GoogleButton({ processing, disabled, describedBy, onClick }: GoogleButtonProps) {
  return (
    <Button
      variant="secondary"
      size="large"
      className={styles.button}
      busy={processing}
      busyLabel="Processing..."
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <GoogleMark />
      Continue with Google
    </Button>
  );
}

/** A plain G in the colour of the text: it has to be readable on a disabled button, too. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      <path d="M18.6 6.6A8.5 8.5 0 1 0 20.5 12H12.5" />
    </svg>
  );
}
