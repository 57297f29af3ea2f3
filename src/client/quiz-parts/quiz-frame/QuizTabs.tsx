import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { covers, type Right } from '../../../shared/access/rights';
import type { QuizRow } from '../../../shared/quiz/schema';
import { type QuizPage, teacherPaths } from '../../../shared/teacher-paths';
import styles from './QuizFrame.module.css';

const TABS = [
  { page: 'questions', label: 'Questions' },
  { page: 'settings', label: 'Settings', needed: 'edit' },
  { page: 'share', label: 'Share' },
  { page: 'assign', label: 'Assign' },
  { page: 'live', label: 'Live' },
  { page: 'marks', label: 'Marks' },
  { page: 'statistics', label: 'Statistics' },
] as const satisfies readonly { page: QuizPage; label: string; needed?: Right }[];

/** Assumes one's own quiz until it is loaded, so that tabs do not appear one by one. */
const isThere = (tab: (typeof TABS)[number], quiz: QuizRow | undefined): boolean =>
  !quiz || !('needed' in tab) || covers(quiz.right, tab.needed);

interface QuizTabsProps {
  quizId: string;
  page: QuizPage;
  quiz: QuizRow | undefined;
  onAim: (page: QuizPage) => void;
}

/** The pages of a quiz, each with its count. */
export function QuizTabs({ quizId, page, quiz, onAim }: QuizTabsProps) {
  const open = useRef<HTMLAnchorElement>(null);
  // On a phone the tabs scroll sideways, and the open one may be out of view.
  useEffect(() => {
    // Braces: newer browsers return a promise, which an effect must not.
    open.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [page]);
  const counts: Partial<Record<QuizPage, number>> = quiz
    ? {
        questions: quiz.questions.length + quiz.draftCount,
        live: quiz.runningCount,
        marks: quiz.toReview + quiz.openAppeals,
      }
    : {};
  return (
    <nav aria-label="Quiz" className={styles.tabs}>
      {TABS.filter((tab) => isThere(tab, quiz)).map((tab) => {
        const isOpen = tab.page === page;
        return (
          <Link
            key={tab.page}
            href={teacherPaths[tab.page](quizId)}
            className={styles.tab}
            ref={isOpen ? open : undefined}
            aria-current={isOpen ? 'page' : undefined}
            onPointerEnter={() => onAim(tab.page)}
            onFocus={() => onAim(tab.page)}
          >
            {tab.label}
            {Boolean(counts[tab.page]) && <span className={styles.count}> {counts[tab.page]}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
