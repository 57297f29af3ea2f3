import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { practicePath } from '../../../shared/paths';
import type { StudentPractice } from '../../../shared/practice/schema';
import { dueText } from '../../platform/due-text';
import { PRACTICE_SETS_KEY, writeInTab } from '../../platform/tab-storage';
import { trpcClient } from '../../platform/trpc-client';
import { buttonClass } from '../../ui/Button';
import styles from './PracticeSets.module.css';
import { texts } from './texts';

/** The student's practice sets with their due questions; loaded last, and empty without any. */
export function PracticeSets({ room }: { room: ReactNode }) {
  const { data, isPending } = useQuery({
    queryKey: ['practice'],
    queryFn: () => trpcClient.practice.list.query({}),
    refetchOnWindowFocus: true,
  });
  const count = data?.sets.length;
  useEffect(() => {
    if (count !== undefined) writeInTab(PRACTICE_SETS_KEY, String(count));
  }, [count]);
  if (!data) return isPending && room;
  if (count === 0) return null;
  // Most due questions first, ties in title order.
  const sets = data.sets.toSorted((one, other) => other.dueCount - one.dueCount);
  const isDue = (sets[0]?.dueCount ?? 0) > 0;
  return (
    <section aria-labelledby="practice-title" className={styles.section}>
      <h2 id="practice-title">{isDue ? texts.toRepeat : texts.practiceTitle}</h2>
      <ul className={styles.list}>
        {sets.map((set, index) => (
          <li key={set._id}>
            <Link href={practicePath(set._id)} className={styles.set}>
              <span className={styles.what}>
                <span className={styles.name} dir="auto">
                  {set.title}
                </span>{' '}
                <span className={styles.teacher}>{set.teacherName}</span>
              </span>{' '}
              <span className={styles.state}>{stateOf(set, data.serverNow)}</span>
              {isDue && index === 0 ? (
                <span
                  className={buttonClass({ variant: 'secondary', size: 'default', className: styles.go })}
                >
                  {texts.practise}
                </span>
              ) : (
                <ChevronDown size={18} aria-hidden="true" className={styles.arrow} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf(set: StudentPractice['sets'][number], now: number): string {
  const { dueCount, newCount, nextDueAt } = set;
  const counts = [
    ...(dueCount > 0 ? [texts.due({ count: dueCount })] : []),
    ...(newCount > 0 ? [texts.new({ count: newCount })] : []),
  ];
  if (counts.length > 0) return counts.join(', ');
  return nextDueAt === null ? texts.nothingNow : texts.nextAt({ when: dueText(nextDueAt, now) });
}
