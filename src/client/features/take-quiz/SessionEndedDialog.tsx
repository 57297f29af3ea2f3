import { paths } from '../../../shared/paths';
import { retried } from '../../../shared/quiz-session/operations';
import { withSync } from '../../../shared/quiz-session/running';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { Button, buttonClass } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { texts } from './texts';

/** The session died while the quiz runs: one signs in beside it, and everything that waits is sent afterwards. */
export function SessionEndedDialog({ quiz }: { quiz: RunningQuiz }) {
  const goOn = () => quiz.step((running) => retried(withSync(running, { isSignedOut: false })));
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
            className={buttonClass({ variant: 'primary', size: 'default' })}
            data-autofocus=""
          >
            {texts.signIn}
          </a>
        </>
      }
    >
      <p>{texts.sessionEndedBody}</p>
    </Dialog>
  );
}
