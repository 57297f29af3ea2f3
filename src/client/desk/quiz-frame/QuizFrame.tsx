import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { EVALUATION_POLL_MS } from '../../../shared/constants';
import { counted } from '../../../shared/counted';
import type { QuizHead, QuizRow } from '../../../shared/quiz/schema';
import { type QuizPage, teacherPaths } from '../../../shared/teacher-paths';
import { PaidNews } from '../../accounts/PaidNews';
import { sharedLine } from '../../colleagues/right-texts';
import { RightContext } from '../../colleagues/use-may';
import type { Loading } from '../../loading/Loaded';
import { nowMs } from '../../platform/clock';
import { trpc } from '../../platform/trpc';
import { usePolling } from '../../platform/use-polling';
import { msToRelease, stageOf } from '../../rules/quiz/stage';
import { Badge } from '../../ui/Badge';
import { Menu } from '../../ui/Menu';
import { QuizDialogs } from '../acts/QuizDialogs';
import { type QuizActions, useQuizActions } from '../acts/use-quiz-actions';
import { sendUnsent } from '../acts/use-quiz-acts';
import { useQuizMenuItems } from '../acts/use-quiz-menu-items';
import { Frame } from '../frame/Frame';
import styles from '../frame/Frame.module.css';
import { NextStepContext } from '../frame/HeadActions';
import { durationText, questionCountText } from '../quiz-facts';
import { BACK_TO_DASHBOARD } from '../ScreenHead';
import { nextStepShown, stageBadges } from '../stage-texts';
import { NextStepButton } from './NextStepButton';
import { QuizTabs } from './QuizTabs';
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

function QuizHeadMenu({ quiz }: { quiz: QuizRow }) {
  const [, navigate] = useLocation();
  const actions = useQuizActions(quiz, { onRemoved: () => navigate(teacherPaths.dashboard) });
  return (
    <>
      <QuizMenu quiz={quiz} actions={actions} />
      <QuizDialogs quiz={quiz} actions={actions} />
    </>
  );
}

interface QuizMenuProps {
  quiz: QuizRow;
  actions: QuizActions;
}

/** The actions on a quiz, anywhere it is shown. */
function QuizMenu({ quiz, actions }: QuizMenuProps) {
  return <Menu label={`More for ${quiz.title}`} items={useQuizMenuItems()(quiz, actions)} />;
}

/** Students join and submit while the page is open. */
const WATCH_EVERY_MS = 10_000;

function pollMs({ quiz }: QuizHead): number | false {
  if (stageOf(quiz) === 'evaluating') return EVALUATION_POLL_MS;
  const isMoving = quiz.isPublished && (quiz.acceptingResponses || quiz.runningCount > 0);
  return isMoving ? WATCH_EVERY_MS : msToRelease(quiz, nowMs());
}

/** The state of a quiz for its head and tabs; every action of the teacher refetches it. */
function useQuizHead(quizId: string): Loading<QuizHead> {
  return trpc.quizzes.head.useQuery({ quizId }, usePolling(pollMs));
}

/** Discards a new quiz that its teacher leaves untouched; the server decides whether it is. */
function useDiscarding(quiz: QuizRow | undefined): void {
  const utils = trpc.useUtils();
  const discard = async (quizId: string) => {
    if (!(await sendUnsent())) return;
    const { isGone } = await utils.client.quizzes.discard.mutate({ quizId });
    if (isGone) await utils.quizzes.dashboard.invalidate();
  };
  const leave = useEffectEvent(() => {
    if (!quiz || !isEmptyDraft(quiz)) return;
    // Another page of the quiz, or one that returns to it, such as the login.
    if (location.href.includes(encodeURIComponent(quiz._id))) return;
    // Without a connection it stays in the list.
    discard(quiz._id).catch(() => undefined);
  });
  useEffect(() => () => leave(), []);
}

const isEmptyDraft = ({ right, isPublished, questions, draftCount }: QuizRow): boolean =>
  right === 'own' && !isPublished && questions.length + draftCount === 0;
