import { ClockPlus, Pause, RotateCcw, ServerOff } from 'lucide-react';
import type { ClockMove } from '../../../shared/supervision/schema';
import { Card } from '../../ui/Card';
import styles from './ClockSection.module.css';
import { texts } from './texts';

const ICONS = { downtime: ServerOff, pause: Pause, extra: ClockPlus, reopened: RotateCcw };

/** Everything that moved a clock of this quiz, latest first. */
export function ClockSection({ moves }: { moves: readonly ClockMove[] }) {
  return (
    <section aria-labelledby="clock-moves" className={styles.section}>
      <h2 id="clock-moves">{texts.clock}</h2>
      <Card>
        <ul className={styles.moves}>
          {moves.map((move) => {
            const Icon = ICONS[move.kind];
            return (
              <li key={`${move.kind} ${move.startedAt} ${move.studentName}`} className={styles.move}>
                <Icon size={18} aria-hidden="true" />
                {texts.moved(move)}
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
