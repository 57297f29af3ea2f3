import type { Answer } from '../../../shared/answer/answer';
import { isEmptyAnswer } from '../../../shared/answer/answer-text';
import type { AlsoAccepted } from '../../../shared/marking/schema';
import type { Question } from '../../../shared/question/schema';
import { answerTextTo } from '../../../shared/question-types/answer-text-to';
import { isText } from '../../../shared/question-types/marking-kinds';
import { questionTypeOf } from '../../../shared/question-types/registry';
import { displayAnswer } from '../../../shared/results/display';
import {
  AnswerOfTexts,
  isAnswer,
  isAnsweredByTexts,
  withFormulasShown,
} from '../../quiz-parts/rich-text/AnswerOfTexts';
import { FormattedTexts } from '../../quiz-parts/rich-text/RichText';
import styles from './AnswerText.module.css';
import { texts } from './texts';

/** What the right answer is called: a text is a model to compare with, anything else is simply right. */
export const correctAnswerLabel = (question: Question): string =>
  isText(question) ? 'Model answer' : 'Correct answer';

interface AnswerTextProps {
  answer: Answer | undefined;
  /** Whose texts it may be made of. */
  question?: Question | undefined;
  /** How it reads where no text of it is formatted. */
  plain?: string | undefined;
}

/** An answer as it was written, line breaks included; several values joined by commas, options as their teacher formatted them. */
export function AnswerText({ answer, question, plain }: AnswerTextProps) {
  if (isEmptyAnswer(answer)) return <span className={styles.none}>{texts.noAnswer}</span>;
  if (question && isAnsweredByTexts(question.type)) {
    return (
      <FormattedTexts of={question}>
        <div className={styles.textText} dir="auto">
          <AnswerOfTexts answer={answer} plain={plain} />
        </div>
      </FormattedTexts>
    );
  }
  return (
    <span className={styles.textText} dir="auto">
      {question && answer !== undefined ? textOf(question, answer) : displayAnswer(answer)}
    </span>
  );
}

/** What a student typed stays as it is; the options of gaps have their formulas in characters. */
function textOf(question: Question, answer: Answer): string {
  const text = answerTextTo(question, answer);
  return question.type === 'cloze' ? withFormulasShown(text, question.formatted) : text;
}

interface CorrectAnswerProps {
  question: Question;
  /** Another one that counts too. */
  other?: AlsoAccepted | undefined;
}

/** The right answer, as a person reads it. */
export function CorrectAnswer({ question, other }: CorrectAnswerProps) {
  const key: unknown = (other ?? question).correctAnswer;
  const keyText = other?.correctAnswerText ?? questionTypeOf(question).keyText(question);
  return isAnsweredByTexts(question.type) && isAnswer(key) ? (
    <AnswerText answer={key} question={question} plain={keyText} />
  ) : (
    <AnswerText
      answer={question.type === 'cloze' ? withFormulasShown(keyText, question.formatted) : keyText}
    />
  );
}
