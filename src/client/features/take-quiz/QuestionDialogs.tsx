import { Dialog } from '../../ui/Dialog';
import { Navigator } from './Navigator';
import type { SheetState } from './RunnerScreen';
import { SubmitDialog } from './SubmitDialog';
import type { SessionStore } from './session-store';
import { texts } from './texts';

interface QuestionDialogsProps extends SheetState {
  store: SessionStore;
}

/** The sheet with all questions, and the question before the quiz is handed in. */
export function QuestionDialogs({ store, session, sheetOpen, onSheetClose }: QuestionDialogsProps) {
  const goTo = (index: number) => {
    onSheetClose();
    store.act({ kind: 'goTo', index });
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
          onCancel={() => store.act({ kind: 'submitCancelled' })}
          onSubmit={() => store.act({ kind: 'submitConfirmed' })}
        />
      )}
    </>
  );
}
