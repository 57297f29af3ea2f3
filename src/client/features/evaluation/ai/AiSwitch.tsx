import { lazy, Suspense, useState } from 'react';
import type { QuizResults } from '../../../../shared/results/schema';
import { useMay } from '../../../colleagues/use-may';
import { trpc } from '../../../platform/trpc';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { aiTexts } from '../texts';
import styles from './AiSwitch.module.css';

const SentToAiDialog = lazy(async () => ({ default: (await import('./SentToAiDialog')).SentToAiDialog }));

interface AiSwitchProps {
  quizId: string;
  ai: NonNullable<QuizResults['ai']>;
  say: (text: string) => void;
}

/** The switch for AI marking of this quiz's texts, with a description and a log of the data sent. */
export function AiSwitch({ quizId, ai, say }: AiSwitchProps) {
  const [isShown, setShown] = useState(false);
  const mayEdit = useMay('edit');
  const utils = trpc.useUtils();
  const set = trpc.evaluation.setAi.useMutation({
    onMutate: ({ useAi }) =>
      utils.results.toMark.setData(
        { quizId },
        (before) => before && { ...before, ai: before.ai && { ...before.ai, isUsed: useAi } },
      ),
    onError: () => say(aiTexts.switchFailed),
    onSettled: () => utils.results.toMark.invalidate({ quizId }),
  });
  return (
    <section className={styles.place} aria-label={aiTexts.title}>
      {mayEdit ? (
        <Checkbox
          className={styles.choice}
          label={aiTexts.use}
          reason={ai.isUsed ? aiTexts.whatIsSent(ai.host) : aiTexts.off}
          checked={ai.isUsed}
          onChange={(event) => set.mutate({ quizId, useAi: event.currentTarget.checked })}
        />
      ) : (
        <p className={styles.choice}>{ai.isUsed ? aiTexts.whatIsSent(ai.host) : aiTexts.off}</p>
      )}
      <Button variant="secondary" onClick={() => setShown(true)}>
        {aiTexts.showSent}
      </Button>
      {isShown && (
        <Suspense>
          <SentToAiDialog quizId={quizId} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </section>
  );
}
