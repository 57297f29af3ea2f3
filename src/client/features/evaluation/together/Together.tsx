import { useEffect, useRef } from 'react';
import type { QuizResults } from '../../../../shared/results/schema';
import { HeadActions } from '../../../desk/frame/HeadActions';
import { announce } from '../../../ui/Announcer';
import styles from './Together.module.css';
import { togetherTexts, type Whereabouts } from './together-texts';
import { useTogether } from './use-together';

/** The colleagues marking this quiz, in its head; also keeps their marks up to date on this page. */
export function Together({ results }: { results: QuizResults }) {
  const others = useTogether(results);
  const numberOf = (questionId: string | null) => {
    const at = results.questions.findIndex(({ _id }) => _id === questionId);
    return at === -1 ? undefined : at + 1;
  };
  useSaidAloud(others.map(({ name }) => name));
  if (others.length === 0) return null;
  const placed = others.map(({ name, questionId }) => ({ name, number: numberOf(questionId) }));
  const words = togetherTexts.here(placed);
  return (
    <HeadActions>
      <p className={styles.here} title={words}>
        <span className={styles.dot} aria-hidden="true" />
        <span className="truncate">
          <Words others={placed} />
        </span>
      </p>
    </HeadActions>
  );
}

/** One colleague in words (a dot where there is no room), several in short. */
function Words({ others }: { others: readonly Whereabouts[] }) {
  const [first, ...more] = others;
  if (!first || more.length > 0) return togetherTexts.here(others);
  return (
    <>
      {first.name}
      <span className={styles.said}>
        {togetherTexts.isHere}
        {first.number !== undefined && togetherTexts.atQuestion}
      </span>{' '}
      {first.number !== undefined && <span className={styles.number}>{first.number}</span>}
    </>
  );
}

/** Announces arrivals and departures, but not each move. */
function useSaidAloud(names: readonly string[]): void {
  const before = useRef<readonly string[]>([]);
  const key = names.join('\n');
  useEffect(() => {
    const now = key === '' ? [] : key.split('\n');
    const came = now.filter((name) => !before.current.includes(name));
    const left = before.current.filter((name) => !now.includes(name));
    before.current = now;
    if (came.length > 0) announce(togetherTexts.areHere(came));
    if (left.length > 0) announce(togetherTexts.gone(left));
  }, [key]);
}
