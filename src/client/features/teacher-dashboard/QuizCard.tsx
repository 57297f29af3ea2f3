import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { ownerName, rightBadge } from '../../colleagues/right-texts';
import lists from '../../desk/lists.module.css';
import { openingPage } from '../../desk/stage-texts';
import { nowMs } from '../../platform/clock';
import { formatDay } from '../../platform/date-format';
import { nextStepFor } from '../../rules/quiz/stage';
import { classNames } from '../../ui/class-names';
import styles from './QuizCard.module.css';
import { classesText, expectedOf, MoreButton, meanText, NextStep, type RowActs } from './quiz-columns';
import { StageMark } from './StageMark';

interface QuizCardProps {
  quiz: QuizRow;
  acts: RowActs;
  /** Its details while open. */
  children: ReactNode;
}

const sharedText = (quiz: QuizRow): string =>
  [ownerName(quiz), rightBadge(quiz.right)].filter(Boolean).join(', ');

/** A quiz in two lines, for a phone; the whole card opens it. */
export function QuizCard({ quiz, acts, children }: QuizCardProps) {
  return (
    <li className={styles.item}>
      <div className={styles.card}>
        <div className="flex-1 min-w-0">
          <Link
            href={teacherPaths[openingPage(quiz)](quiz._id)}
            className={classNames(lists.open, styles.open)}
            data-quiz={quiz._id}
          >
            {quiz.title}
          </Link>
          <p className={styles.line}>
            <StageMark quiz={quiz} />
            <span className={styles.rest}>
              {[
                '',
                sharedText(quiz),
                classesText(quiz.classNames),
                formatDay(quiz.lastActivityAt, nowMs()),
                quiz.folder,
              ]
                .filter((part, at) => at === 0 || part !== '')
                .join(' · ')}
            </span>
          </p>
        </div>
        <div className={styles.side}>
          {nextStepFor(quiz, nowMs()) ? (
            <NextStep quiz={quiz} acts={acts} />
          ) : (
            <b>{meanText(quiz.meanPercent)}</b>
          )}
          {quiz.isPublished && expectedOf(quiz) > 0 && (
            <p className={styles.line}>
              {quiz.attemptedBy.length} / {expectedOf(quiz)}
            </p>
          )}
        </div>
        <MoreButton quiz={quiz} acts={acts} />
      </div>
      {children}
    </li>
  );
}
