import { lazy, Suspense, useState } from 'react';
import type { JoinedQuiz, StudentDashboard } from '../../../shared/attempt/schema';
import { Badge } from '../../ui/Badge';
import { CountCards } from '../../ui/CountCards';
import { AttemptList } from './AttemptList';
import styles from './Dashboard.module.css';
import { JoinBox } from './JoinBox';
import type { OpenKept } from './KeptQuizOffer';
import { LinkFailure } from './LinkFailure';
import { LogoutEverywhere } from './LogoutEverywhere';
import { sendSaved } from './saved-answers';
import { shareIdIn } from './share-id';
import { texts } from './texts';
import type { useJoin } from './use-join';
import { loadStartCard, useQuizEntry } from './use-quiz-entry';
import { useSavedAttempt } from './use-saved-attempt';
import { useServerNow } from './use-server-now';

interface DashboardProps {
  dashboard: StudentDashboard;
  quizId: string | null;
  joining: ReturnType<typeof useJoin>;
  openKept: OpenKept;
  onOpen: (joined: JoinedQuiz) => void;
  /** The address of a start card. */
  onCard: (shareId: string) => void;
  /** The link has been dealt with. */
  onLinkDone: () => void;
}

// Not part of the first load: it is fetched while the quiz is looked up.
const StartCard = lazy(async () => ({ default: (await loadStartCard()).StartCard }));
// Not part of the first load: few students come back to an unfinished quiz.
const RunningRows = lazy(async () => ({ default: (await import('./RunningRows')).RunningRows }));
const SavedQuizOffer = lazy(async () => ({ default: (await import('./SavedQuizOffer')).SavedQuizOffer }));

/** What a student sees between quizzes: join first, then what runs, what was taken and how it went. */
export function Dashboard({ dashboard, quizId, joining, onCard, onLinkDone, ...kept }: DashboardProps) {
  const { join, joiningId } = joining;
  const { saved, forget, discard } = useSavedAttempt(dashboard);
  const [offerClosed, setOfferClosed] = useState(false);
  const isOffered = saved !== null && !offerClosed;
  const entry = useQuizEntry({ quizId, isReady: !isOffered, join, onCard });
  const running = dashboard.inProgress;
  const now = useServerNow(running.length > 0);

  const closeOffer = () => {
    setOfferClosed(true);
    // A link to the quiz that was just closed must not open it.
    if (quizId && saved?.quizDetails.shareId === shareIdIn(quizId)) onLinkDone();
  };
  const dismissFailure = () => {
    entry.setLinkFailure(null);
    onLinkDone();
  };

  if (entry.card) {
    return (
      <Suspense>
        <StartCard quiz={entry.card} join={join} starting={joiningId !== null} />
      </Suspense>
    );
  }
  return (
    <>
      {entry.linkFailure && (
        <LinkFailure sentence={entry.linkFailure} onRetry={entry.retryLink} onDismiss={dismissFailure} />
      )}
      <div className={styles.head}>
        <h1>{texts.welcome(dashboard.name)}</h1>
        <Badge tone="accent">{texts.student}</Badge>
      </div>
      <JoinBox enter={entry.enter} joining={entry.isLooking || joiningId !== null} />
      {running.length > 0 && (
        <Suspense>
          <RunningRows
            running={running}
            nowMs={now}
            joiningId={joiningId}
            onContinue={(shareId) =>
              void join(shareId, texts.joinFailed).then((failure) =>
                entry.setLinkFailure(failure?.message ?? null),
              )
            }
          />
        </Suspense>
      )}
      <CountCards
        counts={[
          // spec §2: nothing is available until something assigns quizzes to students
          { label: texts.available, count: 0 },
          { label: texts.completed, count: Object.keys(dashboard.attempts).length },
          { label: texts.inProgress, count: running.length },
        ]}
      />
      <AttemptList attempts={dashboard.attempts} />
      <LogoutEverywhere />
      {isOffered && (
        <Suspense>
          <SavedQuizOffer
            saved={saved}
            deadlineMs={
              running.find(({ attemptId }) => attemptId === saved.attemptDetails._id)?.deadline ?? null
            }
            nowMs={now}
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
              // Another quiz may take the one place on this device.
              void sendSaved(saved).catch(() => undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
