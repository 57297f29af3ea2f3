import { covers, type Right } from '../../../shared/access/rights';
import type { QuizRow } from '../../../shared/quiz/schema';
import { type QuizPage, teacherPaths } from '../../../shared/teacher-paths';
import { FrameTabs } from '../frame/FrameTabs';

const TABS = [
  { page: 'questions', label: 'Questions' },
  { page: 'settings', label: 'Settings', needed: 'edit' },
  { page: 'share', label: 'Share' },
  { page: 'assign', label: 'Assign' },
  { page: 'live', label: 'Live' },
  { page: 'marks', label: 'Marks' },
  { page: 'statistics', label: 'Statistics' },
] as const satisfies readonly { page: QuizPage; label: string; needed?: Right }[];

/** Assumes the reader's own quiz until it is loaded, so that tabs do not appear one by one. */
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
  const counts: Partial<Record<QuizPage, number>> = quiz
    ? {
        questions: quiz.questions.length + quiz.draftCount,
        live: quiz.runningCount,
        marks: quiz.toReview + quiz.openAppeals,
      }
    : {};
  const tabs = TABS.filter((tab) => isThere(tab, quiz)).map((tab) => ({
    ...{ page: tab.page, label: tab.label },
    ...{ href: teacherPaths[tab.page](quizId), count: counts[tab.page] },
  }));
  return <FrameTabs<QuizPage> label="Quiz" open={page} tabs={tabs} onAim={onAim} />;
}
