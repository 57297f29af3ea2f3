import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted } from '../../../shared/counted';
import type { QuizHead, QuizRow } from '../../../shared/quiz/schema';
import { type QuizPage, teacherPaths } from '../../../shared/teacher-paths';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { PageShell } from '../../ui/PageShell';
import { PaidNews } from '../PaidNews';
import { durationText, questionCountText } from '../quiz-facts';
import { sharedLine } from '../right-texts';
import { nextStepShown, stageBadges } from '../stage-texts';
import { TeacherBar } from '../TeacherBar';
import { RightContext } from '../use-may';
import { HeadSlotContext, NextStepContext, TabRowSlotContext } from './HeadActions';
import { NextStepButton } from './NextStepButton';
import styles from './QuizFrame.module.css';
import { QuizHeadMenu } from './QuizHeadMenu';
import { QuizTabs } from './QuizTabs';
import { useQuizHead } from './use-quiz-head';
import { useRightHere } from './use-right-here';

interface QuizFrameProps {
  quizId: string;
  /** The open page. */
  page: QuizPage;
  /** The pointer or the focus is on the tab of a page. */
  onAim: (page: QuizPage) => void;
  children: ReactNode;
}

/** The frame of a quiz: its head with the next step, its tabs, and the open page. */
export function QuizFrame({ quizId, page, onAim, children }: QuizFrameProps) {
  const query = useQuizHead(quizId);
  const head = query.data;
  const { right, notice } = useRightHere(query);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [tabRowSlot, setTabRowSlot] = useState<HTMLElement | null>(null);
  return (
    <PageShell
      header={<TeacherBar teacher={head && { ...head, isPlanHidden: head.quiz.owner !== null }} />}
      look="desk"
    >
      <RightContext value={right}>
        <HeadSlotContext value={slot}>
          <div className={styles.top}>
            <div className={styles.head}>
              <ButtonLink
                href={teacherPaths.dashboard}
                variant="ghost"
                size="icon"
                className={styles.back}
                aria-label="Back to your quizzes"
                title="Back to your quizzes"
              >
                <ArrowLeft size={20} aria-hidden="true" />
              </ButtonLink>
              <HeadTitle head={head} />
              <div className={styles.actions}>
                <div ref={setSlot} className={styles.slot} />
                {head && <NextStepButton quiz={head.quiz} page={page} />}
              </div>
              {head && <QuizHeadMenu quiz={head.quiz} />}
            </div>
            <div className={styles.tabRow}>
              <QuizTabs quizId={quizId} page={page} quiz={head?.quiz} onAim={onAim} />
              <div ref={setTabRowSlot} className={styles.tabRowSlot} />
            </div>
          </div>
          <div className={styles.content}>
            <PaidNews />
            {notice}
            <NextStepContext value={(head && nextStepShown(head.quiz)?.step) ?? null}>
              <TabRowSlotContext value={tabRowSlot}>{children}</TabRowSlotContext>
            </NextStepContext>
          </div>
        </HeadSlotContext>
      </RightContext>
    </PageShell>
  );
}

/** The title, the state and the facts of the quiz. */
function HeadTitle({ head }: { head: QuizHead | undefined }) {
  if (!head) return <h1 className={styles.title}>Quiz</h1>;
  const { quiz } = head;
  return (
    <>
      <h1 className={styles.title} dir="auto" title={quiz.title}>
        {quiz.title}
      </h1>
      <div className={styles.stages}>
        {stageBadges(quiz).map(({ stage, tone, label }) => (
          <Badge key={stage} tone={tone}>
            {label}
          </Badge>
        ))}
      </div>
      <p className={styles.facts}>{[...sharedOf(head), ...factsOf(quiz)].join(' · ')}</p>
    </>
  );
}

const sharedOf = ({ quiz, until }: QuizHead): string[] =>
  quiz.owner ? [sharedLine('quiz', { ...quiz, until })] : [];

/** While it is a draft, its length; later its share ID, submissions and second looks. */
function factsOf(quiz: QuizRow): string[] {
  const { shareId, attemptedBy, runningCount, expectedCount, draftCount, poolProblem, openAppeals } = quiz;
  if (shareId === null) {
    const unfinished = [
      ...(draftCount > 0 ? [`${draftCount} unfinished`] : []),
      ...(poolProblem === null ? [] : ['pool unfinished']),
    ];
    return [questionCountText(quiz), ...unfinished, counted(quiz.marks, 'mark'), durationText(quiz)];
  }
  const submitted = attemptedBy.length;
  // Members of the assigned classes, but never fewer than have started.
  const expected = Math.max(submitted + runningCount, expectedCount ?? 0);
  if (expected === 0) return [shareId, questionCountText(quiz)];
  const secondLooks = openAppeals > 0 ? [counted(openAppeals, 'second look')] : [];
  return [shareId, `${submitted} of ${counted(expected, 'student')} submitted`, ...secondLooks];
}
