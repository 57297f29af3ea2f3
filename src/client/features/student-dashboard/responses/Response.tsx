import type { ReactNode } from 'react';
import { formatDate } from '../../../platform/date-format';
import { AnswerStateBadge } from '../../../quiz-parts/AnswerStateBadge';
import { QuestionImage } from '../../../quiz-parts/QuestionImage';
import { GivenAnswer } from '../../../quiz-parts/responses/GivenAnswer';
import { GivenGaps, isGivenInGaps } from '../../../quiz-parts/responses/GivenGaps';
import type { ReleasedAnswer } from '../../../quiz-parts/responses/released-answer';
import { FormattedTexts, RichText } from '../../../quiz-parts/rich-text/RichText';
import { GivenRubric } from './GivenRubric';
import styles from './Response.module.css';
import { TeacherComment } from './TeacherComment';
import { responseTexts } from './texts';

interface ResponseProps {
  number: number;
  response: ReleasedAnswer;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One released answer: the question as it was asked, what was answered, what is right, the marks, and what was said of it. */
export function Response({ number, response, children }: ResponseProps) {
  const { questionText, imageUrl, imageAlt } = response;
  return (
    <FormattedTexts of={response}>
      <li className={styles.response}>
        <div className={styles.question}>
          <span>{number}.</span> {/* The text itself shows what was answered. */}
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
          <span className={styles.marks}>{responseTexts.marks(response.score, response.maximumMarks)}</span>
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
  return (
    <p className={styles.note}>
      {responseTexts.corrected(formatDate(note.correctedAt), note.scoreBefore, note.scoreAfter)}
    </p>
  );
}
