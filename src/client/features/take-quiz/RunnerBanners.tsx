import { useStore } from 'zustand';
import type { Answer } from '../../../shared/attempt/answer';
import { answersEqual } from '../../../shared/attempt/answers-equal';
import { messages } from '../../../shared/messages';
import { serverCopyOf } from '../../../shared/quiz-session/running';
import { useOnline } from '../../platform/connection';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { useSession, useSessionEffect } from '../../quiz-session/use-running-quiz';
import { announce } from '../../ui/Announcer';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { texts } from './texts';
import { useGivenTime } from './use-given-time';

/** What a student has to know right now; nothing when all is well. */
export function RunnerBanners({ quiz }: { quiz: RunningQuiz }) {
  const session = useSession(quiz, (now) => now);
  const isOnline = useOnline();
  const copy = useStore(quiz.store, serverCopyOf);
  const isUnreachable = !isOnline && copy !== 'saved';
  const questionId = session.quiz.questions[session.currentQuestionIndex]?._id ?? '';
  const superseded = useStore(quiz.store, ({ sync }) => sync.superseded[questionId]);
  const given = useGivenTime(quiz);
  useSessionEffect(quiz, (effect) => {
    if (effect.kind !== 'welcome' || session.quiz.allowTabChange) return;
    const { focusLostCount, attempt } = quiz.store.getState().session;
    announce(texts.tabsUsed(Math.min(focusLostCount, attempt.tabChangeLimit), attempt.tabChangeLimit));
  });
  const takeBack = (answer: Answer) => (
    <Button variant="secondary" onClick={() => quiz.act({ kind: 'answer', questionId, answer })}>
      {texts.takeBack}
    </Button>
  );
  return (
    <>
      {isUnreachable && (
        <Banner tone="warn" role="status">
          {texts.offline}
        </Banner>
      )}
      {session.isWarningShown && (
        <Banner tone="bad" role="alert">
          {messages.tabWarning(session.focusLostCount, session.attempt.tabChangeLimit)}
        </Banner>
      )}
      {given.text && (
        <Banner tone="ok" onDismiss={given.dismiss}>
          {given.text}
        </Banner>
      )}
      {superseded !== undefined && !answersEqual(session.answers[questionId], superseded) && (
        <Banner tone="info" action={takeBack(superseded)}>
          {texts.superseded}
        </Banner>
      )}
    </>
  );
}
