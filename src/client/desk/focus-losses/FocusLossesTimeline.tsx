import { Check, Users } from 'lucide-react';
import { LIVE_POLL_MS } from '../../../shared/constants';
import type { FocusLossSeen } from '../../../shared/supervision/schema';
import { useMay } from '../../colleagues/use-may';
import { Loaded } from '../../loading/Loaded';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { usePolling } from '../../platform/use-polling';
import { announce } from '../../ui/Announcer';
import { Badge } from '../../ui/Badge';
import { ErrorState } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/EmptyState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './FocusLossesTimeline.module.css';
import { focusLossTexts } from './focus-loss-texts';

interface FocusLossesTimelineProps {
  quizId: string;
  attemptId: string;
  /** Whether more may come while the list is open. */
  isRunning: boolean;
}

/**
 * When a student left or reloaded the quiz, for how long and on which question. Each focus loss can be
 * excused.
 */
export function FocusLossesTimeline({ quizId, attemptId, isRunning }: FocusLossesTimelineProps) {
  const utils = trpc.useUtils();
  const mayExcuse = useMay('mark');
  const query = trpc.supervision.leavings.useQuery(
    { quizId, attemptId },
    usePolling(() => isRunning && LIVE_POLL_MS),
  );
  const excuse = trpc.supervision.excuse.useMutation({
    onSuccess: ({ message }) => {
      announce(message);
      return utils.supervision.invalidate();
    },
  });

  return (
    <Loaded query={query} failed={focusLossTexts.loadFailed} shape={['11rem']}>
      {(focusLosses) =>
        focusLosses.length === 0 ? (
          <EmptyState title={focusLossTexts.none}>{focusLossTexts.noneMore}</EmptyState>
        ) : (
          <div className="grid grid-cols-1 gap-4">
            {mayExcuse && (
              <p className="text-muted text-sm">
                {isRunning ? focusLossTexts.excuseHint : focusLossTexts.excuseHintAfter}
              </p>
            )}
            {excuse.isError && (
              <ErrorState
                message={serverSentence(excuse.error) ?? focusLossTexts.excuseFailed}
                onRetry={() => excuse.mutate(excuse.variables)}
              />
            )}
            <ol className="grid grid-cols-1 list-none">
              {focusLosses.map((focusLoss) => (
                <FocusLoss
                  key={focusLoss.leftAt}
                  focusLoss={focusLoss}
                  busy={excuse.isPending && excuse.variables.leftAt === focusLoss.leftAt}
                  onExcuse={() => excuse.mutate({ quizId, attemptId, leftAt: focusLoss.leftAt })}
                />
              ))}
            </ol>
          </div>
        )
      }
    </Loaded>
  );
}

interface FocusLossProps {
  focusLoss: FocusLossSeen;
  busy: boolean;
  onExcuse: () => void;
}

function FocusLoss({ focusLoss, busy, onExcuse }: FocusLossProps) {
  const { leftAt, isReload, questionNumber, excusedAt, alike } = focusLoss;
  const more = [
    focusLossTexts.awayFor(focusLoss),
    ...(questionNumber === null ? [] : [focusLossTexts.onQuestion(questionNumber)]),
    ...(isReload ? [focusLossTexts.reloadMore] : []),
  ];
  const isQuiet = isReload || excusedAt !== null;
  return (
    <li className={classNames(styles.focusLoss, isQuiet && styles.quiet)}>
      <div className="grid justify-items-start min-w-0 gap-1">
        <p className="font-semibold tabular-nums">
          {isReload ? focusLossTexts.reloadedAt(leftAt) : focusLossTexts.leftAt(leftAt)}{' '}
          <span className="text-muted font-normal">{more.join(', ')}</span>
        </p>
        {alike.isShared && !isReload && (
          <Badge tone="accent">
            <Users aria-hidden="true" /> {focusLossTexts.shared(alike)}
          </Badge>
        )}
      </div>
      {!isReload && <Excuse focusLoss={focusLoss} busy={busy} onExcuse={onExcuse} />}
    </li>
  );
}

/** The button; for readers, the state. */
function Excuse(props: FocusLossProps) {
  if (useMay('mark')) return <ExcuseButton {...props} />;
  return props.focusLoss.excusedAt !== null && <Badge>{focusLossTexts.excused}</Badge>;
}

/** The button stays in place and keeps the focus after excusing. */
function ExcuseButton({ focusLoss: { leftAt, excusedAt }, busy, onExcuse }: FocusLossProps) {
  return (
    <Button
      variant={excusedAt === null ? 'secondary' : 'ghost'}
      busy={busy}
      aria-disabled={excusedAt !== null || undefined}
      onClick={() => excusedAt === null && onExcuse()}
    >
      {excusedAt !== null && <Check size={18} aria-hidden="true" />}
      <span>
        {excusedAt === null ? focusLossTexts.excuse : focusLossTexts.excused}
        <VisuallyHidden> {focusLossTexts.which(leftAt)}</VisuallyHidden>
      </span>
    </Button>
  );
}
