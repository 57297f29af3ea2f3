import { Play } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { MayStart } from '../../../shared/assignment/may-start';
import { countedTime } from '../../../shared/counted';
import { momentText } from '../../../shared/languages/date-form';
import { messages } from '../../../shared/messages';
import { paths } from '../../../shared/paths';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { effectiveSettings } from '../../../shared/quiz/settings';
import { hiddenTimeTexts } from '../../platform/hidden-time-texts';
import { useKeptInTab } from '../../platform/kept-in-tab';
import { TIMER_WARNS_KEY } from '../../platform/tab-storage';
import { ReadingButton } from '../../reading-help/ReadingHelp';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { classNames } from '../../ui/class-names';
import styles from './StartCard.module.css';
import { StartReason, useGate } from './StartReason';
import { startTexts } from './start-texts';
import { texts } from './texts';
import type { Join } from './use-join';

export interface StartCardProps {
  quiz: SharedQuiz;
  receivedAtMs: number;
  join: Join;
  starting: boolean;
}

/** The quiz and its rules before the clock runs; the only button starts it. */
export function StartCard({ quiz, receivedAtMs, join, starting }: StartCardProps) {
  const gate = useGate(quiz, receivedAtMs);
  const [error, setError] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Not the button: a student still holding Enter from the field has not read this yet.
  useEffect(() => title.current?.focus(), []);

  const start = async () => {
    setError(null);
    const failure = await join(quiz.shareId, texts.joinFailed);
    setError(failure?.message ?? null);
  };

  return (
    <Card as="section" aria-labelledby="start-title" className={styles.card}>
      <h1
        id="start-title"
        ref={title}
        tabIndex={-1}
        dir="auto"
        lang={quiz.lang ?? undefined}
        className={styles.title}
      >
        {quiz.title.trim() || texts.untitled}
      </h1>
      <Description text={quiz.description.trim()} lang={quiz.lang} />
      <ul className={styles.facts}>
        {factsOf(quiz, gate.start).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div>
        <ReadingButton inWords />
      </div>
      {quiz.own?.hideTimer && !effectiveSettings(quiz).useQuestionTimer && <WarnMe quizId={quiz._id} />}
      <StartReason gate={gate} />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          size="large"
          busy={starting}
          busyLabel={startTexts.starting}
          disabled={gate.reasonId !== undefined}
          aria-describedby={gate.reasonId}
          onClick={() => void start()}
        >
          <Play size={18} aria-hidden="true" /> {startTexts.startQuiz}
        </Button>
        <Link href={paths.student} className={styles.back}>
          {startTexts.notNow}
        </Link>
      </div>
    </Card>
  );
}

/** For students with a hidden clock: announces the last minutes; the running quiz has the same switch. */
function WarnMe({ quizId }: { quizId: string }) {
  const [warns, setWarns] = useKeptInTab(TIMER_WARNS_KEY, quizId);
  return (
    <Checkbox
      label={hiddenTimeTexts.warnMe}
      checked={warns}
      onChange={({ currentTarget }) => setWarns(currentTarget.checked)}
    />
  );
}

/** Longer than the five lines of a collapsed text, even with long lines. */
const isLong = (text: string): boolean => text.length > 450 || text.split('\n').length > 6;

/** The teacher's description; a long one is collapsed, so that rules and button stay in view. */
function Description({ text, lang }: { text: string; lang: string | null }) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  // The default description carries no information.
  if (text === '' || text === messages.newQuizDescription) return null;
  const isFolded = isLong(text) && !unfolded;
  return (
    <div>
      <p
        id={id}
        dir="auto"
        lang={lang ?? undefined}
        className={classNames(styles.description, isFolded && styles.folded)}
      >
        {text}
      </p>
      {isLong(text) && (
        <Button
          variant="ghost"
          className={styles.fold}
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? startTexts.showLess : startTexts.showAll}
        </Button>
      )}
    </div>
  );
}

function timeInAll({ timeSeconds, timeFactorPercent }: NonNullable<SharedQuiz['own']>): string {
  const time = countedTime(timeSeconds);
  return timeFactorPercent > 100 ? startTexts.timeInAllExtended({ time }) : startTexts.timeInAll({ time });
}

function factsOf(quiz: SharedQuiz, start: MayStart): string[] {
  const { useQuestionTimer, sendOneByOne, allowNavigation, allowTabChange } = effectiveSettings(quiz);
  const { own } = quiz;
  return [
    startTexts.questions({ count: quiz.questions.length }),
    ...(own ? [timeInAll(own)] : []),
    ...(useQuestionTimer ? [startTexts.questionTimers] : []),
    ...(sendOneByOne ? [startTexts.oneByOne] : []),
    ...(allowNavigation ? [] : [startTexts.noWayBack]),
    ...(own && !allowTabChange
      ? [startTexts.tabRule({ limit: own.tabChangeLimit }), startTexts.keyRule]
      : []),
    ...(allowTabChange ? [startTexts.tabsAllowed] : []),
    ...(own?.largerText ? [startTexts.largerText] : []),
    ...(own?.hideTimer ? [startTexts.timeHidden] : []),
    ...('yes' in start && start.until !== null
      ? [startTexts.closes({ moment: momentText(start.until) })]
      : []),
    startTexts.clockRule,
  ];
}
