import { type ReactNode, useId } from 'react';
import { Link, useSearch } from 'wouter';
import type { Role } from '../../../shared/actor';
import { classLoginFor, deskFor, loginFor, readErrand, readLoginNotice } from '../../platform/errand';
import { useSignedInRole } from '../../platform/local-storage';
import { Button } from '../../ui/Button';
import styles from './LoginCard.module.css';
import { LoginFrame } from './LoginFrame';
import { texts } from './texts';
import { useLogin } from './use-login';

interface LoginCardProps {
  forRole: Role;
  title: string;
  subtitle: string;
  /** Why the button is disabled, if it is. */
  blockedBecause?: string | undefined;
  /** The fields above the button. */
  children?: ReactNode;
}

export function LoginCard({ forRole: role, title, subtitle, blockedBecause, children }: LoginCardProps) {
  const errand = readErrand(role, new URLSearchParams(useSearch()));
  const { quizId } = errand;
  const login = useLogin(role, errand);
  const reasonId = useId();
  const notice = login.processing || login.error ? undefined : readLoginNotice();

  return (
    <LoginFrame
      {...{ role, title, subtitle, errand, notice }}
      error={login.error}
      isProcessing={login.processing}
    >
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
      <p className={styles.note}>{texts.firstTime}</p>
      {role === 'student' && (
        <p className={styles.note}>
          {texts.noEmail} <Link href={classLoginFor({ quizId })}>{texts.toClassLogin}</Link>
        </p>
      )}
      <OtherRole role={role === 'teacher' ? 'student' : 'teacher'} quizId={quizId} />
    </LoginFrame>
  );
}

const TO_LOGIN = { student: texts.toStudentLogin, teacher: texts.toTeacherLogin };
const TO_DASHBOARD = { student: texts.toStudentDashboard, teacher: texts.toTeacherDashboard };

/** A link to the other role: to its desk if signed in there, else to its login. */
function OtherRole({ role, quizId }: { role: Role; quizId: string | null }) {
  const isSignedIn = useSignedInRole() === role;
  return (
    <p className={styles.other}>
      {role === 'student' ? texts.hereToTake : texts.hereToSet}{' '}
      <Link href={isSignedIn ? deskFor(role, { quizId, next: null }) : loginFor(role, { quizId })}>
        {isSignedIn ? TO_DASHBOARD[role] : TO_LOGIN[role]}
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
      busyLabel={texts.processing}
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      <GoogleMark />
      {texts.withGoogle}
    </Button>
  );
}

/** A monochrome G in the text colour, legible on a disabled button too. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      <path d="M18.6 6.6A8.5 8.5 0 1 0 20.5 12H12.5" />
    </svg>
  );
}
