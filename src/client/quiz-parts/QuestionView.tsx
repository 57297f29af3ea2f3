import { type ReactNode, type Ref, useId } from 'react';
import type { AskedQuestion } from '../../shared/question/schema';
import { answeringOf } from '../question-types/answering';
import type { AnswerProps } from '../question-types/answering-module';
import { Badge } from '../ui/Badge';
import { QuestionImage } from './QuestionImage';
import styles from './QuestionView.module.css';
import { marksLabel } from './question-texts';
import { FormattedTexts, RichText } from './rich-text/RichText';

interface QuestionViewProps extends AnswerProps<AskedQuestion> {
  /** The place in the quiz, from 1. */
  number: number;
  disabled?: boolean | undefined;
  /** Stands at the right of the badges, e.g. the clock of this question. */
  aside?: ReactNode;
  /** The question's text, to move the focus there. */
  legendRef?: Ref<HTMLLegendElement> | undefined;
}

/** One question as a student answers it; the question editor shows it as its preview. */
export function QuestionView(props: QuestionViewProps) {
  const { question, number, aside, answer, onAnswer, onEnter } = props;
  const { badge, marksNote, Input } = answeringOf(question);
  const note = marksNote?.(question);
  const legendId = useId();
  return (
    <div className={styles.question}>
      <div className={styles.top}>
        <div className={styles.badges}>
          <Badge tone="accent">{badge}</Badge>
          <Badge>{marksLabel(question.maximumMarks)}</Badge>
          {note && <Badge>{note}</Badge>}
        </div>
        {aside}
      </div>
      <fieldset className={styles.sheet} disabled={props.disabled}>
        <FormattedTexts of={question}>
          <legend id={legendId} ref={props.legendRef} tabIndex={-1} className={styles.legend}>
            <h2 className={styles.text} dir="auto">
              <RichText text={question.text} />
            </h2>
          </legend>
          {question.imageUrl && (
            <QuestionImage src={question.imageUrl} alt={question.imageAlt} number={number} />
          )}
          <Input question={question} answer={answer} onAnswer={onAnswer} onEnter={onEnter} />
        </FormattedTexts>
      </fieldset>
    </div>
  );
}
