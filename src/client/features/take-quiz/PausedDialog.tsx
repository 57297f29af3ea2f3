import { useStore } from 'zustand';
import { serverCopyOf } from '../../../shared/quiz-session/running';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { Dialog } from '../../ui/Dialog';
import { texts } from './texts';

/** Stands over the quiz while the teacher has paused it; there is nothing to do but wait. */
export function PausedDialog({ quiz }: { quiz: RunningQuiz }) {
  const copy = useStore(quiz.store, serverCopyOf);
  return (
    <Dialog open onClose={() => undefined} title={texts.pausedTitle} role="alertdialog" size="small">
      <p role="status">
        {texts.paused}
        {copy === 'waiting' && ` ${texts.pausedUnsent}`}
      </p>
    </Dialog>
  );
}
