import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { deskFor, loginFor, readErrand, readLoginNotice } from '../../platform/errand';
import { knownClassMember } from '../../platform/tab-storage';
import { ClassSignInForm } from '../../quiz-parts/ClassSignInForm';
import styles from './LoginCard.module.css';
import { LoginFrame } from './LoginFrame';
import { readSlip } from './slip';

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
      title="Sign in with your class code"
      subtitle="For students without an email address"
      {...{ errand, notice, isProcessing }}
    >
      <ClassSignInForm expected={expected} classCode={query.get('class') ?? ''} onSignedIn={goOn} />
      <p className={styles.other}>
        Have an email address? <Link href={loginFor('student', errand)}>Go to the student login</Link>
      </p>
    </LoginFrame>
  );
}
