import { useMay } from '../../colleagues/use-may';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { correctionTexts } from './correction-texts';
import { useRefreshMarks } from './use-correction';

interface LastCorrectionOf {
  quizId: string;
  questionId: string;
  /** False if none is in force. */
  isCorrected?: boolean;
}

/** A question's last correction in force, with its undo, for readers with the right to correct. */
export function useLastCorrection({ quizId, questionId, isCorrected = true }: LastCorrectionOf) {
  const mayEdit = useMay('edit');
  const { data } = trpc.questions.lastCorrection.useQuery(
    { questionId },
    { enabled: mayEdit && isCorrected },
  );
  const undoing = trpc.questions.undoCorrection.useMutation();
  const refresh = useRefreshMarks(quizId);

  /** Whether it succeeded: refetches everything that shows its marks. */
  const undo = async (): Promise<boolean> => {
    if (!data) return false;
    try {
      await undoing.mutateAsync({ questionId, correctionId: data._id });
    } catch {
      return false;
    }
    await refresh();
    return true;
  };

  return {
    last: (isCorrected && data) || undefined,
    undo,
    isUndoing: undoing.isPending,
    failure: undoing.error && (serverSentence(undoing.error) ?? correctionTexts.undoFailed),
  };
}
