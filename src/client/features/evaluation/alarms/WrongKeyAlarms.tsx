import { Link } from 'wouter';
import type { WrongKeyAlarm } from '../../../../shared/results/wrong-key';
import { classNames } from '../../../ui/class-names';
import { texts } from '../texts';
import { useViewAddress } from '../use-view-address';
import styles from './WrongKeyAlarms.module.css';

interface WrongKeyAlarmsProps {
  alarms: readonly WrongKeyAlarm[];
  /** Told when one of the questions is gone to. */
  onLeave?: (() => void) | undefined;
  className?: string | undefined;
}

/** The questions whose key is doubtful, each with what speaks against it and a way to look at it. */
export function WrongKeyAlarms({ alarms, onLeave, className }: WrongKeyAlarmsProps) {
  const { questionHref } = useViewAddress();
  return (
    <ul className={classNames(styles.alarms, className)}>
      {alarms.map((alarm) => (
        <li key={alarm.questionId}>
          {texts.wrongKey(alarm)}{' '}
          <Link href={questionHref(alarm.questionId)} className={styles.link} onClick={onLeave}>
            {texts.lookAt(alarm.number)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
