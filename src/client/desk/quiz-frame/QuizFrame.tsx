import type { ReactNode } from 'react';
import { counted } from '../../../shared/counted';
import type { QuizHead, QuizRow } from '../../../shared/quiz/schema';
import type { QuizPage } from '../../../shared/teacher-paths';
import { PaidNews } from '../../accounts/PaidNews';
import { sharedLine } from '../../colleagues/right-texts';
import { RightContext } from '../../colleagues/use-may';
import { Badge } from '../../ui/Badge';
import { Frame } from '../frame/Frame';
import styles from '../frame/Frame.module.css';
import { NextStepContext } from '../frame/HeadActions';
import { durationText, questionCountText } from '../quiz-facts';
import { BACK_TO_DASHBOARD } from '../ScreenHead';
import { nextStepShown, stageBadges } from '../stage-texts';
import { NextStepButton } from './NextStepButton';
import { QuizHeadMenu } from './QuizHeadMenu';
import { QuizTabs } from './QuizTabs';
import { useDiscarding } from './use-discarding';
import { useQuizHead } from './use-quiz-head';
import { useRightHere } from './use-right-here';

interface QuizFrameProps {
  quizId: string;
  /** The open page. */
  page: QuizPage;
  /** Called when the pointer or the focus reaches the tab of a page. */
  onAim: (page: QuizPage) => void;
  children: ReactNode;
}

/** The frame of a quiz: its head with the next step, its tabs, and the open page. */
export function QuizFrame({ quizId, page, onAim, children }: QuizFrameProps) {
  const query = useQuizHead(quizId);
  const head = query.data;
  const { right, notice } = useRightHere(query);
  useDiscarding(head?.quiz);
  return (
    <RightContext value={right}>
      <Frame
        teacher={head && { ...head, isPlanHidden: head.quiz.owner !== null }}
        back={BACK_TO_DASHBOARD}
        title={
          <h1 className={styles.title} dir="auto" title={head?.quiz.title}>
            {head?.quiz.title ?? 'Quiz'}
          </h1>
        }
        state={head && <HeadState head={head} />}
        tabs={<QuizTabs quizId={quizId} page={page} quiz={head?.quiz} onAim={onAim} />}
        actions={head && <NextStepButton quiz={head.quiz} page={page} />}
        menu={head && <QuizHeadMenu quiz={head.quiz} />}
      >
        <PaidNews key={page} />
        {notice}
        <NextStepContext value={(head && nextStepShown(head.quiz)?.step) ?? null}>{children}</NextStepContext>
      </Frame>
    </RightContext>
  );
}

function HeadState({ head }: { head: QuizHead }) {
  const { quiz } = head;
  return (
    <>
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

/** A draft's length; later the share ID, submissions and second looks. */
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
