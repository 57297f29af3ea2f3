import type { SessionSource } from '../../quiz-session/use-running-quiz';
import { Dialog } from '../../ui/Dialog';
import { Navigator } from './Navigator';
import type { SheetState } from './RunnerScreen';
import { SubmitDialog } from './SubmitDialog';
import { texts } from './texts';

interface QuestionDialogsProps extends SheetState {
  source: SessionSource;
}

/** The sheet with all questions, and the question before the quiz is handed in. */
export function QuestionDialogs({ source, session, sheetOpen, onSheetClose }: QuestionDialogsProps) {
  const goTo = (index: number) => {
    onSheetClose();
    source.act({ kind: 'goTo', index });
  };
  return (
    <>
      <Dialog open={sheetOpen} onClose={onSheetClose} title={texts.questions} size="small">
        <Navigator session={session} onGoTo={goTo} untitled />
      </Dialog>
      {session.isConfirmingSubmit && (
        <SubmitDialog
          session={session}
          onGoTo={goTo}
          onCancel={() => source.act({ kind: 'submitCancelled' })}
          onSubmit={() => source.act({ kind: 'submitConfirmed' })}
        />
      )}
    </>
  );
}
