import type { Question } from '../../../../shared/question/schema';
import { correctionTexts } from '../../../desk/correction/correction-texts';
import { useLastCorrection } from '../../../desk/correction/use-last-correction';
import { formatDateTime } from '../../../platform/date-format';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/Toaster';

interface LastCorrectionProps {
  quizId: string;
  question: Question;
  /** Whether there are unsaved changes, which an undo would discard. */
  hasChanges: boolean;
  onReplaced: () => void;
}

/** The question's last correction, with its undo. */
export function LastCorrection({ quizId, question, hasChanges, onReplaced }: LastCorrectionProps) {
  const { last, undo, isUndoing, failure } = useLastCorrection({ quizId, questionId: question._id });
  const toast = useToast();
  if (!last) return null;

  const takeBack = async () => {
    if (!(await undo())) return;
    toast(correctionTexts.undone);
    onReplaced();
  };

  const [policy] = correctionTexts.policies[last.policy];
  const line = correctionTexts.last(
    formatDateTime(last.at),
    policy.toLowerCase(),
    last.gainCount,
    last.lossCount,
  );
  return (
    <>
      <Banner
        tone="ok"
        role="status"
        action={
          last.canUndo && (
            <Button
              variant="secondary"
              disabled={hasChanges}
              title={hasChanges ? correctionTexts.saveFirst : undefined}
              busy={isUndoing}
              onClick={() => void takeBack()}
            >
              {correctionTexts.undo}
            </Button>
          )
        }
      >
        {line}
      </Banner>
      {failure && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
    </>
  );
}
