import { useEffect } from 'react';
import { useStore } from 'zustand';
import { formatTime } from '../../../shared/languages/date-form';
import { messages } from '../../../shared/messages';
import { useDocumentTitle } from '../../platform/use-document-title';
import type { EnteredQuiz } from '../../quiz-session/entered-quiz';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { useRunningQuiz } from '../../quiz-session/use-running-quiz';
import { prepareSymbols } from '../../rich-field/SymbolPicker';
import type { Ending } from '../../rules/quiz-session/running';
import type { QuizSession } from '../../rules/quiz-session/state';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageShell } from '../../ui/PageShell';
import { RunnerBanners } from './RunnerBanners';
import { RunnerDialogs } from './RunnerDialogs';
import { RunnerScreen } from './RunnerScreen';
import { useTabWrap } from './runner-focus';
import { SaveLine } from './SaveLine';
import { texts } from './texts';
import { whyEnded } from './why-ended';

interface TakeQuizProps {
  entered: EnteredQuiz;
  /** Called on return to the dashboard, optionally with a notice. */
  onLeave: (notice?: string) => void;
}

/** The quiz-taking screen (spec §2, §4), from joining until the server has the submission. */
export function TakeQuiz({ entered, onLeave }: TakeQuizProps) {
  if (entered.joined.quiz.questions.length === 0) return <QuizNotFound onBack={() => onLeave()} />;
  return <OpenQuiz entered={entered} onLeave={onLeave} />;
}

function OpenQuiz({ entered, onLeave }: TakeQuizProps) {
  const { quiz } = entered.joined;
  useDocumentTitle(quiz.title);
  const running = useRunningQuiz(entered);
  useTabWrap(!quiz.allowTabChange);
  useLeaveAtEnd(running, onLeave);
  useEffect(prepareSymbols, []);
  return (
    <RunnerScreen
      source={running}
      notices={<RunnerBanners quiz={running} />}
      status={<SaveLine quiz={running} />}
      dialogs={(sheet) => <RunnerDialogs quiz={running} {...sheet} />}
    />
  );
}

function useLeaveAtEnd({ store }: RunningQuiz, onLeave: TakeQuizProps['onLeave']): void {
  const ending = useStore(store, ({ sync }) => sync.ending);
  useEffect(() => {
    if (ending) onLeave(noticeOf(ending, store.getState().session));
  }, [ending, onLeave, store]);
}

function noticeOf(ending: Ending, session: QuizSession): string {
  if ('refusal' in ending) return ending.refusal ?? messages.alreadySubmitted;
  const { submittedAt, receipt } = ending.receipt;
  const told = texts.submittedAt({ time: formatTime(submittedAt), receipt });
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
