import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { QuizResults } from '../../../shared/results/schema';
import { findWrongKeys } from '../../../shared/results/wrong-key';
import { Loaded } from '../../quiz-parts/Loaded';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ProgressBar } from '../../ui/ProgressBar';
import { Skeleton } from '../../ui/Skeleton';
import { Tabs } from '../../ui/Tabs';
import { AiSwitch } from './ai/AiSwitch';
import { sortAlarms } from './alarms/alarm-evidence';
import { KeyAlarms } from './alarms/KeyAlarms';
import { EvaluationActions } from './EvaluationActions';
import styles from './EvaluationScreen.module.css';
import { type LineMessage, MessageLine, useMessageLine } from './MessageLine';
import { submissionsOf } from './review';
import { texts } from './texts';
import { MarkingContext, useMarks } from './use-marking';
import { useResults } from './use-results';
import { useViewAddress } from './use-view-address';
import { withMarks } from './with-marks';

const loadStudents = () => import('./students/StudentsTab');
const loadQuestions = () => import('./questions/QuestionsTab');
const loadStatistics = () => import('./statistics/StatisticsTab');
const StudentsTab = lazy(async () => ({ default: (await loadStudents()).StudentsTab }));
const QuestionsTab = lazy(async () => ({ default: (await loadQuestions()).QuestionsTab }));
const StatisticsTab = lazy(async () => ({ default: (await loadStatistics()).StatisticsTab }));

/** Fetches all tabs while the results are on their way: nobody waits when going from one to the other. */
const loadTabs = () => void Promise.allSettled([loadStudents(), loadQuestions(), loadStatistics()]);

interface EvaluationScreenProps {
  quizId: string;
}

/** 'Quiz Evaluation' (spec §2): start, watch, review, release and download the results of one quiz. */
export function EvaluationScreen(props: EvaluationScreenProps) {
  return <Evaluation key={props.quizId} {...props} />;
}

function Evaluation({ quizId }: EvaluationScreenProps) {
  useEffect(loadTabs, []);
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
  const { raised } = sortAlarms(alarms, stored?.dismissedAlarms ?? {});

  return (
    <MarkingContext value={marking}>
      <div className={styles.page}>
        <Loaded query={{ ...query, data: results }} failed={texts.loadFailed} shape={['2.75rem', '20rem']}>
          {(shown) => (
            <>
              <EvaluationActions results={shown} alarms={raised} say={say} />
              <div className={styles.heading}>
                <h2>{texts.title}</h2>
                <MessageLine message={message}>
                  {shown.totalAttempts > 0 ? texts.summary(submissionsOf(shown)) : undefined}
                </MessageLine>
              </div>
              <KeyAlarms results={shown} alarms={alarms} say={say} />
              {shown.ai && <AiSwitch quizId={quizId} ai={shown.ai} say={say} />}
              {shown.evaluationStatus === 'in-progress' && <ProgressCard results={shown} />}
              {shown.totalAttempts === 0 ? (
                <EmptyState title={texts.noAttempts}>{texts.noAttemptsMore}</EmptyState>
              ) : (
                <Views results={shown} message={message} />
              )}
            </>
          )}
        </Loaded>
      </div>
    </MarkingContext>
  );
}

/** How far the evaluation is. */
function ProgressCard({ results }: { results: QuizResults }) {
  const percent = Math.round(results.evaluationProgress);
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.top}>
        <h2>{texts.evaluating}</h2>
        <span className={styles.percent}>{percent}%</span>
      </div>
      <ProgressBar value={percent} max={100} label={texts.evaluating} />
      <p className={styles.note}>{texts.progress(results.totalAttempts)}</p>
    </Card>
  );
}

interface ViewsProps {
  results: QuizResults;
  message: LineMessage | undefined;
}

const TABS = [
  { id: 'students', label: 'Students' },
  { id: 'questions', label: 'Questions' },
] as const;

/** Three ways to look at the same results: the marks by student or by question, and the statistics on a page of their own. */
function Views({ results, message }: ViewsProps) {
  const address = useViewAddress();
  const { view } = address;
  const loading = <Skeleton height="20rem" />;
  if (view === 'statistics') {
    return (
      <Suspense fallback={loading}>
        <StatisticsTab results={results} />
      </Suspense>
    );
  }
  return (
    <Tabs label="Marks by" tabs={TABS} selected={view} onSelect={address.showTab}>
      <Suspense fallback={loading}>
        {view === 'students' ? (
          <StudentsTab results={results} message={message} address={address} />
        ) : (
          <QuestionsTab results={results} questionId={address.questionId} onPick={address.showQuestion} />
        )}
      </Suspense>
    </Tabs>
  );
}
