import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../shared/paths';
import { knownClassMember } from '../../platform/tab-storage';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { retried } from '../../rules/quiz-session/operations';
import { withSync } from '../../rules/quiz-session/running';
import { Button, buttonClass } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Skeleton } from '../../ui/Skeleton';
import styles from './SessionEndedDialog.module.css';
import { texts } from './texts';

// Outside the first load: few sessions end in the middle of a quiz.
const ClassSignInForm = lazy(() =>
  import('../../accounts/ClassSignInForm').then(
    (form) => ({ default: form.ClassSignInForm }),
    () => ({ default: ClassSignInLink }),
  ),
);

/** The session ended during the quiz: signs in beside it, then sends all unsent data. */
export function SessionEndedDialog({ quiz }: { quiz: RunningQuiz }) {
  const [member] = useState(knownClassMember);
  const [isByCode, setByCode] = useState(member !== null);
  const goOn = () => quiz.step((running) => retried(withSync(running, { isSignedOut: false })));
  const signedIn = (mustReload: boolean) => {
    // Another student signed in: the quiz waits for its owner, and this page becomes the new student's.
    if (mustReload) location.replace(paths.student);
    else goOn();
  };
  return (
    <Dialog
      open
      onClose={goOn}
      title={texts.sessionEndedTitle}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={goOn}>
            {texts.signedIn}
          </Button>
          <a
            href={paths.studentLogin}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: isByCode ? 'secondary' : 'primary', size: 'default' })}
            data-autofocus={isByCode ? undefined : ''}
          >
            {texts.signIn}
          </a>
        </>
      }
    >
      <p className={styles.body}>{texts.sessionEndedBody}</p>
      {isByCode ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <ClassSignInForm expected={member} classCode="" onSignedIn={signedIn} />
        </Suspense>
      ) : (
        <Button variant="ghost" onClick={() => setByCode(true)}>
          {texts.signInByCode}
        </Button>
      )}
    </Dialog>
  );
}

/** Replaces the form if its code could not be loaded. */
function ClassSignInLink() {
  return (
    <a href={paths.classLogin} target="_blank" rel="noopener">
      {texts.signInByCode}
    </a>
  );
}
