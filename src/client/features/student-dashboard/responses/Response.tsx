import type { ReactNode } from 'react';
import { displayAnswer } from '../../../../shared/results/display';
import { formatDate } from '../../../platform/date-format';
import { AnswerStateBadge } from '../../../quiz-parts/AnswerStateBadge';
import { QuestionImage } from '../../../quiz-parts/QuestionImage';
import { AnswerOfTexts, isAnswer, isAnsweredByTexts } from '../../../quiz-parts/rich-text/AnswerOfTexts';
import { FormattedTexts, RichText } from '../../../quiz-parts/rich-text/RichText';
import { GivenGaps, isGivenInGaps } from './GivenGaps';
import { GivenOptions } from './GivenOptions';
import { GivenParts } from './GivenParts';
import { GivenRubric } from './GivenRubric';
import { givenParts } from './given-parts';
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
  // The text itself shows what was answered.
  const isInGaps = isGivenInGaps(response);
  // What is right stands beside each of them.
  const parts = givenParts(response);
  return (
    <FormattedTexts of={response}>
      <li className={styles.response}>
        <div className={styles.question}>
          <span>{number}.</span>{' '}
          {isInGaps ? (
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
        {options && (
          <GivenOptions
            options={options}
            chosen={studentAnswer}
            correct={correctAnswer}
            feedback={response.feedback}
          />
        )}
        <dl className={styles.answers}>
          {!isInGaps && (
            <>
              <dt>{responseTexts.yourAnswer}</dt>
              <dd dir="auto">
                {parts ? <GivenParts parts={parts} /> : <StudentAnswer response={response} />}
              </dd>
            </>
          )}
          {response.remark && <dd className={styles.remark}>{response.remark}</dd>}
          {!(parts && correctAnswer) && (
            <>
              <dt>{responseTexts.correctAnswer}</dt>
              <dd dir="auto">
                <CorrectAnswer response={response} />
              </dd>
            </>
          )}
          {explanation && (
            <>
              <dt>{responseTexts.explanation}</dt>
              <dd>
                <RichText text={explanation} isBlock />
              </dd>
            </>
          )}
        </dl>
        <GivenRubric rubric={response.rubric} />
        <TeacherComment text={response.comment} />
        {children}
      </li>
    </FormattedTexts>
  );
}

const StudentAnswer = ({ response: { type, studentAnswer } }: { response: ReleasedAnswer }) =>
  isAnsweredByTexts(type) ? <AnswerOfTexts answer={studentAnswer} /> : displayAnswer(studentAnswer);

function CorrectAnswer({
  response: { type, correctAnswer, correctAnswerText },
}: {
  response: ReleasedAnswer;
}) {
  if (correctAnswerText === null) return responseTexts.correctAnswerLater;
  if (isAnsweredByTexts(type) && isAnswer(correctAnswer))
    return <AnswerOfTexts answer={correctAnswer} plain={correctAnswerText} />;
  return displayAnswer(correctAnswerText);
}

function CorrectionNote({ note }: { note: ReleasedAnswer['note'] }) {
  if (!note) return null;
  return (
    <p className={styles.note}>
      {responseTexts.corrected(formatDate(note.correctedAt), note.scoreBefore, note.scoreAfter)}
    </p>
  );
}
