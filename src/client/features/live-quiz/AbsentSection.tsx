import { useState } from 'react';
import { Link } from 'wouter';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { formatMoment } from '../../platform/window-text';
import { useMay } from '../../quiz-parts/use-may';
import styles from './AbsentSection.module.css';
import { texts } from './texts';

/** More names are collapsed: the teacher watches those taking the quiz. */
const SHOWN_AT_ONCE = 8;

/** Members who have not started, with a link to act on it. */
export function AbsentSection({ quiz: { quizId, absent } }: { quiz: LiveQuiz }) {
  // Fixed at first: arrivals neither collapse nor expand it.
  const [isOpen] = useState(absent.length <= SHOWN_AT_ONCE);
  const mayAssign = useMay('edit');
  if (absent.length === 0) return null;
  const classCount = new Set(absent.map(({ className }) => className)).size;
  return (
    <details className={styles.absent} open={isOpen}>
      <summary className={styles.summary}>{texts.absent(absent.length)}</summary>
      <ul className={styles.list}>
        {absent.map(({ memberId, name, className, start }) => (
          <li key={memberId} className={styles.row}>
            <b dir="auto">{name}</b>
            {classCount > 1 && <span dir="auto">{className}</span>}
            <span className={styles.quiet}>{startText(start)}</span>
          </li>
        ))}
      </ul>
      {mayAssign && (
        <Link href={teacherPaths.assign(quizId)} className={styles.link}>
          {texts.giveMakeUp}
        </Link>
      )}
    </details>
  );
}

function startText(start: LiveQuiz['absent'][number]['start']): string {
  const { absentStates } = texts;
  if ('yes' in start) return absentStates.now;
  const { because, from, ended } = start;
  if (because === 'over') return absentStates.over(formatMoment(ended ?? 0));
  if (because === 'not-yet') return absentStates.later(formatMoment(from ?? 0));
  return because === 'paused' ? absentStates.paused : absentStates.closed;
}
