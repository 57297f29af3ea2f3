import type { QuizSession } from '../../../shared/attempt/session-state';
import { messages } from '../../../shared/messages';
import type { PaperQuestion } from '../../../shared/question/schema';
import { useOnline } from '../../platform/online';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import type { QuizRunner } from './quiz-runner';
import { texts } from './texts';
import { useCell } from './use-quiz-runner';

interface RunnerBannersProps {
  runner: QuizRunner;
  session: QuizSession;
  question: PaperQuestion;
}

/** What a student has to know right now; nothing when all is well. */
export function RunnerBanners({ runner, session, question }: RunnerBannersProps) {
  const isOnline = useOnline();
  const serverCopy = useCell(runner.autosave.status);
  const isUnreachable = !isOnline && serverCopy.kind !== 'saved';
  const earlier = session.attempt.earlierAnswers?.[question._id];
  return (
    <>
      {isUnreachable && (
        <Banner tone="warn" role="status">
          {texts.offline}
        </Banner>
      )}
      {session.isWarningShown && (
        <Banner tone="bad" role="alert">
          {messages.tabWarning(session.focusLostCount)}
        </Banner>
      )}
      {earlier !== undefined && session.answers[question._id] === undefined && (
        <Banner
          tone="info"
          action={
            <Button
              variant="secondary"
              onClick={() => runner.store.act({ kind: 'answer', questionId: question._id, answer: earlier })}
            >
              {texts.takeBack}
            </Button>
          }
        >
          {texts.earlier}
        </Banner>
      )}
    </>
  );
}
