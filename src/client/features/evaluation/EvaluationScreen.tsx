import { useMemo } from 'react';
import { findWrongKeys } from '../../../shared/results/wrong-key';
import { Loaded } from '../../quiz-parts/Loaded';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell } from '../../ui/PageShell';
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
}

/** 'Quiz Evaluation' (spec §2): start, watch, review, release and download the results of one quiz. */
export function EvaluationScreen(props: EvaluationScreenProps) {
  return <Evaluation key={props.quizId} {...props} />;
}

function Evaluation({ quizId }: EvaluationScreenProps) {
  const { message, say, here } = useMessageLine();
  const query = useResults(quizId, say);
  const marking = useMarks(quizId, { say, here });
  const { data: stored } = query;
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
          <EvaluationHead results={results} alarms={standing} say={say} />
          <Loaded query={{ ...query, data: results }} failed={texts.loadFailed} shape={['2.75rem', '20rem']}>
            {(shown) => (
              <>
                <MessageLine message={message}>
                  {shown.totalAttempts > 0 ? texts.summary(papersOf(shown)) : undefined}
                </MessageLine>
                <KeyAlarms results={shown} alarms={alarms} say={say} />
                {shown.ai && <AiSwitch quizId={quizId} ai={shown.ai} say={say} />}
                {shown.evaluationStatus === 'in-progress' && <ProgressCard results={shown} />}
                {shown.totalAttempts === 0 ? (
                  <EmptyState title={texts.noAttempts}>{texts.noAttemptsMore}</EmptyState>
                ) : (
                  <EvaluationTabs results={shown} message={message} />
                )}
              </>
            )}
          </Loaded>
        </div>
      </MarkingContext>
    </PageShell>
  );
}
