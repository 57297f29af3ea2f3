import { useEffect } from 'react';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import { messages } from '../../../shared/messages';
import type { QuizSession } from '../../../shared/quiz-session/state';
import { formatTime } from '../../platform/date-format';
import { serverSentence } from '../../platform/error-message';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell } from '../../ui/PageShell';
import type { QuizRunner } from './quiz-runner';
import { RunnerBanners } from './RunnerBanners';
import { RunnerDialogs } from './RunnerDialogs';
import { RunnerScreen } from './RunnerScreen';
import { SaveLine } from './SaveLine';
import type { Ending } from './submission';
import { texts } from './texts';
import { useAutosave } from './use-autosave';
import { useAwayDetector } from './use-away-detector';
import { useClock } from './use-clock';
import { useCell, useQuizRunner } from './use-quiz-runner';
import { useSavedState } from './use-saved-state';
import { useTabWrap } from './use-tab-wrap';
import { whyEnded } from './why-ended';

interface TakeQuizProps {
  joined: JoinedQuiz;
  /** Back to the dashboard, with what it has to tell, if anything. */
  onLeave: (notice?: string) => void;
}

/** The quiz-taking screen (spec §2, §4): runs from joining until the server has the submission. */
export function TakeQuiz({ joined, onLeave }: TakeQuizProps) {
  if (joined.quiz.questions.length === 0) return <QuizNotFound onBack={() => onLeave()} />;
  return <RunningQuiz joined={joined} onLeave={onLeave} />;
}

function RunningQuiz({ joined, onLeave }: TakeQuizProps) {
  useDocumentTitle(joined.quiz.title);
  const runner = useQuizRunner(joined);
  useSavedState(runner);
  useClock(runner);
  useAutosave(runner);
  useAwayDetector(runner);
  useTabWrap(!joined.quiz.allowTabChange);
  useLeaveAtEnd(runner, onLeave);
  return (
    <RunnerScreen
      store={runner.store}
      notices={<RunnerBanners runner={runner} />}
      status={<SaveLine runner={runner} />}
      dialogs={(sheet) => <RunnerDialogs runner={runner} {...sheet} />}
    />
  );
}

function useLeaveAtEnd(runner: QuizRunner, onLeave: TakeQuizProps['onLeave']): void {
  const ending = useCell(runner.ending);
  useEffect(() => {
    if (ending) onLeave(noticeOf(ending, runner.store.get()));
  }, [ending, onLeave, runner]);
}

function noticeOf(ending: Ending, session: QuizSession): string {
  if ('refusal' in ending) return serverSentence(ending.refusal) ?? messages.alreadySubmitted;
  const { submittedAt, receipt } = ending.receipt;
  const told = texts.submittedAt(formatTime(submittedAt), receipt);
  const why = whyEnded(session);
  return why ? `${why} ${told}` : told;
}

function QuizNotFound({ onBack }: { onBack: () => void }) {
  return (
    <PageShell footer={false}>
      <EmptyState
        title={texts.notFound}
        heading="h1"
        action={<Button onClick={onBack}>{texts.goBack}</Button>}
      />
    </PageShell>
  );
}
