import type { Answer } from '../../../shared/attempt/answer';
import { answersEqual } from '../../../shared/attempt/answers-equal';
import { messages } from '../../../shared/messages';
import { useOnline } from '../../platform/online';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import type { QuizRunner } from './quiz-runner';
import { texts } from './texts';
import { useGivenTime } from './use-given-time';
import { useCell } from './use-quiz-runner';

/** What a student has to know right now; nothing when all is well. */
export function RunnerBanners({ runner }: { runner: QuizRunner }) {
  const session = useCell(runner.store);
  const isOnline = useOnline();
  const serverCopy = useCell(runner.autosave.status);
  const isUnreachable = !isOnline && serverCopy.kind !== 'saved';
  const questionId = session.quiz.questions[session.currentQuestionIndex]?._id ?? '';
  const gaveWay = useCell(runner.gaveWay)[questionId];
  const given = useGivenTime(runner.store);
  const takeBack = (answer: Answer) => (
    <Button variant="secondary" onClick={() => runner.store.act({ kind: 'answer', questionId, answer })}>
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
      {gaveWay !== undefined && !answersEqual(session.answers[questionId], gaveWay) && (
        <Banner tone="info" action={takeBack(gaveWay)}>
          {texts.gaveWay}
        </Banner>
      )}
    </>
  );
}
