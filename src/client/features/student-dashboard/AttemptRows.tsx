import { useEffect, useRef, useState } from 'react';
import { formatMonth } from '../../platform/date-format';
import { useAnnounced } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { TextField } from '../../ui/TextField';
import { AttemptCard } from './AttemptCard';
import styles from './AttemptRows.module.css';
import type { AttemptEntry } from './new-result';
import { texts } from './texts';

/** The number of attempts shown at first. */
const SHOWN = 10;

/** The attempts by month, one line each: the ten newest until expanded, or those matching the search. */
export function AttemptRows({ attempts }: { attempts: readonly AttemptEntry[] }) {
  const [words, setWords] = useState('');
  const [isAll, setAll] = useState(false);
  const wanted = words.trim().toLowerCase();
  const found = attempts.filter(([, { title, className }]) =>
    `${title} ${className ?? ''}`.toLowerCase().includes(wanted),
  );
  const isNoneFound = words !== '' && found.length === 0;
  useAnnounced(words === '' ? null : isNoneFound ? texts.noneFound : texts.found({ count: found.length }));
  const rows = useRef<HTMLDivElement>(null);
  // The pressed button is gone: focuses the first added line.
  useEffect(() => {
    if (isAll) rows.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[SHOWN]?.focus();
  }, [isAll]);
  const shown = isAll || words !== '' ? found : found.slice(0, SHOWN);
  return (
    <>
      {attempts.length > SHOWN && (
        <TextField
          type="search"
          label={texts.search}
          value={words}
          maxLength={100}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <div ref={rows} className={styles.months}>
        {monthsOf(shown).map(([month, entries]) => (
          <section key={month} aria-label={month}>
            <h3 className={styles.month}>{month}</h3>
            <ul className={styles.rows}>
              {entries.map(([attemptId, attempt]) => (
                <AttemptCard key={attemptId} {...{ attemptId, attempt }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isNoneFound && <p>{texts.noneFound}</p>}
      {shown.length < found.length && (
        <Button variant="secondary" className={styles.all} onClick={() => setAll(true)}>
          {texts.showAllOf({ count: found.length })}
        </Button>
      )}
    </>
  );
}

/** The card of the new result. */
export function NewAttempt({ entry: [attemptId, attempt] }: { entry: AttemptEntry }) {
  return (
    <ul className={classNames(styles.rows, styles.new)}>
      <AttemptCard {...{ attemptId, attempt }} isNew />
    </ul>
  );
}

/** The attempts by month, in list order. */
function monthsOf(entries: readonly AttemptEntry[]): readonly (readonly [string, readonly AttemptEntry[]])[] {
  return [...Map.groupBy(entries, ([, { startTime }]) => formatMonth(startTime))];
}
