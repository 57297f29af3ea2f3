import { useEffect, useId, useRef } from 'react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { announce } from '../../../ui/Announcer';
import { Select } from '../../../ui/Select';
import { ToggleButton } from '../ToggleButton';
import { texts } from '../texts';
import { StateShape } from './LiveShape';
import { LIVE_ORDERS, type LiveOrder } from './live-order';
import { countStudents } from './live-state';
import styles from './SummaryLine.module.css';

interface SummaryLineProps {
  quiz: LiveQuiz;
  order: LiveOrder;
  onOrder: (order: LiveOrder) => void;
  /** Whether rows follow the order; they are held while the pointer or the focus is on one. */
  isInOrder: boolean;
  /** Whether students have numbers instead of names. */
  areNamesHidden: boolean;
  onHideNames: (areHidden: boolean) => void;
}

/** The class in figures, and its order. */
export function SummaryLine(props: SummaryLineProps) {
  const { quiz, order, onOrder, isInOrder, areNamesHidden, onHideNames } = props;
  const counts = countStudents(quiz);
  useSpokenCounts(texts.counts(counts));
  const waiting = quiz.late.filter(({ decision }) => decision === null).length;
  const orderId = useId();
  const isPaused = quiz.pausedSince !== null;
  const shown = (['absent', 'offline', 'writing', 'paused', 'submitted'] as const).filter(
    (state) => counts[state] > 0 || state === 'submitted' || (state === 'writing' && !isPaused),
  );
  return (
    <div className={styles.line}>
      <p className={styles.counts}>
        <span>
          <b>{counts.all}</b> {counts.absent > 0 ? texts.ofJoined(counts.all + counts.absent) : texts.joined}
        </span>
        {shown.map((state) => (
          <span key={state} className="inline-flex items-center gap-1 text-muted">
            <StateShape state={state} /> <b>{counts[state]}</b> {texts.counted[state]}
          </span>
        ))}
        {waiting > 0 && <a href="#late-submissions">{texts.lateWaiting(waiting)}</a>}
      </p>
      <ToggleButton of="names" isOn={areNamesHidden} onToggle={onHideNames} />
      <div className={styles.order}>
        <label htmlFor={orderId}>{isInOrder ? texts.sorted : texts.orderHeld}</label>
        <Select
          id={orderId}
          value={order}
          options={LIVE_ORDERS.filter((each) => each !== 'tabs' || !quiz.allowTabChange).map((value) => ({
            value,
            label: texts.orders[value],
          }))}
          onChange={onOrder}
        />
      </div>
    </div>
  );
}

/** A class's figures change every few seconds: more frequent announcements would drown out everything else. */
const SPEAK_EVERY_MS = 15_000;

/** Announces changed figures to screen readers. */
function useSpokenCounts(line: string): void {
  const latest = useRef(line);
  const spoken = useRef(line);
  useEffect(() => {
    latest.current = line;
  }, [line]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (latest.current === spoken.current) return;
      spoken.current = latest.current;
      announce(latest.current);
    }, SPEAK_EVERY_MS);
    return () => clearInterval(timer);
  }, [announce]);
}
