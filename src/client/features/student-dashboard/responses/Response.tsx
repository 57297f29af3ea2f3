import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../../../shared/languages/format-number';
import { AnswerStateBadge } from '../../../answers/AnswerStateBadge';
import { GivenAnswer } from '../../../answers/GivenAnswer';
import { GivenGaps, isGivenInGaps } from '../../../answers/GivenGaps';
import type { ReleasedAnswer } from '../../../answers/released-answer';
import { texts as answerTexts } from '../../../answers/texts';
import { formatDate } from '../../../platform/date-format';
import { QuestionImage } from '../../../question-types/QuestionImage';
import { FormattedTexts, RichText } from '../../../rich-text/RichText';
import { useReading } from '../../../ui/reading';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './Response.module.css';
import { texts } from './texts';

interface ResponseProps {
  number: number;
  response: ReleasedAnswer;
  /** The actions on it. */
  children?: ReactNode;
}

/** One released answer: question, answer, right answer, marks and comments. */
export function Response({ number, response, children }: ResponseProps) {
  const { questionText, imageUrl, imageAlt } = response;
  return (
    <FormattedTexts of={response}>
      <li className={styles.response} data-question="">
        <div className={styles.question}>
          <span>{formatNumber(number)}.</span> {/* The text itself shows the answers. */}
          {isGivenInGaps(response) ? (
            <div className={styles.gaps}>
              <GivenGaps response={response} />
            </div>
          ) : (
            <RichText text={questionText} className={styles.text} />
          )}
        </div>
        {imageUrl && <QuestionImage src={imageUrl} alt={imageAlt ?? null} number={number} />}
        <div className={styles.badges}>
          <AnswerStateBadge mark={response} />
          <span className={styles.marks}>
            {answerTexts.marks({ score: response.score, maximum: response.maximumMarks })}
          </span>
          {useReading().listen}
        </div>
        <CorrectionNote note={response.note} />
        <GivenAnswer response={response} />
        <GivenRubric rubric={response.rubric} />
        <TeacherComment text={response.comment} />
        {children}
      </li>
    </FormattedTexts>
  );
}

function CorrectionNote({ note }: { note: ReleasedAnswer['note'] }) {
  if (!note) return null;
  const { scoreBefore: before, scoreAfter: after } = note;
  const date = formatDate(note.correctedAt);
  return (
    <p className={styles.note}>
      {before === after
        ? texts.scoreStayed({ date, score: after })
        : texts.scoreChanged({ date, before, after })}
    </p>
  );
}

/** With a plus or a typographic minus. */
const signed = (points: number): string =>
  formatNumber(points, { signDisplay: 'exceptZero' }).replace('-', '−');

/** The rubric items given and not given, told apart by shape and word. */
function GivenRubric({ rubric }: { rubric: ReleasedAnswer['rubric'] }) {
  const titleId = useId();
  if (!rubric || rubric.length === 0) return null;
  return (
    <div className={styles.rubric}>
      <p id={titleId} className={styles.caption}>
        {texts.rubric}
      </p>
      <ul className={styles.items} aria-labelledby={titleId}>
        {rubric.map(({ text, points, isGiven }) => {
          const Shape = isGiven ? CircleCheck : Circle;
          return (
            <li key={text} className={isGiven ? styles.given : styles.item}>
              <Shape className={styles.shape} size={18} aria-hidden="true" />
              <span className={styles.itemText} dir="auto">
                {text}
              </span>
              <span className={styles.points}>{signed(points)}</span>{' '}
              <VisuallyHidden>{isGiven ? texts.given : texts.notGiven}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The teacher's comment on an answer or a submission, with its author. */
export function TeacherComment({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <figure className={styles.comment}>
      <figcaption className={styles.who}>{texts.fromTeacher}</figcaption>
      <blockquote className={styles.said} dir="auto">
        {text}
      </blockquote>
    </figure>
  );
}
