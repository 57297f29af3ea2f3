import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../shared/paths';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { effectiveSettings } from '../../../shared/quiz/settings';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { startTexts } from './later-texts';
import styles from './StartCard.module.css';
import { texts } from './texts';
import type { Join } from './use-join';

interface StartCardProps {
  quiz: SharedQuiz;
  join: Join;
  starting: boolean;
}

/** What awaits the student, told before the clock runs: it starts with the one button. */
export function StartCard({ quiz, join, starting }: StartCardProps) {
  const [error, setError] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Not the button: whoever held Enter in the field before has not read this yet.
  useEffect(() => title.current?.focus(), []);

  const start = async () => {
    setError(null);
    const failure = await join(quiz.shareId, texts.joinFailed);
    setError(failure?.message ?? null);
  };

  return (
    <Card as="section" aria-labelledby="start-title" className={styles.card}>
      <h1 id="start-title" ref={title} tabIndex={-1} dir="auto" className={styles.title}>
        {quiz.title.trim() || texts.untitled}
      </h1>
      {quiz.description.trim() !== '' && (
        <p dir="auto" className={styles.description}>
          {quiz.description}
        </p>
      )}
      <ul className={styles.facts}>
        {factsOf(quiz).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="large" busy={starting} busyLabel={startTexts.starting} onClick={() => void start()}>
          <Play size={18} aria-hidden="true" /> {startTexts.startQuiz}
        </Button>
        <Link href={paths.student} className={styles.back}>
          {startTexts.notNow}
        </Link>
      </div>
    </Card>
  );
}

function factsOf(quiz: SharedQuiz): string[] {
  const { useQuestionTimer, allowNavigation, allowTabChange } = effectiveSettings(quiz);
  const { own } = quiz;
  return [
    startTexts.questions(quiz.questions.length),
    ...(own ? [startTexts.timeInAll(own.timeSeconds, own.timeFactorPercent > 100)] : []),
    ...(useQuestionTimer ? [startTexts.questionTimers] : []),
    ...(allowNavigation ? [] : [startTexts.noWayBack]),
    ...(own && !allowTabChange ? [startTexts.tabRule(own.tabChangeLimit)] : []),
    ...(allowTabChange ? [startTexts.tabsAllowed] : []),
    startTexts.clockRule,
  ];
}
