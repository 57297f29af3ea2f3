import type { Question } from '../../../../shared/question/schema';
import { formatDateTime } from '../../../platform/date-format';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/Toaster';
import { correctionTexts } from '../question/texts';
import { useRefreshMarks } from './use-correction';

interface LastCorrectionProps {
  quizId: string;
  question: Question;
  /** Whether something is unsaved, which undoing would throw away. */
  hasChanges: boolean;
  onReplaced: () => void;
}

/** The line about the last correction of the question, with its undo. */
export function LastCorrection({ quizId, question, hasChanges, onReplaced }: LastCorrectionProps) {
  const { data } = trpc.questions.lastCorrection.useQuery({ questionId: question._id });
  const undoing = trpc.questions.undoCorrection.useMutation();
  const refresh = useRefreshMarks(quizId);
  const toast = useToast();
  if (!data) return null;

  const undo = async () => {
    try {
      await undoing.mutateAsync({ questionId: question._id, correctionId: data._id });
    } catch {
      return;
    }
    await refresh();
    toast(correctionTexts.undone);
    onReplaced();
  };

  const [policy] = correctionTexts.policies[data.policy];
  const line = correctionTexts.last(
    formatDateTime(data.at),
    policy.toLowerCase(),
    data.gainCount,
    data.lossCount,
  );
  return (
    <>
      <Banner
        tone="ok"
        role="status"
        action={
          data.canUndo && (
            <Button
              variant="secondary"
              disabled={hasChanges}
              title={hasChanges ? correctionTexts.saveFirst : undefined}
              busy={undoing.isPending}
              onClick={() => void undo()}
            >
              {correctionTexts.undo}
            </Button>
          )
        }
      >
        {line}
      </Banner>
      {undoing.error && (
        <Banner tone="bad" role="alert">
          {serverSentence(undoing.error) ?? correctionTexts.undoFailed}
        </Banner>
      )}
    </>
  );
}
