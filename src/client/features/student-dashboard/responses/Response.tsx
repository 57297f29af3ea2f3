import type { ReactNode } from 'react';
import { displayAnswer } from '../../../../shared/results/display';
import { formatDate } from '../../../platform/date-format';
import { AnswerStateBadge } from '../../../quiz-parts/AnswerStateBadge';
import { QuestionImage } from '../../../quiz-parts/QuestionImage';
import { GivenOptions } from './GivenOptions';
import { GivenRubric } from './GivenRubric';
import styles from './Response.module.css';
import type { ReleasedAnswer } from './released-answer';
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
  const { questionText, imageUrl, imageAlt, options, studentAnswer, correctAnswer, explanation } = response;
  const { correctAnswerText, remark } = response;
  return (
    <li className={styles.response}>
      <p className={styles.question} dir="auto">
        {number}. {questionText}
      </p>
      {imageUrl && <QuestionImage src={imageUrl} alt={imageAlt ?? null} number={number} />}
      <div className={styles.badges}>
        <AnswerStateBadge mark={response} />
        <span className={styles.marks}>{responseTexts.marks(response.score, response.maximumMarks)}</span>
      </div>
      <CorrectionNote note={response.note} />
      {options && <GivenOptions options={options} chosen={studentAnswer} correct={correctAnswer} />}
      <dl className={styles.answers}>
        <dt>{responseTexts.yourAnswer}</dt>
        <dd dir="auto">{displayAnswer(studentAnswer)}</dd>
        {remark && <dd className={styles.remark}>{remark}</dd>}
        <dt>{responseTexts.correctAnswer}</dt>
        <dd dir="auto">
          {correctAnswerText === null ? responseTexts.correctAnswerLater : displayAnswer(correctAnswerText)}
        </dd>
        {explanation && (
          <>
            <dt>{responseTexts.explanation}</dt>
            <dd dir="auto">{explanation}</dd>
          </>
        )}
      </dl>
      <GivenRubric rubric={response.rubric} />
      <TeacherComment text={response.comment} />
      {children}
    </li>
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
