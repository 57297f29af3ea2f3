import { trpc } from '../../../platform/trpc';
import { texts } from '../texts';
import { useMarking } from '../use-marking';

/** Releases the scores of a quiz once the marks that are on their way have arrived, and says how it went. */
export function useRelease(options: { quizId: string; say: (text: string) => void; onSettled: () => void }) {
  const { quizId, say, onSettled } = options;
  const { settled } = useMarking();
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.evaluation.release.useMutation({
    onMutate: settled,
    onSuccess: async ({ message }) => {
      await utils.results.get.invalidate({ quizId });
      void utils.quizzes.dashboard.invalidate();
      say(message);
    },
    onError: () => say(texts.releaseFailed),
    onSettled,
  });
  return { release: () => mutate({ quizId }), isReleasing: isPending };
}
