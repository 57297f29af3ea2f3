import { Dialog } from '../../ui/Dialog';
import type { QuizRunner } from './quiz-runner';
import { texts } from './texts';
import { useCell } from './use-quiz-runner';

/** Stands over the quiz while the teacher has paused it; there is nothing to do but wait. */
export function PausedDialog({ runner }: { runner: QuizRunner }) {
  const { kind } = useCell(runner.autosave.status);
  return (
    <Dialog open onClose={() => undefined} title={texts.pausedTitle} role="alertdialog" size="small">
      <p role="status">
        {texts.paused}
        {kind === 'waiting' && runner.hasUnsent() && ` ${texts.pausedUnsent}`}
      </p>
    </Dialog>
  );
}
