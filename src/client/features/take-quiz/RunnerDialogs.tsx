import { useCallback, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { useSession } from '../../quiz-session/use-running-quiz';
import { isPaused } from '../../rules/quiz-session/clock';
import { tookHere } from '../../rules/quiz-session/operations';
import { hasUnsent, serverCopyOf } from '../../rules/quiz-session/running';
import { Button, Spinner } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Modal } from '../../ui/Modal';
import { MessagesPlace } from './messages/MessagesPlace';
import { QuestionDialogs } from './QuestionDialogs';
import styles from './RunnerDialogs.module.css';
import type { SheetState } from './RunnerScreen';
import { SessionEndedDialog } from './SessionEndedDialog';
import { texts } from './texts';
import { whyEnded } from './why-ended';

interface RunnerDialogsProps extends SheetState {
  quiz: RunningQuiz;
}

/** Everything that can cover the question; the submission's overlay is on top. */
export function RunnerDialogs({ quiz, ...sheet }: RunnerDialogsProps) {
  const isRunning = useSession(quiz, ({ phase }) => phase === 'running');
  const isElsewhere = useSession(quiz, (session) => session.isElsewhere);
  const paused = useSession(quiz, isPaused);
  const [leaving, setLeaving] = useState(false);
  const isSignedOut = useStore(quiz.store, ({ sync }) => sync.isSignedOut);
  useBackGuard(useCallback(() => setLeaving(true), []));

  if (!isRunning) return <SubmittingOverlay quiz={quiz} />;
  if (isSignedOut) return <SessionEndedDialog quiz={quiz} />;
  if (isElsewhere) return <OtherPageDialog quiz={quiz} />;
  if (paused) return <PausedDialog quiz={quiz} />;
  return (
    <>
      <QuestionDialogs source={quiz} {...sheet} />
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={texts.runningTitle}
        role="alertdialog"
        size="small"
        actions={
          <Button data-autofocus="" onClick={() => setLeaving(false)}>
            {texts.backToQuiz}
          </Button>
        }
      >
        <p>{texts.runningBody}</p>
      </Dialog>
    </>
  );
}

const MARK = 'runningQuiz';

const isMarked = () =>
  typeof history.state === 'object' && history.state !== null && Object.hasOwn(history.state as object, MARK);

/** The browser's Back never leaves a running quiz; calls `onBack` instead. */
function useBackGuard(onBack: () => void): void {
  useEffect(() => {
    const mark = () => history.pushState({ [MARK]: true }, '');
    if (!isMarked()) mark();
    const back = () => {
      if (isMarked()) return;
      mark();
      onBack();
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, [onBack]);
}

const PROGRESS_AFTER_MS = 3000;

/** Covers the quiz during the submission; nothing behind it can be reached. */
function SubmittingOverlay({ quiz }: { quiz: RunningQuiz }) {
  const why = useSession(quiz, whyEnded);
  const tries = useStore(quiz.store, ({ sync }) => sync.submission?.tries ?? 0);
  const id = useId();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PROGRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Modal onClose={() => undefined} labelledBy={id} describedBy={`${id}-why ${id}-body`}>
      <div className={styles.frame}>
        <div className={styles.panel}>
          <span className={styles.spinner}>
            <Spinner />
          </span>
          <h2 id={id}>{texts.submittingTitle}</h2>
          {why && (
            <p id={`${id}-why`} className={styles.reason}>
              {why}
            </p>
          )}
          <p id={`${id}-body`}>{texts.submittingBody}</p>
          <p role="status" className={styles.slow}>
            {isSlow && texts.stillSending({ attempt: tries })}
          </p>
        </div>
      </div>
    </Modal>
  );
}

// The dialogs over a quiz that cannot continue for now.

/** Covers the quiz while the teacher has paused it. */
function PausedDialog({ quiz }: { quiz: RunningQuiz }) {
  const copy = useStore(quiz.store, serverCopyOf);
  return (
    <Dialog open onClose={() => undefined} title={texts.pausedTitle} role="alertdialog" size="small">
      <p>
        {texts.paused}
        {copy === 'waiting' && ` ${texts.pausedUnsent}`}
      </p>
      <MessagesPlace quiz={quiz} isInDialog />
    </Dialog>
  );
}

/** Another page of the same student holds the quiz; this one can take over. */
function OtherPageDialog({ quiz }: { quiz: RunningQuiz }) {
  const takeOver = useStore(quiz.store, ({ sync }) => sync.takeOver);
  const isUnsent = useStore(quiz.store, hasUnsent);
  const useHere = () => quiz.step(tookHere);
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={texts.elsewhereTitle}
      role="alertdialog"
      size="small"
      actions={
        <Button data-autofocus="" busy={takeOver === 'due'} onClick={useHere}>
          {texts.useHere}
        </Button>
      }
    >
      <p>
        {texts.elsewhereBody} {isUnsent && texts.elsewhereUnsent}
      </p>
      {takeOver === 'failed' && <p role="alert">{texts.useHereFailed}</p>}
    </Dialog>
  );
}
