import { useState } from 'react';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { formatMonth } from '../../platform/date-format';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { AttemptCard } from './AttemptCard';
import styles from './AttemptRows.module.css';
import { attemptTexts } from './later-texts';

type Entry = readonly [attemptId: string, attempt: SubmittedAttempt];

/** So many of the older ones are shown at first. */
const SHOWN = 10;

/** The newest result as a card, or the newest attempt where there is no result; the others a line each, by month. */
export function AttemptRows({ attempts }: { attempts: readonly Entry[] }) {
  const [words, setWords] = useState('');
  const [isAll, setAll] = useState(false);
  const newest = attempts.find(([, { scoresReleased }]) => scoresReleased) ?? attempts[0];
  const older = attempts.filter((entry) => entry !== newest);
  const found = older.filter(([, { title }]) => title.toLowerCase().includes(words.trim().toLowerCase()));
  const shown = isAll || words !== '' ? found : found.slice(0, SHOWN);
  return (
    <>
      {newest && (
        <ul className={styles.list}>
          <AttemptCard attempt={newest[1]} />
        </ul>
      )}
      {older.length > SHOWN && (
        <TextField
          type="search"
          label={attemptTexts.search}
          value={words}
          maxLength={100}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {monthsOf(shown).map(([month, entries]) => (
        <section key={month} aria-label={month}>
          <h3 className={styles.month}>{month}</h3>
          <ul className={styles.rows}>
            {entries.map(([attemptId, attempt]) => (
              <AttemptCard key={attemptId} attempt={attempt} isRow />
            ))}
          </ul>
        </section>
      ))}
      {words !== '' && found.length === 0 && <p role="status">{attemptTexts.noneFound}</p>}
      {shown.length < found.length && (
        <Button variant="secondary" className={styles.all} onClick={() => setAll(true)}>
          {attemptTexts.showAll(found.length)}
        </Button>
      )}
    </>
  );
}

/** In the order of the list, which is that of time. */
function monthsOf(entries: readonly Entry[]): readonly (readonly [string, readonly Entry[]])[] {
  return [...Map.groupBy(entries, ([, { startTime }]) => formatMonth(startTime))];
}
