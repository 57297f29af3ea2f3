import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { QuestionView } from '../../question-types/QuestionView';
import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import { TextsIn } from '../../rich-text/RichText';
import { isOpen } from '../../rules/quiz-session/machine';
import { useAnnounced } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { ThemeSwitch } from '../../ui/PageShell';
import { ProgressBar } from '../../ui/ProgressBar';
import { useLargerText, useReading } from '../../ui/reading';
import { Navigator, useAnswered } from './Navigator';
import { QuestionClock, TotalClock } from './RunnerClock';
import { goOn, RunnerDock } from './RunnerDock';
import styles from './RunnerScreen.module.css';
import { useQuestionFocus } from './runner-focus';
import { texts } from './texts';
import { useTimeAnnouncements } from './time-announcements';
import { type TimerSight, useTimerSight } from './timer-sight';

// Outside the first load: few students need the time hidden.
const hiddenTime = () => import('./HiddenTime');
const HiddenTime = lazy(() =>
  hiddenTime().then(
    (hidden) => ({ default: hidden.HiddenTime }),
    () => ({ default: ShowTime }),
  ),
);
const LastMinutes = lazy(() =>
  hiddenTime().then(
    (hidden) => ({ default: hidden.LastMinutes }),
    () => ({ default: () => null }),
  ),
);

/** The minutes announced while the clock is hidden or calm. */
const LAST_MINUTES: readonly number[] = [1, 5];
const LAST_MINUTE: readonly number[] = [1];

export interface SheetState {
  sheetOpen: boolean;
  onSheetClose: () => void;
}

interface RunnerScreenProps {
  source: SessionSource;
  /** Above the question: urgent messages. */
  notices: ReactNode;
  /** At the foot: the save state of the answers. */
  status: ReactNode;
  /** Everything that can cover the question. */
  dialogs: (sheet: SheetState) => ReactNode;
}

/**
 * The running quiz: one question, its clock, and a dock that never moves. Each part subscribes only to its
 * own data: a tick renders the clock, a keystroke the question.
 */
export function RunnerScreen({ source, notices, status, dialogs }: RunnerScreenProps) {
  const allowNavigation = useSession(source, ({ quiz }) => quiz.allowNavigation);
  const lang = useSession(source, ({ quiz }) => quiz.lang);
  const isOfQuestion = useSession(source, ({ quiz }) => quiz.useQuestionTimer);
  const sight = useTimerSight(useSession(source, ({ attempt }) => attempt));
  const [sheetOpen, setSheetOpen] = useState(false);
  useTimeAnnouncements(source, sight);
  useLargerText(useSession(source, ({ attempt }) => attempt.largerText));
  const { calmTime } = useReading();
  const told = isAway(sight) ? sight.warns && LAST_MINUTES : calmTime && LAST_MINUTE;

  return (
    <div className={styles.screen}>
      <RunnerHeader source={source} sight={sight} />
      <div className={styles.body}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div className={styles.sheet}>
            {notices}
            {told && !isOfQuestion && (
              <Suspense>
                <LastMinutes source={source} told={told} />
              </Suspense>
            )}
            <TextsIn lang={lang}>
              <CurrentQuestion source={source} sight={sight} />
            </TextsIn>
          </div>
        </main>
        {allowNavigation && (
          <div className={styles.rail}>
            <Navigator source={source} onGoTo={(index) => source.act({ kind: 'goTo', index })} />
          </div>
        )}
        <RunnerDock source={source} status={status} onAllQuestions={() => setSheetOpen(true)} />
      </div>
      {dialogs({ sheetOpen, onSheetClose: () => setSheetOpen(false) })}
    </div>
  );
}

/** Whether the student needs the time hidden and has not shown it. */
const isAway = ({ isByNeed, isHidden }: TimerSight): boolean => isByNeed && isHidden;

/** The sticky head: title, position, the quiz's clock and the theme button. */
export function RunnerHeader({ source, sight }: { source: SessionSource; sight: TimerSight }) {
  const { title, lang, questions, useQuestionTimer } = useSession(source, ({ quiz }) => quiz);
  const number = useSession(source, ({ currentQuestionIndex }) => currentQuestionIndex) + 1;
  return (
    <header className={styles.header}>
      <h1 className={styles.title} dir="auto" lang={lang ?? undefined}>
        {title}
      </h1>
      {/* Two clocks never compete. */}
      {(isAway(sight) || !useQuestionTimer) && (
        <div className={styles.clock}>
          {isAway(sight) ? (
            <Suspense>
              <HiddenTime source={source} sight={sight} />
            </Suspense>
          ) : (
            <TotalClock source={source} sight={sight} />
          )}
        </div>
      )}
      <div className={styles.place}>
        <span>{texts.questionOf({ number, count: questions.length })}</span>
        <AnsweredBar source={source} />
      </div>
      <div className={styles.theme}>
        <ThemeSwitch />
      </div>
    </header>
  );
}

function AnsweredBar({ source }: { source: SessionSource }) {
  const answered = useAnswered(source);
  const [value, max] = [answered.filter(Boolean).length, answered.length];
  return (
    <ProgressBar
      className={styles.bar}
      label={texts.answeredOf({ answered: value, count: max })}
      value={value}
      max={max}
    />
  );
}

function CurrentQuestion({ source, sight }: { source: SessionSource; sight: TimerSight }) {
  const legend = useRef<HTMLLegendElement>(null);
  const quiz = useSession(source, (session) => session.quiz);
  const index = useSession(source, (session) => session.currentQuestionIndex);
  // The index is always within the questions, and an empty quiz is never run.
  const question = quiz.questions[index] as (typeof quiz.questions)[number];
  const answer = useSession(source, ({ answers }) => answers[question._id]);
  const disabled = !useSession(source, isOpen);
  const isComing = question.type === 'coming';
  const { listen } = useReading();
  const place = useSession(source, ({ isLedByTime }) => (isLedByTime ? texts.timeUp : texts.questionOf));
  useQuestionFocus(isComing ? null : index, legend);
  const next = quiz.questions[index + 1];
  useImagePrefetch(next?.type === 'coming' ? null : next?.imageUrl);
  const coming = texts.coming({ number: index + 1 });
  useAnnounced(isComing ? coming : null);
  if (isComing) return <p>{coming}</p>;
  return (
    <QuestionView
      key={question._id}
      question={question}
      number={index + 1}
      place={place({ number: index + 1, count: quiz.questions.length })}
      answer={answer}
      onAnswer={(given) => source.act({ kind: 'answer', questionId: question._id, answer: given })}
      onEnter={() => goOn(source)}
      disabled={disabled}
      legendRef={legend}
      aside={
        <>
          {!disabled && listen}
          {quiz.useQuestionTimer && (
            <QuestionClock source={source} limitSeconds={question.timeLimit ?? 0} sight={sight} />
          )}
        </>
      }
    />
  );
}

/** Prefetches the next question's picture. */
function useImagePrefetch(address: string | null | undefined): void {
  useEffect(() => {
    if (address) new Image().src = address;
  }, [address]);
}

/** Replaces the line about the hidden time if its code could not be loaded. */
function ShowTime({ sight }: { sight: TimerSight }) {
  return (
    <Button variant="ghost" onClick={() => sight.onHide(false)}>
      {texts.showTime}
    </Button>
  );
}
