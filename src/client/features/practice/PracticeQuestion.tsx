import { type FormEvent, Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { QuestionView } from '../../question-types/QuestionView';
import { TextsIn } from '../../rich-text/RichText';
import { useReading } from '../../ui/reading';
import { Feedback } from './Feedback';
import { PracticeDock, QUESTION_FORM } from './PracticeDock';
import { PracticeMain } from './PracticeFrame';
import styles from './PracticePage.module.css';
import { type Asked, answeredIn } from './round';
import { texts } from './texts';
import type { Practice } from './use-practice';

interface PracticeQuestionProps {
  practice: Practice;
  asked: Asked;
}

/** The question with its fields and buttons; once answered, the feedback. */
export function PracticeQuestion({ practice, asked }: PracticeQuestionProps) {
  const { round, check } = practice;
  const { feedback } = round;
  const { listen } = useReading();
  const legend = useRef<HTMLLegendElement>(null);
  const verdict = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    legend.current?.focus({ preventScroll: true });
  }, []);
  const isTold = feedback !== null;
  // Before anything else takes the focus.
  useLayoutEffect(() => {
    if (!isTold) return;
    verdict.current?.focus({ preventScroll: true });
    verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [isTold]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check();
  };
  const isFirst = answeredIn(round) === 0 && !isTold;
  return (
    <>
      <PracticeMain>
        {isFirst && <p className={styles.calm}>{texts.neverCounts}</p>}
        <form id={QUESTION_FORM} onSubmit={submit}>
          <TextsIn lang={asked.lang}>
            <QuestionView
              question={asked.question}
              number={answeredIn(round) + 1}
              answer={asked.answer ?? undefined}
              onAnswer={practice.answer}
              onEnter={check}
              legendRef={legend}
              aside={<Fragment key={String(isTold)}>{listen}</Fragment>}
              given={feedback ? <Feedback feedback={feedback} verdictRef={verdict} /> : undefined}
            />
          </TextsIn>
        </form>
      </PracticeMain>
      <PracticeDock practice={practice} />
    </>
  );
}
