import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import { useServerNow } from '../../platform/clock';
import { DUE_KEY, PRACTICE_SETS_KEY, readInTab, writeInTab } from '../../platform/tab-storage';
import type { EnteredQuiz } from '../../quiz-session/entered-quiz';
import { momentsOf, startBy } from '../../rules/assignment/start-by';
import { Badge } from '../../ui/Badge';
import { Skeleton } from '../../ui/Skeleton';
import { AttemptList, NewResult } from './AttemptList';
import styles from './Dashboard.module.css';
import { JoinBox, LinkFailure } from './JoinBox';
import { LogoutEverywhere } from './Logout';
import { useNewResult } from './new-result';
import type { OpenKept } from './ResumeOffers';
import { SectionHead } from './SectionHead';
import { sendSaved } from './saved-answers';
import { shareIdIn } from './share-id';
import { texts } from './texts';
import type { useJoin } from './use-join';
import { StartCard, useQuizEntry } from './use-quiz-entry';
import { useSavedAttempt } from './use-saved-quiz';

interface DashboardProps {
  dashboard: StudentDashboard;
  /** The arrival by this device's clock. */
  receivedAtMs: number;
  quizId: string | null;
  joining: ReturnType<typeof useJoin>;
  openKept: OpenKept;
  onOpen: (entered: EnteredQuiz) => void;
  /** Called with the ID when a start card opens. */
  onCard: (shareId: string) => void;
  /** Called once the link is handled. */
  onLinkDone: () => void;
}

// Outside the first load: few classes have assigned quizzes.
const AvailableQuizzes = lazy(async () => ({
  default: (await import('./AvailableQuizzes')).AvailableQuizzes,
}));
// Outside the first load and optional: omitted if it cannot be loaded.
const PracticeSets = lazy(() =>
  import('./PracticeSets').then(
    (practice) => ({ default: practice.PracticeSets }),
    () => ({ default: () => null }),
  ),
);
// Outside the first load: few students return to an unfinished quiz.
const RunningQuizzes = lazy(async () => ({ default: (await import('./RunningQuizzes')).RunningQuizzes }));

/** A placeholder of the practice's previous height in this tab, so that nothing below shifts. */
function roomForPractice(): ReactNode {
  const count = Number(readInTab(PRACTICE_SETS_KEY));
  return count > 0 && <Skeleton height={`${2.5 + 3.25 * count}rem`} />;
}

/** A student's page between quizzes: due quizzes, the new result, practice and past attempts. */
export function Dashboard(props: DashboardProps) {
  const { dashboard, receivedAtMs, quizId, joining, onCard, onLinkDone, ...kept } = props;
  const { join, joiningId } = joining;
  const { saved, forget, discard } = useSavedAttempt(dashboard);
  const [offerClosed, setOfferClosed] = useState(false);
  const [practiceRoom] = useState(roomForPractice);
  const isOffered = saved !== null && !offerClosed;
  const entry = useQuizEntry({ quizId, isReady: !isOffered, join, onCard });
  const { inProgress: running, available, serverNow } = dashboard;
  const moments = available.flatMap(({ start, closesAt }) => momentsOf(start, closesAt));
  const now = useServerNow({ serverNow, receivedAtMs }, moments);
  const startable = available.filter(({ start, closesAt }) => 'yes' in startBy(start, now, closesAt));
  const attempts = Object.entries(dashboard.attempts);
  const shownResult = useNewResult(attempts);
  const isDue = running.length + startable.length > 0;
  const [typed, setTyped] = useState('');
  const [isAside, setAside] = useState(isDue);
  // The field does not move while typing.
  if (isAside !== isDue && typed === '') setAside(isDue);
  useEffect(() => writeInTab(DUE_KEY, String(isDue)), [isDue]);

  const continueQuiz = async (shareId: string) => {
    const failure = await join(shareId, texts.joinFailed);
    entry.setLinkFailure(failure?.message ?? null);
  };
  const openCard = async (shareId: string) => {
    const failure = await entry.enter(shareId, texts.joinFailed);
    entry.setLinkFailure(failure?.message ?? null);
  };
  const closeOffer = () => {
    setOfferClosed(true);
    // A link to a quiz that was just left must not reopen it.
    if (quizId && saved?.quizDetails.shareId === shareIdIn(quizId)) onLinkDone();
  };
  const dismissFailure = () => {
    entry.setLinkFailure(null);
    onLinkDone();
  };

  if (entry.card) {
    return (
      <Suspense>
        <StartCard.Screen {...entry.card} join={join} starting={joiningId !== null} />
      </Suspense>
    );
  }
  const joinBox = (
    <JoinBox
      enter={entry.enter}
      joining={entry.isLooking || joiningId !== null}
      {...{ typed, isAside }}
      onType={setTyped}
    />
  );
  return (
    <>
      {entry.linkFailure && (
        <LinkFailure sentence={entry.linkFailure} onRetry={entry.retryLink} onDismiss={dismissFailure} />
      )}
      <div className={styles.head}>
        <h1>{texts.welcome({ name: dashboard.name })}</h1>
        <Badge tone="accent">{texts.student}</Badge>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {!isAside && joinBox}
          <section aria-labelledby="due-title" className={styles.section}>
            <SectionHead
              id="due-title"
              title={available.length > 0 ? texts.forClass : texts.dueNow}
              counts={[
                // spec §2: assigned quizzes that can be started now
                { label: texts.available, count: startable.length },
                { label: texts.inProgress, count: running.length },
              ]}
            />
            {!isDue && <p>{texts.nothingDue}</p>}
            {running.length > 0 && (
              <Suspense fallback={<Skeleton height={`${5 * running.length}rem`} />}>
                <RunningQuizzes
                  running={running}
                  joiningId={joiningId}
                  onContinue={(shareId) => void continueQuiz(shareId)}
                  offered={isOffered ? saved : null}
                  join={join}
                  {...kept}
                  onStartFresh={() => {
                    closeOffer();
                    discard();
                  }}
                  onForget={() => {
                    closeOffer();
                    forget();
                  }}
                  onClose={() => {
                    closeOffer();
                    // Another quiz may need the device's single slot.
                    if (saved) void sendSaved(saved).catch(() => undefined);
                  }}
                />
              </Suspense>
            )}
            {available.length > 0 && (
              <Suspense fallback={<Skeleton height={`${(isDue ? 6.5 : 0) + 5.25 * available.length}rem`} />}>
                <AvailableQuizzes
                  available={available}
                  nowMs={now}
                  isNext={running.length === 0}
                  onOpen={openCard}
                />
              </Suspense>
            )}
          </section>
          {shownResult && <NewResult entry={shownResult} />}
          {!entry.isOnTheWay && (
            <Suspense fallback={practiceRoom}>
              <PracticeSets room={practiceRoom} />
            </Suspense>
          )}
        </div>
        <div className={styles.column}>
          <AttemptList attempts={attempts} shown={shownResult} />
        </div>
        {isAside && joinBox}
      </div>
      <LogoutEverywhere />
    </>
  );
}
