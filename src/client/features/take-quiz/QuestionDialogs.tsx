import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import { Banner } from '../../ui/Banner';
import { ConfirmDialog, Dialog } from '../../ui/Dialog';
import { Navigator, useAnswered } from './Navigator';
import styles from './QuestionDialogs.module.css';
import type { SheetState } from './RunnerScreen';
import { texts } from './texts';

interface QuestionDialogsProps extends SheetState {
  source: SessionSource;
}

/** The sheet of all questions, and the confirmation of the submission. */
export function QuestionDialogs({ source, sheetOpen, onSheetClose }: QuestionDialogsProps) {
  const isConfirming = useSession(source, ({ isConfirmingSubmit }) => isConfirmingSubmit);
  const goTo = (index: number) => {
    onSheetClose();
    source.act({ kind: 'goTo', index });
  };
  return (
    <>
      <Dialog open={sheetOpen} onClose={onSheetClose} title={texts.questions} size="small">
        <Navigator source={source} onGoTo={goTo} untitled />
      </Dialog>
      <ConfirmDialog
        open={isConfirming}
        title={texts.submitTitle}
        confirmLabel={texts.submitQuiz}
        onCancel={() => source.act({ kind: 'submitCancelled' })}
        onConfirm={() => source.act({ kind: 'submitConfirmed' })}
        body={
          <div className={styles.body}>
            <p>{texts.submitBody}</p>
            <OpenQuestions source={source} onGoTo={goTo} />
          </div>
        }
      />
    </>
  );
}

/** The unanswered questions, before the submission. */
function OpenQuestions({ source, onGoTo }: { source: SessionSource; onGoTo: (index: number) => void }) {
  const allowNavigation = useSession(source, ({ quiz }) => quiz.allowNavigation);
  const answered = useAnswered(source);
  const open = answered.flatMap((isAnswered, index) => (isAnswered ? [] : [index]));
  if (open.length === 0) return <Banner tone="ok">{texts.allAnswered}</Banner>;
  return (
    <Banner tone="info">
      {texts.unanswered({ open: open.length, count: answered.length })}
      {allowNavigation && (
        <ul className={styles.open}>
          {open.map((index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.link}
                aria-label={texts.cell({ number: index + 1, answered: false, current: false })}
                onClick={() => onGoTo(index)}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
