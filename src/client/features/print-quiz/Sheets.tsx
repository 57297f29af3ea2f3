import { Fragment } from 'react';
import type { Question } from '../../../shared/question/schema';
import { isAnsweredBy, isChoice } from '../../../shared/question-types/traits';
import { poolMessages } from '../../../shared/quiz/pool-messages';
import { askedTotals, shortestDraw } from '../../../shared/quiz/pools';
import type { Pool } from '../../../shared/quiz/pools-schema';
import { poolsWithin } from '../../../shared/quiz/pools-within';
import type { Quiz } from '../../../shared/quiz/schema';
import { optionLabel } from '../../question-types/choice/option-label';
import { showingOf } from '../../question-types/showing';
import { AnswerOfTexts, isAnswer, isAnsweredByTexts, KeyOfGaps } from '../../rich-text/AnswerOfTexts';
import { FormattedTexts, RichText } from '../../rich-text/RichText';
import { poolRuns } from '../../rules/quiz/pool-runs';
import { classNames } from '../../ui/class-names';
import styles from './Sheets.module.css';
import { texts } from './texts';

/** The sheet to write on: name and date, then the questions in the quiz's order. */
export function BlankSheet({ quiz }: { quiz: Quiz }) {
  return (
    <article className={styles.sheet} aria-labelledby="sheet-title">
      <header className={styles.head}>
        <h2 id="sheet-title" className={styles.title} dir="auto">
          {quiz.title}
        </h2>
        <p className={styles.facts}>
          {texts.questions(quiz.questions.length, askedIn(quiz).questionCount)} ·{' '}
          {texts.marks(askedIn(quiz).marks)} · {texts.minutes(totalMinutes(quiz))}
        </p>
        <div className={styles.person}>
          {[texts.name, texts.className, texts.date].map((label) => (
            <p key={label} className={styles.blank}>
              {label}
            </p>
          ))}
        </div>
      </header>
      <ol className={styles.questions}>
        {runsOf(quiz).map(({ id, pool, items }) => (
          <Fragment key={id}>
            {pool && <PoolHeading pool={pool} />}
            {items.map(({ question, number }) => (
              <BlankQuestion key={question._id} {...{ question, number }} />
            ))}
          </Fragment>
        ))}
      </ol>
    </article>
  );
}

/** How many of the questions below each student gets. */
function PoolHeading({ pool: { name, draw, questionIds } }: { pool: Pool }) {
  return (
    <li className={styles.pool}>
      <span dir="auto">{name}</span>: {poolMessages.drawn(draw, questionIds.length)}
    </li>
  );
}

const runsOf = ({ questions, pools }: Quiz) =>
  poolRuns(
    questions.map((question, index) => ({ question, number: index + 1 })),
    poolsOfFinished({ questions, pools }),
    ({ question }) => question._id,
  );

/** One question with space for its answer. */
function BlankQuestion({ question, number }: { question: Question; number: number }) {
  const { AnswerRoom, PrintedText } = showingOf(question);
  const { text, maximumMarks, imageUrl, imageAlt } = question;
  return (
    <li className={styles.question}>
      <span className="font-semibold tabular-nums">{number}.</span>
      <div className="grid content-start min-w-0 gap-2">
        <FormattedTexts of={question}>
          {PrintedText ? (
            <div className={styles.text}>
              <PrintedText question={question} />
            </div>
          ) : (
            <RichText text={text} className={styles.text} isBlock />
          )}
          {imageUrl && <img src={imageUrl} alt={imageAlt ?? texts.image(number)} className={styles.image} />}
          <AnswerRoom question={question} />
        </FormattedTexts>
      </div>
      <span className={styles.marks}>{texts.marks(maximumMarks)}</span>
    </li>
  );
}

/** The correct answers, on a separate sheet. */
export function AnswerKey({ quiz }: { quiz: Quiz }) {
  return (
    <article className={classNames(styles.sheet, styles.ownSheet)} aria-labelledby="key-title">
      <header className={styles.head}>
        <h2 id="key-title" className={styles.title}>
          {texts.key}
        </h2>
        <p className={styles.facts}>
          {quiz.title} · {texts.marks(askedIn(quiz).marks)}
        </p>
      </header>
      <ol className={classNames(styles.questions, styles.keys)}>
        {quiz.questions.map((question, index) => (
          <li key={question._id} className={styles.question}>
            <span className="font-semibold tabular-nums">{index + 1}.</span>
            <div className="grid content-start min-w-0 gap-2">
              <FormattedTexts of={question}>
                <RichText text={question.text} className={styles.asked} isLine />
                <div className={styles.text} dir="auto">
                  <PrintedKey question={question} />
                </div>
              </FormattedTexts>
            </div>
            <span className={styles.marks}>{texts.marks(question.maximumMarks)}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** The correct answer: options by letter, ordered items by position. */
function PrintedKey({ question }: { question: Question }) {
  const keyText = showingOf(question).keyText(question);
  const key: unknown = question.correctAnswer;
  if (isAnsweredBy(question, 'gaps')) return <KeyOfGaps text={keyText} />;
  if (!isAnsweredByTexts(question.type) || !isAnswer(key)) return keyText;
  return <AnswerOfTexts answer={key} plain={keyText} markOf={markOf(question)} />;
}

function markOf(question: Question): ((option: string) => string) | undefined {
  if (isAnsweredBy(question, 'places')) return (option) => `${question.correctAnswer.indexOf(option) + 1}.`;
  if (!isChoice(question)) return undefined;
  return (option) => `${optionLabel(question.options.indexOf(option))}.`;
}

/** Only finished questions are printed. */
const poolsOfFinished = ({ questions, pools }: Pick<Quiz, 'questions' | 'pools'>): Pool[] =>
  poolsWithin(
    pools,
    questions.map(({ _id }) => _id),
  );

const askedIn = (quiz: Pick<Quiz, 'questions' | 'pools'>) =>
  askedTotals(poolsOfFinished(quiz), quiz.questions);

/** The time of the quiz in minutes; with question timers, the sum over the drawn questions. */
function totalMinutes({ useQuestionTimer, totalTimeSeconds, questions: all, pools }: Quiz): number {
  const questions = shortestDraw(poolsOfFinished({ questions: all, pools }), all);
  const seconds = useQuestionTimer
    ? questions.reduce((sum, { timeLimit }) => sum + (timeLimit ?? 0), 0)
    : totalTimeSeconds;
  return Math.ceil(seconds / 60);
}
