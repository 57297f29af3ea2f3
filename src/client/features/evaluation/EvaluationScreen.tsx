import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { EVALUATION_POLL_MS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { reviewLeft } from '../../../shared/results/review-left';
import type { QuizResults } from '../../../shared/results/schema';
import { Loaded, type Loading } from '../../loading/Loaded';
import { KeptOffer } from '../../pending/KeptOffer';
import { nowMs } from '../../platform/clock';
import { prepared } from '../../platform/prepared';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { usePolling } from '../../platform/use-polling';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { TextsIn } from '../../rich-text/RichText';
import { msToRelease } from '../../rules/quiz/stage';
import type { KeyAlarm, keyAlarms } from '../../rules/results/key-alarms';
import { Banner } from '../../ui/Banner';
import { Card } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/EmptyState';
import { ProgressBar } from '../../ui/ProgressBar';
import { Skeleton } from '../../ui/Skeleton';
import { AiSwitch } from './ai/AiSwitch';
import { sortAlarms } from './alarm-evidence';
import { EvaluationActions } from './EvaluationActions';
import styles from './EvaluationScreen.module.css';
import { type LineMessage, MessageLine, useMessageLine } from './MessageLine';
import { ReleasedChangeDialog, useReleasedChange } from './ReleasedChange';
import { submissionsOf } from './review';
import { releaseTexts, texts } from './texts';
import { MarkingContext, useMarks } from './use-marking';
import { useViewAddress } from './use-view-address';
import { withMarks } from './with-marks';

// Fetched along with the results.
const Views = prepared(async () => (await import('./Views')).Views);

interface EvaluationScreenProps {
  quizId: string;
}

/** 'Quiz Evaluation' (spec §2): start, watch, review, release and download the results of one quiz. */
export function EvaluationScreen(props: EvaluationScreenProps) {
  return <Evaluation key={props.quizId} {...props} />;
}

function Evaluation({ quizId }: EvaluationScreenProps) {
  useEffect(() => void Views.prepare(), []);
  const { message, say, here } = useMessageLine();
  const { view } = useViewAddress();
  const query = useResults(quizId, say);
  const releasedChange = useReleasedChange();
  const marking = useMarks(quizId, { say, here, releasedChange });
  const { data: stored } = query;
  const results = useMemo(() => stored && withMarks(stored, marking.pending), [stored, marking.pending]);
  // Doubts about keys are based on stored marks, not pending ones.
  const alarms = useAlarms(stored);
  const { raised } = sortAlarms(alarms, stored?.dismissedAlarms ?? {});

  return (
    <MarkingContext value={marking}>
      <div className={classNames(styles.page, results && isWhole(view, results) && styles.wholePage)}>
        <Loaded query={{ ...query, data: results }} failed={texts.loadFailed} shape={['2.75rem', '20rem']}>
          {(shown) => (
            <>
              <EvaluationActions results={shown} alarms={raised} say={say} />
              {!isWhole(view, shown) && <Heading results={shown} message={message} />}
              {marking.offered && <KeptOffer offered={marking.offered} question={texts.restoreMarks} />}
              {shown.releaseRefusal !== null && (
                <Banner tone="warn">{releaseTexts.missed(shown.releaseAt, shown.releaseRefusal)}</Banner>
              )}
              {shown.ai && <AiSwitch quizId={quizId} ai={shown.ai} say={say} />}
              {shown.evaluationStatus === 'in-progress' && <ProgressCard results={shown} />}
              {shown.totalAttempts === 0 ? (
                <EmptyState title={texts.noAttempts}>{texts.noAttemptsMore}</EmptyState>
              ) : (
                <Suspense fallback={<Skeleton height="20rem" />}>
                  <TextsIn lang={shown.lang}>
                    <Views.Screen results={shown} alarms={alarms} message={message} />
                  </TextsIn>
                </Suspense>
              )}
            </>
          )}
        </Loaded>
        <ReleasedChangeDialog of={releasedChange} />
      </div>
    </MarkingContext>
  );
}

/** The bench and the matrix fill the page and place the title and messages themselves. */
const isWhole = (view: ReturnType<typeof useViewAddress>['view'], { totalAttempts }: QuizResults) =>
  (view === 'questions' || view === 'matrix') && totalAttempts > 0;

interface HeadingProps {
  results: QuizResults;
  message: LineMessage | undefined;
}

function Heading({ results, message }: HeadingProps) {
  return (
    <div className={styles.heading}>
      <h2>{texts.title}</h2>
      <MessageLine message={message}>
        {results.totalAttempts > 0 ? texts.summary(submissionsOf(results)) : undefined}
      </MessageLine>
    </div>
  );
}

function ProgressCard({ results }: { results: QuizResults }) {
  const percent = Math.round(results.evaluationProgress);
  return (
    <Card as="section" className="grid gap-2">
      <div className={styles.top}>
        <h2>{texts.evaluating}</h2>
        <span className="tabular-nums">{percent}%</span>
      </div>
      <ProgressBar value={percent} max={100} label={texts.evaluating} />
      <p className="text-muted text-sm tabular-nums">{texts.progress(results.totalAttempts)}</p>
    </Card>
  );
}

/** Brings the marking of all types, which the tabs need too but the page itself does not. */
const loadFinder = () => import('../../rules/results/key-alarms');

/** The doubts about a quiz's keys, from its evaluation to its release. */
function useAlarms(results: QuizResults | undefined): readonly KeyAlarm[] {
  const [finder, setFinder] = useState<{ readonly keyAlarms: typeof keyAlarms }>();
  useEffect(() => {
    // If it fails to load, so do the tabs, which report it.
    loadFinder().then(setFinder, () => undefined);
  }, []);
  return useMemo(
    () =>
      finder && results?.evaluationStatus === 'completed' && !results.scoresReleased
        ? finder.keyAlarms(results)
        : [],
    [finder, results],
  );
}

/** The results, refetched while the page is visible: every 2000 ms during the evaluation (spec §4), and at the time of a release. */
function useResults(quizId: string, say: (text: string) => void): Loading<QuizResults> {
  const query = trpc.results.toMark.useQuery(
    { quizId },
    usePolling(({ evaluationStatus, ...release }: QuizResults) => {
      if (evaluationStatus === 'in-progress') return EVALUATION_POLL_MS;
      return msToRelease(release, nowMs());
    }),
  );
  const { data } = query;
  const status = data?.evaluationStatus;
  useSessionEnd(query.error);

  const title = data ? `${texts.title}: ${data.title}` : texts.title;
  useDocumentTitle(
    status === 'in-progress' ? `(${Math.round(data?.evaluationProgress ?? 0)}%) ${title}` : title,
  );

  const lastStatus = useRef(status);
  useEffect(() => {
    // A small class may be finished before the first fetch, without ever being seen in progress.
    const wasOpen = lastStatus.current === 'pending' || lastStatus.current === 'in-progress';
    if (wasOpen && data?.evaluationStatus === 'completed' && reviewLeft(data).decisions === 0)
      say(messages.evaluationCompleted);
    lastStatus.current = data?.evaluationStatus;
  }, [data, say]);

  return query;
}
