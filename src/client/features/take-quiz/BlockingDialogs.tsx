import { useStore } from 'zustand';
import { tookHere } from '../../../shared/quiz-session/operations';
import { hasUnsent, serverCopyOf } from '../../../shared/quiz-session/running';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MessagesPlace } from './messages/MessagesPlace';
import { texts } from './texts';

// What stands over a quiz that cannot go on for now.

/** Stands over the quiz while the teacher has paused it; there is nothing to do but wait. */
export function PausedDialog({ quiz }: { quiz: RunningQuiz }) {
  const copy = useStore(quiz.store, serverCopyOf);
  return (
    <Dialog open onClose={() => undefined} title={texts.pausedTitle} role="alertdialog" size="small">
      <p role="status">
        {texts.paused}
        {copy === 'waiting' && ` ${texts.pausedUnsent}`}
      </p>
      <MessagesPlace quiz={quiz} isInDialog />
    </Dialog>
  );
}

/** Another page of the same student holds the quiz: this one looks on until it is asked to take over. */
export function OtherPageDialog({ quiz }: { quiz: RunningQuiz }) {
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
