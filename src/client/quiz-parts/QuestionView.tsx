import { type ReactNode, type Ref, useId } from 'react';
import type { Answer } from '../../shared/attempt/answer';
import type { PaperQuestion } from '../../shared/question/schema';
import { Badge } from '../ui/Badge';
import { ChoiceRows } from './ChoiceRows';
import { LongAnswer } from './LongAnswer';
import { QuestionImage } from './QuestionImage';
import styles from './QuestionView.module.css';
import { marksLabel, PART_MARKS, TYPE_BADGES } from './question-texts';
import { ShortAnswer } from './ShortAnswer';
import { SliderAnswer } from './SliderAnswer';

interface QuestionViewProps {
  question: PaperQuestion;
  /** The place in the paper, from 1. */
  number: number;
  answer: Answer | undefined;
  /** Told every change at once; null when the answer is cleared. */
  onAnswer: (answer: Answer | null) => void;
  disabled?: boolean | undefined;
  /** Enter in a short answer, Ctrl or Cmd and Enter in a long one. */
  onEnter?: (() => void) | undefined;
  /** Stands at the right of the badges, e.g. the clock of this question. */
  aside?: ReactNode;
  /** The question's text, to move the focus there. */
  legendRef?: Ref<HTMLLegendElement> | undefined;
}

/** One question as a student answers it; the question editor shows it as its preview. */
export function QuestionView(props: QuestionViewProps) {
  const { question, number, aside } = props;
  const legendId = useId();
  return (
    <div className={styles.question}>
      <div className={styles.top}>
        <div className={styles.badges}>
          <Badge tone="accent">{TYPE_BADGES[question.type]}</Badge>
          <Badge>{marksLabel(question.maximumMarks)}</Badge>
          {'partialCredit' in question && question.partialCredit && <Badge>{PART_MARKS}</Badge>}
        </div>
        {aside}
      </div>
      <fieldset className={styles.sheet} disabled={props.disabled}>
        <legend id={legendId} ref={props.legendRef} tabIndex={-1} className={styles.legend}>
          <h2 className={styles.text} dir="auto">
            {question.text}
          </h2>
        </legend>
        {question.imageUrl && (
          <QuestionImage src={question.imageUrl} alt={question.imageAlt} number={number} />
        )}
        <AnswerInput {...props} />
      </fieldset>
    </div>
  );
}

function AnswerInput({ question, answer, onAnswer, onEnter }: QuestionViewProps) {
  switch (question.type) {
    case 'mcq':
    case 'msq':
      return (
        <ChoiceRows
          options={question.options}
          many={question.type === 'msq'}
          answer={answer}
          onAnswer={onAnswer}
        />
      );
    case 'short':
      return <ShortAnswer answer={answer} onAnswer={onAnswer} onEnter={onEnter} />;
    case 'long':
      return <LongAnswer answer={answer} onAnswer={onAnswer} onEnter={onEnter} />;
    case 'slider':
      return <SliderAnswer range={question} answer={answer} onAnswer={onAnswer} />;
  }
}
