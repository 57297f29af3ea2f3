import { useState } from 'react';
import { Link } from 'wouter';
import type { QuizResults } from '../../../../shared/results/schema';
import type { WrongKeyAlarm } from '../../../../shared/results/wrong-key';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { texts } from '../texts';
import { useViewAddress } from '../use-view-address';
import { alarmEvidence, sortAlarms } from './alarm-evidence';
import styles from './KeyAlarms.module.css';

interface KeyAlarmsProps {
  results: QuizResults;
  alarms: readonly WrongKeyAlarm[];
  say: (text: string) => void;
}

/** The alarms about keys: those that are raised in a banner, those dismissed in one quiet line that can be opened again. */
export function KeyAlarms({ results, alarms, say }: KeyAlarmsProps) {
  const { quizId, dismissedAlarms } = results;
  const [isOpen, setOpen] = useState(false);
  const utils = trpc.useUtils();
  const dismiss = trpc.evaluation.dismissAlarm.useMutation({
    onMutate: ({ questionId, evidence }) => {
      setOpen(false);
      utils.results.get.setData(
        { quizId },
        (before) =>
          before && {
            ...before,
            dismissedAlarms: { ...before.dismissedAlarms, [questionId]: evidence },
          },
      );
    },
    onError: () => say(texts.dismissFailed),
    onSettled: () => utils.results.get.invalidate({ quizId }),
  });
  const { raised, dismissed } = sortAlarms(alarms, dismissedAlarms);
  const dismissAlarm = (alarm: WrongKeyAlarm) =>
    dismiss.mutate({ quizId, questionId: alarm.questionId, evidence: alarmEvidence(alarm) });
  return (
    <>
      {raised.length > 0 && (
        <Banner tone="warn">
          <WrongKeyAlarms alarms={raised} onDismiss={dismissAlarm} />
        </Banner>
      )}
      {dismissed.length > 0 && (
        <div className={styles.dismissed}>
          <p className={styles.line}>
            {texts.dismissedLine(dismissed.map(({ number }) => number))}
            <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? texts.foldAgain : texts.showAgain}
            </Button>
          </p>
          {isOpen && <WrongKeyAlarms alarms={dismissed} />}
        </div>
      )}
    </>
  );
}

interface WrongKeyAlarmsProps {
  alarms: readonly WrongKeyAlarm[];
  /** Told when one of the questions is gone to. */
  onLeave?: (() => void) | undefined;
  onDismiss?: ((alarm: WrongKeyAlarm) => void) | undefined;
  className?: string | undefined;
}

/** The questions whose key is doubtful, each with what speaks against it and a way to look at it. */
export function WrongKeyAlarms({ alarms, onLeave, onDismiss, className }: WrongKeyAlarmsProps) {
  const { questionHref } = useViewAddress();
  return (
    <ul className={classNames(styles.alarms, className)}>
      {alarms.map((alarm) => (
        <li key={alarm.questionId}>
          {texts.wrongKey(alarm)}{' '}
          <Link href={questionHref(alarm.questionId)} className={styles.link} onClick={onLeave}>
            {texts.lookAt(alarm.number)}
          </Link>{' '}
          {onDismiss && (
            <button
              type="button"
              className={styles.link}
              aria-label={texts.dismissQuestion(alarm.number)}
              onClick={() => onDismiss(alarm)}
            >
              {texts.dismiss}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
