import type { Answer } from '../../../shared/answer/answer';
import { isEmptyAnswer } from '../../../shared/answer/answer-text';
import type { AlsoAccepted } from '../../../shared/marking/schema';
import type { Question } from '../../../shared/question/schema';
import { answerTextTo } from '../../../shared/question-types/answer-text-to';
import { questionTypeOf } from '../../../shared/question-types/registry';
import { isAnsweredBy, isText } from '../../../shared/question-types/traits';
import { AnswerOfTexts, isAnswer, isAnsweredByTexts, withFormulasShown } from '../../rich-text/AnswerOfTexts';
import { FormattedTexts } from '../../rich-text/RichText';
import { displayAnswer } from '../../rules/results/display';
import styles from './AnswerText.module.css';
import { texts } from './texts';

/** The label of the right answer: 'model answer' for texts, 'correct answer' otherwise. */
export const correctAnswerLabel = (question: Question): string =>
  isText(question) ? 'Model answer' : 'Correct answer';

interface AnswerTextProps {
  answer: Answer | undefined;
  /** The question whose texts the answer may contain. */
  question?: Question | undefined;
  /** Its wording if no part of it is formatted. */
  plain?: string | undefined;
}

/** An answer as written, with line breaks; several values joined by commas, options with the teacher's formatting. */
export function AnswerText({ answer, question, plain }: AnswerTextProps) {
  if (isEmptyAnswer(answer)) return <span className={styles.none}>{texts.noAnswer}</span>;
  if (question && isAnsweredByTexts(question.type)) {
    return (
      <FormattedTexts of={question}>
        <div className="break-anywhere" dir="auto">
          <AnswerOfTexts answer={answer} plain={plain} />
        </div>
      </FormattedTexts>
    );
  }
  return (
    <span className="break-anywhere" dir="auto">
      {question && answer !== undefined ? textOf(question, answer) : displayAnswer(answer)}
    </span>
  );
}

/** A student's typed text as it is; formulas in gap options as characters. */
function textOf(question: Question, answer: Answer): string {
  const text = answerTextTo(question, answer);
  return isAnsweredBy(question, 'gaps') ? withFormulasShown(text, question.formatted) : text;
}

interface CorrectAnswerProps {
  question: Question;
  /** Another accepted answer. */
  other?: AlsoAccepted | undefined;
}

/** The right answer in readable form. */
export function CorrectAnswer({ question, other }: CorrectAnswerProps) {
  const key: unknown = (other ?? question).correctAnswer;
  const keyText = other?.correctAnswerText ?? questionTypeOf(question).keyText(question);
  return isAnsweredByTexts(question.type) && isAnswer(key) ? (
    <AnswerText answer={key} question={question} plain={keyText} />
  ) : (
    <AnswerText
      answer={isAnsweredBy(question, 'gaps') ? withFormulasShown(keyText, question.formatted) : keyText}
    />
  );
}
