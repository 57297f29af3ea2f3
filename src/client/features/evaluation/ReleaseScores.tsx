import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { QuizResults } from '../../../shared/results/schema';
import { trpc } from '../../platform/trpc';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import styles from './ReleaseScores.module.css';
import { reviewCount } from './review';
import { texts } from './texts';
import { useMarking } from './use-marking';

interface ReleaseScoresProps {
  results: QuizResults;
  say: (text: string) => void;
}

/** 'Release Scores' once all is evaluated, then 'Scores Released' (spec §4); what is unreviewed warns, it never blocks. */
export function ReleaseScores({ results, say }: ReleaseScoresProps) {
  const { quizId } = results;
  const [asking, setAsking] = useState(false);
  const { settled } = useMarking();
  const utils = trpc.useUtils();
  const release = trpc.evaluation.release.useMutation({
    onMutate: settled,
    onSuccess: async ({ message }) => {
      await utils.results.get.invalidate({ quizId });
      void utils.quizzes.dashboard.invalidate();
      say(message);
    },
    onError: () => say(texts.releaseFailed),
    onSettled: () => setAsking(false),
  });
  const unreviewed = reviewCount(results);

  if (results.scoresReleased) {
    return (
      <Badge tone="ok" className={styles.released}>
        <CircleCheck aria-hidden="true" /> {texts.scoresReleased}
      </Badge>
    );
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.releaseScores}</Button>
      <ConfirmDialog
        open={asking}
        title={`${texts.releaseScores}?`}
        body={
          <>
            <p>{texts.releaseConfirm}</p>
            {unreviewed > 0 && <p className={styles.unreviewed}>{texts.unreviewed(unreviewed)}</p>}
          </>
        }
        confirmLabel={texts.releaseScores}
        busy={release.isPending}
        onConfirm={() => release.mutate({ quizId })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
