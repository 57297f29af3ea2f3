import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ClassSignInForm, type Expected } from '../../accounts/ClassSignInForm';
import { deskFor, loginFor, readErrand, readLoginNotice } from '../../platform/errand';
import { knownClassMember } from '../../platform/tab-storage';
import styles from './LoginCard.module.css';
import { LoginFrame } from './LoginFrame';
import { texts } from './texts';

// Before the first render.
hideSlip();

/** `/login/class`: a class code, a name or number, and a PIN. */
export function ClassLoginPage() {
  const query = new URLSearchParams(useSearch());
  const errand = readErrand('student', query);
  const [, navigate] = useLocation();
  const [expected] = useState(() => readSlip() ?? (query.has('class') ? null : knownClassMember()));
  const [notice] = useState(readLoginNotice);
  const [isProcessing, setProcessing] = useState(false);

  const goOn = (mustReload: boolean) => {
    setProcessing(true);
    const desk = deskFor('student', errand);
    if (mustReload) location.replace(desk);
    else navigate(desk, { replace: true });
  };

  return (
    <LoginFrame
      role="student"
      title={texts.classTitle}
      subtitle={texts.classSubtitle}
      {...{ errand, notice, isProcessing }}
    >
      <ClassSignInForm expected={expected} classCode={query.get('class') ?? ''} onSignedIn={goOn} />
      <p className={styles.other}>
        {texts.haveEmail} <Link href={loginFor('student', errand)}>{texts.toStudentLogin}</Link>
      </p>
    </LoginFrame>
  );
}

/** The content of a slip's QR code: class, member and the slip's key, which has its own rate limit. */
type Slip = Pick<Expected, 'classCode' | 'member' | 'slip'>;

/**
 * Removes a slip's key from the address, so that it is neither shown nor bookmarked; the history entry keeps
 * it for a reload.
 */
function hideSlip(): void {
  const classCode = new URLSearchParams(location.search).get('class');
  const ofSlip = new URLSearchParams(location.hash.slice(1));
  const [member, slip] = ['member', 'slip'].map((name) => ofSlip.get(name));
  if (!slip) return;
  const state = member && classCode ? { slip: { classCode, member, slip } } : null;
  history.replaceState(state, '', `${location.pathname}${location.search}`);
}

/** The slip whose QR code opened this page. */
function readSlip(): Slip | null {
  const state: { readonly slip?: Partial<Slip> } | null = history.state;
  const { classCode, member, slip } = state?.slip ?? {};
  return classCode && member && slip ? { classCode, member, slip } : null;
}
