import { Check, Users } from 'lucide-react';
import { LIVE_POLL_MS } from '../../../shared/constants';
import type { LeavingSeen } from '../../../shared/supervision/schema';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { usePolling } from '../../platform/use-polling';
import { useAnnounce } from '../../ui/Announcer';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './LeavingsTimeline.module.css';
import { leavingTexts } from './leaving-texts';

interface LeavingsTimelineProps {
  quizId: string;
  attemptId: string;
  /** Whether more may come in while the list is open. */
  isRunning: boolean;
}

/** When a student left or reloaded the quiz, for how long and on which question; each leaving can be excused. */
export function LeavingsTimeline({ quizId, attemptId, isRunning }: LeavingsTimelineProps) {
  const utils = trpc.useUtils();
  const announce = useAnnounce();
  const { data, error, refetch } = trpc.supervision.leavings.useQuery(
    { quizId, attemptId },
    usePolling(() => isRunning && LIVE_POLL_MS),
  );
  const excuse = trpc.supervision.excuse.useMutation({
    onSuccess: ({ message }) => {
      announce(message);
      return utils.supervision.invalidate();
    },
  });

  if (!data) {
    if (!error) return <Skeleton height="11rem" />;
    const sentence = serverSentence(error) ?? leavingTexts.loadFailed;
    return <ErrorState message={sentence} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return <EmptyState title={leavingTexts.none}>{leavingTexts.noneMore}</EmptyState>;
  return (
    <div className={styles.content}>
      <p className={styles.hint}>{isRunning ? leavingTexts.excuseHint : leavingTexts.excuseHintAfter}</p>
      {excuse.isError && (
        <ErrorState
          message={serverSentence(excuse.error) ?? leavingTexts.excuseFailed}
          onRetry={() => excuse.mutate(excuse.variables)}
        />
      )}
      <ol className={styles.list}>
        {data.map((leaving) => (
          <Leaving
            key={leaving.leftAt}
            leaving={leaving}
            busy={excuse.isPending && excuse.variables.leftAt === leaving.leftAt}
            onExcuse={() => excuse.mutate({ quizId, attemptId, leftAt: leaving.leftAt })}
          />
        ))}
      </ol>
    </div>
  );
}

interface LeavingProps {
  leaving: LeavingSeen;
  busy: boolean;
  onExcuse: () => void;
}

function Leaving({ leaving, busy, onExcuse }: LeavingProps) {
  const { leftAt, isReload, questionNumber, excusedAt, alike } = leaving;
  const more = [
    leavingTexts.awayFor(leaving),
    ...(questionNumber === null ? [] : [leavingTexts.onQuestion(questionNumber)]),
    ...(isReload ? [leavingTexts.reloadMore] : []),
  ];
  const isQuiet = isReload || excusedAt !== null;
  return (
    <li className={classNames(styles.leaving, isQuiet && styles.quiet)}>
      <div className={styles.facts}>
        <p className={styles.when}>
          {isReload ? leavingTexts.reloadedAt(leftAt) : leavingTexts.leftAt(leftAt)}{' '}
          <span className={styles.more}>{more.join(', ')}</span>
        </p>
        {alike.isShared && !isReload && (
          <Badge tone="accent">
            <Users aria-hidden="true" /> {leavingTexts.shared(alike)}
          </Badge>
        )}
      </div>
      {!isReload && <ExcuseButton leaving={leaving} busy={busy} onExcuse={onExcuse} />}
    </li>
  );
}

/** The same button stays where the focus is when its leaving has been excused. */
function ExcuseButton({ leaving: { leftAt, excusedAt }, busy, onExcuse }: LeavingProps) {
  return (
    <Button
      variant={excusedAt === null ? 'secondary' : 'ghost'}
      busy={busy}
      aria-disabled={excusedAt !== null || undefined}
      onClick={() => excusedAt === null && onExcuse()}
    >
      {excusedAt !== null && <Check size={18} aria-hidden="true" />}
      <span>
        {excusedAt === null ? leavingTexts.excuse : leavingTexts.excused}
        <VisuallyHidden> {leavingTexts.which(leftAt)}</VisuallyHidden>
      </span>
    </Button>
  );
}
