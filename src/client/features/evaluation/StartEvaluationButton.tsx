import { trpc } from '../../platform/trpc';
import { Button } from '../../ui/Button';
import { texts } from './texts';

interface StartEvaluationButtonProps {
  quizId: string;
  say: (text: string) => void;
}

export function StartEvaluationButton({ quizId, say }: StartEvaluationButtonProps) {
  const utils = trpc.useUtils();
  const start = trpc.evaluation.start.useMutation({
    onSuccess: ({ message }) => say(message),
    onError: () => say(texts.startFailed),
    onSettled: () =>
      Promise.all([utils.results.get.invalidate({ quizId }), utils.quizzes.dashboard.invalidate()]),
  });
  return (
    <Button busy={start.isPending} onClick={() => start.mutate({ quizId })}>
      {texts.startEvaluation}
    </Button>
  );
}
