import type { WrongKeyAlarm } from '../../../../shared/results/wrong-key';
import { trpc } from '../../../platform/trpc';
import { texts } from '../texts';
import { useMarking } from '../use-marking';
import { alarmEvidence } from './alarm-evidence';

/** Dismisses the alarm about a key: it is gone at once, and comes back where that is refused. */
export function useDismissAlarm(quizId: string) {
  const utils = trpc.useUtils();
  const { refuse } = useMarking();
  const { mutate } = trpc.evaluation.dismissAlarm.useMutation({
    onMutate: ({ questionId, evidence }) =>
      utils.results.get.setData(
        { quizId },
        (before) =>
          before && {
            ...before,
            dismissedAlarms: { ...before.dismissedAlarms, [questionId]: evidence },
          },
      ),
    onError: () => refuse(texts.dismissFailed),
    onSettled: () => utils.results.get.invalidate({ quizId }),
  });
  return (alarm: WrongKeyAlarm) =>
    mutate({ quizId, questionId: alarm.questionId, evidence: alarmEvidence(alarm) });
}
