import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { reviewLeft } from '../../../shared/results/review-left';
import type { QuizResults } from '../../../shared/results/schema';
import type { WrongKeyAlarm } from '../../../shared/results/wrong-key';
import { trpc } from '../../platform/trpc';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { WrongKeyAlarms } from './alarms/WrongKeyAlarms';
import styles from './ReleaseScores.module.css';
import { unreviewedOf } from './review';
import { texts } from './texts';
import { useMarking } from './use-marking';

interface ReleaseScoresProps {
  results: QuizResults;
  alarms: readonly WrongKeyAlarm[];
  say: (text: string) => void;
}

/** 'Release Scores' once all is evaluated, then 'Scores Released' (spec §4); what is unreviewed or doubtful warns, it never blocks. */
export function ReleaseScores({ results, alarms, say }: ReleaseScoresProps) {
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
  const unreviewed = unreviewedOf(results);
  const left = reviewLeft(results);

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
            {unreviewed.answers > 0 && (
              <p className={styles.warning}>
                {texts.unreviewed(unreviewed.answers, unreviewed.students)}{' '}
                {unreviewed.toReview > 0 &&
                  texts.ofThemUnsure(unreviewed.toReview, unreviewed.answers, left.decisions)}
              </p>
            )}
            {alarms.length > 0 && (
              <WrongKeyAlarms alarms={alarms} className={styles.warning} onLeave={() => setAsking(false)} />
            )}
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
