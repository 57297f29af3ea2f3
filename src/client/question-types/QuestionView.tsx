import { type ReactNode, type Ref, useId } from 'react';
import type { AskedQuestion } from '../../shared/question/schema';
import { partsOf } from '../rich-text/blocks';
import { QuestionText } from '../rich-text/QuestionText';
import { FormattedTexts } from '../rich-text/RichText';
import { useFormatted } from '../rich-text/texts-context';
import { Badge } from '../ui/Badge';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { answeringOf } from './answering';
import type { AnswerProps } from './answering-module';
import { QuestionImage } from './QuestionImage';
import styles from './QuestionView.module.css';
import { questionTexts } from './question-texts';

interface QuestionViewProps extends AnswerProps<AskedQuestion> {
  /** The position in the quiz, from 1. */
  number: number;
  /** Read before the text when it is focused. */
  place?: string | undefined;
  disabled?: boolean | undefined;
  /** Rendered at the right of the badges, e.g. the question's clock. */
  aside?: ReactNode;
  /** The question's text, for moving the focus there. */
  legendRef?: Ref<HTMLLegendElement> | undefined;
  /** Replaces the fields once the answer is final. */
  given?: ReactNode;
}

/** One question as a student answers it, also the editor's preview. */
export function QuestionView(props: QuestionViewProps) {
  const { question, aside } = props;
  const { badge, marksNote } = answeringOf(question);
  const note = marksNote?.(question);
  return (
    <div className={styles.question} data-question="">
      <div className={styles.top}>
        <div className={styles.badges}>
          <Badge tone="accent">{badge}</Badge>
          <Badge>{questionTexts.marks({ marks: question.maximumMarks })}</Badge>
          {note && <Badge>{note}</Badge>}
        </div>
        {aside}
      </div>
      <FormattedTexts of={question}>
        <Sheet {...props} />
      </FormattedTexts>
    </div>
  );
}

/** The text and its input; the group is named by the first paragraph and described by the rest. */
function Sheet({ question, number, place, disabled, legendRef, given, ...answering }: QuestionViewProps) {
  const { Input, heading: instead } = answeringOf(question);
  const { answer, onAnswer, onEnter } = answering;
  const id = useId();
  const restId = `${id}-rest`;
  const html = useFormatted(question.text);
  const hasRest = instead === undefined && html !== undefined && partsOf(html).rest !== undefined;
  const legend = (heading: ReactNode, before = place) => (
    <legend ref={legendRef} tabIndex={-1} className={styles.legend}>
      {before && <VisuallyHidden>{before}. </VisuallyHidden>}
      {heading}
    </legend>
  );
  return (
    <fieldset
      className={styles.sheet}
      disabled={disabled}
      aria-labelledby={id}
      aria-describedby={hasRest ? restId : undefined}
    >
      {instead === undefined ? (
        <QuestionText
          text={question.text}
          heading={(lead) =>
            legend(
              <h2 id={id} className={styles.text} dir="auto">
                {lead ?? <VisuallyHidden>{place ?? questionTexts.question({ number })}</VisuallyHidden>}
              </h2>,
              lead === undefined ? '' : place,
            )
          }
          restId={restId}
          restClassName={styles.rest}
        />
      ) : (
        legend(
          <h2 id={id} className={styles.instead}>
            {instead}
          </h2>,
        )
      )}
      {question.imageUrl && <QuestionImage src={question.imageUrl} alt={question.imageAlt} number={number} />}
      {given ?? <Input question={question} answer={answer} onAnswer={onAnswer} onEnter={onEnter} />}
    </fieldset>
  );
}
