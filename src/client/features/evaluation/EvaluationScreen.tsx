import { useMemo } from 'react';
import { findWrongKeys } from '../../../shared/results/wrong-key';
import { serverSentence, statusOf } from '../../platform/error-message';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageShell } from '../../ui/PageShell';
import { Skeleton } from '../../ui/Skeleton';
import { AiSwitch } from './ai/AiSwitch';
import { sortAlarms } from './alarms/alarm-evidence';
import { KeyAlarms } from './alarms/KeyAlarms';
import { EvaluationHead } from './EvaluationHead';
import styles from './EvaluationScreen.module.css';
import { EvaluationTabs } from './EvaluationTabs';
import { MessageLine } from './MessageLine';
import { ProgressCard } from './ProgressCard';
import { papersOf } from './review';
import { texts } from './texts';
import { MarkingContext, useMarks } from './use-marking';
import { useMessageLine } from './use-message-line';
import { useResults } from './use-results';
import { withMarks } from './with-marks';

interface EvaluationScreenProps {
  quizId: string;
  onBack: () => void;
}

/** 'Quiz Evaluation' (spec §2): start, watch, review, release and download the results of one quiz. */
export function EvaluationScreen(props: EvaluationScreenProps) {
  return <Evaluation key={props.quizId} {...props} />;
}

function Evaluation({ quizId, onBack }: EvaluationScreenProps) {
  const { message, say, here } = useMessageLine();
  const { results: stored, error, refetch } = useResults(quizId, say);
  const marking = useMarks(quizId, { say, here });
  const results = useMemo(() => stored && withMarks(stored, marking.pending), [stored, marking.pending]);
  // A key is doubted by all the answers, and until the scores are out.
  const alarms = useMemo(
    () => (stored?.evaluationStatus === 'completed' && !stored.scoresReleased ? findWrongKeys(stored) : []),
    [stored],
  );
  const { standing } = sortAlarms(alarms, stored?.dismissedAlarms ?? {});

  return (
    <PageShell>
      <MarkingContext value={marking}>
        <div className={styles.page}>
          <EvaluationHead results={results} alarms={standing} onBack={onBack} say={say} />
          {results ? (
            <>
              {error && (
                <Banner
                  tone="warn"
                  role="status"
                  action={
                    <Button variant="secondary" onClick={refetch}>
                      Try again
                    </Button>
                  }
                >
                  {texts.connectionLost}
                </Banner>
              )}
              <MessageLine message={message}>
                {results.totalAttempts > 0 ? texts.summary(papersOf(results)) : undefined}
              </MessageLine>
              <KeyAlarms results={results} alarms={alarms} say={say} />
              {results.ai && <AiSwitch quizId={quizId} ai={results.ai} say={say} />}
              {results.evaluationStatus === 'in-progress' && <ProgressCard results={results} />}
              {results.totalAttempts === 0 ? (
                <EmptyState title={texts.noAttempts}>{texts.noAttemptsMore}</EmptyState>
              ) : (
                <EvaluationTabs results={results} message={message} />
              )}
            </>
          ) : error ? (
            <LoadFailure error={error} onRetry={refetch} />
          ) : (
            <div className={styles.page} aria-busy="true">
              <Skeleton height="3.25rem" />
              <Skeleton height="2.75rem" />
              <Skeleton height="20rem" />
            </div>
          )}
        </div>
      </MarkingContext>
    </PageShell>
  );
}

/** A quiz that is not there cannot be tried again; everything else can. */
function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = statusOf(error) === 404;
  const sentence = isMissing ? serverSentence(error) : undefined;
  return <ErrorState message={sentence ?? texts.loadFailed} onRetry={isMissing ? undefined : onRetry} />;
}
