import type { ReactNode } from 'react';
import { useShortcutsOn } from '../../platform/shortcuts';
import styles from './ListFoot.module.css';

const MOVES = [
  { keys: ['↑', '↓'], act: 'move' },
  { keys: ['Enter'], act: 'open' },
  { keys: ['→'], act: 'details' },
];
const SINGLE_KEYS = [
  { keys: ['N'], act: 'Create Quiz' },
  { keys: ['?'], act: 'all keys' },
];

/** The number of quizzes, and their keyboard shortcuts. */
export function ListFoot({ children }: { children: ReactNode }) {
  const on = useShortcutsOn();
  return (
    <div className={styles.foot}>
      <p role="status">{children}</p>
      <p className={styles.hints}>
        {[...MOVES, ...(on ? SINGLE_KEYS : [])].map(({ keys, act }) => (
          <span key={act}>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}{' '}
            {act}
          </span>
        ))}
      </p>
    </div>
  );
}
