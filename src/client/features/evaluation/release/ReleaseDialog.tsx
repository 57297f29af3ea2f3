import { useState } from 'react';
import { LIVE_POLL_MS } from '../../../../shared/constants';
import type { QuizResults } from '../../../../shared/results/schema';
import type { WrongKeyAlarm } from '../../../../shared/results/wrong-key';
import { trpc } from '../../../platform/trpc';
import { usePolling } from '../../../platform/use-polling';
import { CollectDialog } from '../../../quiz-parts/collect/CollectDialog';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { WrongKeyAlarms } from '../alarms/WrongKeyAlarms';
import { toReviewByQuestion } from '../review';
import { texts } from '../texts';
import styles from './ReleaseScores.module.css';
import { releaseTexts } from './release-texts';
import { StillWorking } from './StillWorking';
import { UnreviewedLine } from './UnreviewedLine';
import { useRelease } from './use-release';

interface ReleaseDialogProps {
  results: QuizResults;
  alarms: readonly WrongKeyAlarm[];
  say: (text: string) => void;
  onClose: () => void;
}

/** Says what a release means now; what nobody has reviewed takes a second step. It warns, it never blocks. */
export function ReleaseDialog({ results, alarms, say, onClose }: ReleaseDialogProps) {
  const { quizId } = results;
  const [step, setStep] = useState<'release' | 'review' | 'collect'>('release');
  const { data: live } = trpc.supervision.live.useQuery(
    { quizId },
    usePolling(() => LIVE_POLL_MS),
  );
  const { release, isReleasing } = useRelease({ quizId, say, onSettled: onClose });
  const toReview = toReviewByQuestion(results);
  const running = live?.students.filter(({ submittedAt }) => submittedAt === null) ?? [];
  const working = running.map(({ studentName }) => studentName);

  if (step === 'collect') {
    return (
      <CollectDialog
        {...{ quizId, working }}
        onCollected={({ message, collected }) => {
          say(collected > 0 ? `${message} ${releaseTexts.thenEvaluate}` : message);
          onClose();
        }}
        onClose={() => setStep('release')}
      />
    );
  }
  if (step === 'review') {
    return (
      <ConfirmDialog
        key="review"
        open
        title={releaseTexts.reviewTitle}
        body={
          <>
            <p>{releaseTexts.reviewBody}</p>
            <ul className={styles.toReview}>
              {toReview.map(({ number, count }) => (
                <li key={number}>{releaseTexts.toReview(number, count)}</li>
              ))}
            </ul>
          </>
        }
        confirmLabel={releaseTexts.releaseAnyway}
        cancelLabel={releaseTexts.goBack}
        busy={isReleasing}
        onConfirm={release}
        onCancel={() => setStep('release')}
      />
    );
  }
  return (
    <ConfirmDialog
      key="release"
      open
      title={`${texts.releaseScores}?`}
      body={
        <>
          <p>{texts.releaseConfirm}</p>
          {live?.acceptingResponses && <p className={styles.more}>{releaseTexts.closes}</p>}
          {working.length > 0 && <StillWorking names={working} onCollect={() => setStep('collect')} />}
          <UnreviewedLine results={results} />
          {alarms.length > 0 && (
            <WrongKeyAlarms alarms={alarms} className={styles.warning} onLeave={onClose} />
          )}
        </>
      }
      confirmLabel={texts.releaseScores}
      busy={isReleasing}
      onConfirm={() => (toReview.length > 0 ? setStep('review') : release())}
      onCancel={onClose}
    />
  );
}
