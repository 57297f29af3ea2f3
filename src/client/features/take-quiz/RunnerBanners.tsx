import { useStore } from 'zustand';
import { answersEqual } from '../../../shared/answer/answers-equal';
import { useOnline } from '../../platform/connection';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { useSession, useSessionEffect } from '../../quiz-session/use-running-quiz';
import { type Running, serverCopyOf } from '../../rules/quiz-session/running';
import { isAwaiting } from '../../rules/quiz-session/state';
import { announce, useAnnounced } from '../../ui/Announcer';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useGivenTime } from './given-time';
import { MessagesPlace } from './messages/MessagesPlace';
import { texts } from './texts';

/** Urgent messages for the student; empty in the normal case. */
export function RunnerBanners({ quiz }: { quiz: RunningQuiz }) {
  const isOnline = useOnline();
  const isUnreachable = useStore(quiz.store, (running) => !isOnline && serverCopyOf(running) !== 'saved');
  const awaits = useSession(quiz, isAwaiting);
  const isUnanswered = useStore(quiz.store, ({ sync }) => sync.lanes.follow.failures > 0);
  const given = useGivenTime(quiz);
  const isAway = awaits ? !isOnline || isUnanswered : isUnreachable;
  const away = isAway ? (awaits ? texts.offlineAtStep : texts.offline) : null;
  useAnnounced(away);
  useTabChangesSpoken(quiz);
  return (
    <>
      {away && <Banner tone="warn">{away}</Banner>}
      <TabWarning quiz={quiz} />
      {given.text && (
        <Banner tone="ok" onDismiss={given.dismiss}>
          {given.text}
        </Banner>
      )}
      <SupersededAnswer quiz={quiz} />
      <MessagesPlace quiz={quiz} />
    </>
  );
}

/** Announces the used tab changes on return to the page. */
function useTabChangesSpoken(quiz: RunningQuiz): void {
  useSessionEffect(quiz, (effect) => {
    const { session } = quiz.store.getState();
    if (effect.kind !== 'welcome' || session.quiz.allowTabChange) return;
    const { focusLostCount, attempt } = session;
    const { tabChangeLimit: limit } = attempt;
    const used = { count: Math.min(focusLostCount, limit), limit };
    announce(focusLostCount === limit - 1 ? texts.tabsUsedAllButOne(used) : texts.tabsUsed(used));
  });
}

function TabWarning({ quiz }: { quiz: RunningQuiz }) {
  const isShown = useSession(quiz, ({ isWarningShown }) => isWarningShown);
  const count = useSession(quiz, ({ focusLostCount }) => focusLostCount);
  const limit = useSession(quiz, ({ attempt }) => attempt.tabChangeLimit);
  if (!isShown) return null;
  return (
    <Banner tone="bad" role="alert">
      {texts.tabWarning({ count, limit })}
    </Banner>
  );
}

/** Says that another page replaced an answer, and offers this page's version. */
function SupersededAnswer({ quiz }: { quiz: RunningQuiz }) {
  const superseded = useStore(quiz.store, supersededAnswer);
  if (superseded === undefined) return null;
  const use = () => {
    const questionId = currentIdOf(quiz.store.getState());
    quiz.act({ kind: 'answer', questionId, answer: superseded });
  };
  const button = (
    <Button variant="secondary" onClick={use}>
      {texts.useWrittenHere}
    </Button>
  );
  return (
    <Banner tone="info" action={button}>
      {texts.superseded}
    </Banner>
  );
}

const currentIdOf = ({ session }: Running): string =>
  session.quiz.questions[session.currentQuestionIndex]?._id ?? '';

function supersededAnswer(running: Running) {
  const questionId = currentIdOf(running);
  const superseded = running.sync.superseded[questionId];
  if (superseded === undefined) return undefined;
  return answersEqual(running.session.answers[questionId], superseded) ? undefined : superseded;
}
