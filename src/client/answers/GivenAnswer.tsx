import { isAnsweredBy, isChoice, isText } from '../../shared/question-types/traits';
import { AnswerOfTexts, isAnswer, isAnsweredByTexts, KeyOfGaps } from '../rich-text/AnswerOfTexts';
import { RichText } from '../rich-text/RichText';
import { displayAnswer } from '../rules/results/display';
import styles from './GivenAnswer.module.css';
import { isGivenInGaps } from './GivenGaps';
import { GivenOptions } from './GivenOptions';
import { GivenParts } from './GivenParts';
import { givenParts } from './given-parts';
import type { GivenResponse } from './released-answer';
import { texts } from './texts';

interface GivenAnswerProps {
  response: GivenResponse;
  /** Omits parts that options show already, and labels the key of a text a model answer. */
  isBrief?: boolean;
}

/** The answer, the right one and the explanation; gap texts show both in place. */
export function GivenAnswer({ response, isBrief = false }: GivenAnswerProps) {
  const { options, studentAnswer, correctAnswer, alsoAccepted, remark, explanation, feedback } = response;
  // Each part shows its own right answer.
  const parts = givenParts(response);
  const isShown = isBrief && isChoice(response);
  const isModel = isBrief && isText(response);
  return (
    <>
      {options && (
        <GivenOptions
          {...{ options, alsoAccepted, feedback }}
          chosen={studentAnswer}
          correct={correctAnswer}
        />
      )}
      <dl className={styles.answers}>
        {!isGivenInGaps(response) && !isShown && (
          <>
            <dt>{texts.yourAnswer}</dt>
            <dd dir="auto">{parts ? <GivenParts parts={parts} /> : <StudentAnswer response={response} />}</dd>
          </>
        )}
        {remark && <dd className={styles.remark}>{remark}</dd>}
        {!(parts && correctAnswer) && !isShown && (
          <>
            <dt>{isModel ? texts.modelAnswer : texts.correctAnswer}</dt>
            <dd dir="auto">
              <CorrectAnswer response={response} />
            </dd>
          </>
        )}
        {alsoAccepted && (
          <>
            <dt>{texts.alsoAccepted}</dt>
            {alsoAccepted.map((accepted) => (
              <dd key={accepted.correctAnswerText} dir="auto">
                <CorrectAnswer response={{ ...response, ...accepted }} />
              </dd>
            ))}
          </>
        )}
        {explanation && (
          <>
            <dt>{texts.explanation}</dt>
            <dd>
              <RichText text={explanation} isBlock />
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

const StudentAnswer = ({ response: { type, studentAnswer } }: { response: GivenResponse }) =>
  isAnsweredByTexts(type) ? <AnswerOfTexts answer={studentAnswer} /> : displayAnswer(studentAnswer);

function CorrectAnswer({
  response: { type, correctAnswer, correctAnswerText },
}: {
  response: GivenResponse;
}) {
  if (correctAnswerText === null) return texts.correctAnswerLater;
  if (isAnsweredByTexts(type) && isAnswer(correctAnswer))
    return <AnswerOfTexts answer={correctAnswer} plain={correctAnswerText} />;
  return isAnsweredBy({ type }, 'gaps') ? (
    <KeyOfGaps text={correctAnswerText} />
  ) : (
    displayAnswer(correctAnswerText)
  );
}
