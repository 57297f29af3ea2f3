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

/** Until the quiz is there it is taken for one's own: tabs do not come one by one. */
const isThere = (tab: (typeof TABS)[number], quiz: QuizRow | undefined): boolean =>
  !quiz || !('needed' in tab) || covers(quiz.right, tab.needed);

interface QuizTabsProps {
  quizId: string;
  page: QuizPage;
  quiz: QuizRow | undefined;
}

/** The pages of one quiz, each with how much is there to look at. */
export function QuizTabs({ quizId, page, quiz }: QuizTabsProps) {
  const open = useRef<HTMLAnchorElement>(null);
  // On a phone the tabs scroll sideways, and the open one may lie outside.
  useEffect(() => {
    // Braces: newer browsers answer a promise, which an effect must not return.
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
          >
            {tab.label}
            {Boolean(counts[tab.page]) && <span className={styles.count}> {counts[tab.page]}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
