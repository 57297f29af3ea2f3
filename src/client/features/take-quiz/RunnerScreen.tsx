import { type ReactNode, useRef, useState } from 'react';
import { isOpen } from '../../../shared/quiz-session/machine';
import type { QuizSession } from '../../../shared/quiz-session/state';
import { secondsUntil } from '../../../shared/timing/countdown';
import { QuestionView } from '../../quiz-parts/QuestionView';
import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import { Navigator } from './Navigator';
import { QuestionClock } from './QuestionClock';
import { RuleStrip } from './RuleStrip';
import { RunnerDock } from './RunnerDock';
import { RunnerHeader } from './RunnerHeader';
import styles from './RunnerScreen.module.css';
import { useImagePrefetch } from './use-image-prefetch';
import { useNextGuard } from './use-next-guard';
import { useQuestionFocus } from './use-question-focus';
import { useTimeAnnouncements } from './use-time-announcements';
import { useTimerSight } from './use-timer-sight';

export interface SheetState {
  session: QuizSession;
  /** Whether the sheet with all questions is asked for. */
  sheetOpen: boolean;
  onSheetClose: () => void;
}

interface RunnerScreenProps {
  source: SessionSource;
  /** Above the question: what one has to know right now. */
  notices: ReactNode;
  /** At the foot: where the answers are. */
  status: ReactNode;
  /** Everything that can lie over the question. */
  dialogs: (sheet: SheetState) => ReactNode;
}

/** The running quiz: one question, its clock, and a dock that never moves. */
export function RunnerScreen({ source, notices, status, dialogs }: RunnerScreenProps) {
  const session = useSession(source, (now) => now);
  const legend = useRef<HTMLLegendElement>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const sight = useTimerSight(session.attempt._id);
  const { quiz, currentQuestionIndex: index } = session;
  // The machine never leaves the list of questions, and an empty quiz is not run.
  const question = quiz.questions[index] as (typeof quiz.questions)[number];
  const seconds = secondsUntil(session.questionEndsAtMs ?? session.deadlineMs, session.nowMs);
  const limitSeconds = quiz.useQuestionTimer ? (question.timeLimit ?? 0) : null;

  const { goOn, guarded } = useNextGuard(source);
  useQuestionFocus(source, index, legend);
  useTimeAnnouncements({ seconds, limitSeconds, questionId: question._id });
  useImagePrefetch(quiz.questions[index + 1]?.imageUrl);

  return (
    <div className={styles.screen}>
      <RunnerHeader {...{ session, sight }} totalSeconds={limitSeconds === null ? seconds : null} />
      <div className={styles.body}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div className={styles.sheet}>
            {notices}
            {index === 0 && <RuleStrip quiz={quiz} tabChangeLimit={session.attempt.tabChangeLimit} />}
            <QuestionView
              key={question._id}
              question={question}
              number={index + 1}
              answer={session.answers[question._id]}
              onAnswer={(answer) => source.act({ kind: 'answer', questionId: question._id, answer })}
              onEnter={goOn}
              disabled={!isOpen(session)}
              legendRef={legend}
              aside={limitSeconds !== null && <QuestionClock {...{ seconds, limitSeconds, sight }} />}
            />
          </div>
        </main>
        {quiz.allowNavigation && (
          <aside className={styles.rail}>
            <Navigator session={session} onGoTo={(place) => source.act({ kind: 'goTo', index: place })} />
          </aside>
        )}
        <RunnerDock
          source={source}
          session={session}
          status={status}
          onNext={goOn}
          nextGuarded={guarded}
          onAllQuestions={() => setSheetOpen(true)}
        />
      </div>
      {dialogs({ session, sheetOpen, onSheetClose: () => setSheetOpen(false) })}
    </div>
  );
}
