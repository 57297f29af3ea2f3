import { wholePercent } from '../../../../shared/gradebook/grades';
import type { PupilReport, ReportQuiz } from '../../../../shared/reports/schema';
import { formatDate } from '../../../platform/date-format';
import sheet from './ParentSheet.module.css';
import styles from './SheetTable.module.css';
import { sheetTexts as texts } from './texts';

interface SheetQuizzesProps {
  quizzes: readonly ReportQuiz[];
  leftOut: number;
  report: Pick<PupilReport, 'mean' | 'grade'>;
}

/** Each quiz and own column with its marks, or the reason there are none; below, their mean and grade. */
export function SheetQuizzes({ quizzes, leftOut, report: { mean, grade } }: SheetQuizzesProps) {
  if (quizzes.length === 0) return <p>{texts.noQuizzes}</p>;
  return (
    <section>
      <h3>{texts.quizzes}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.quiz}</th>
            <th scope="col" className={styles.day}>
              {texts.date}
            </th>
            <th scope="col" className={styles.figure}>
              {texts.marks}
            </th>
            <th scope="col" className={styles.figure}>
              {texts.percent}
            </th>
          </tr>
        </thead>
        <tbody>
          {quizzes.map((quiz) => (
            <QuizRow key={quiz.quizId} quiz={quiz} />
          ))}
        </tbody>
        {mean !== null && (
          <tfoot>
            <tr>
              <th scope="row">{texts.mean}</th>
              <td className={styles.day} />
              <td className={styles.figure}>
                {grade !== null && (
                  <>
                    {texts.grade} <bdi>{grade}</bdi>
                  </>
                )}
              </td>
              <td className={styles.figure}>{wholePercent(mean)}%</td>
            </tr>
          </tfoot>
        )}
      </table>
      {leftOut > 0 && <p className={sheet.small}>{texts.earlier(leftOut)}</p>}
    </section>
  );
}

function QuizRow({ quiz }: { quiz: ReportQuiz }) {
  const { title, state, at, score, maxScore, percentage } = quiz;
  const isOpen = state === 'open';
  return (
    <tr>
      <th scope="row" dir="auto">
        {title}
        {at !== null && !isOpen && <span className={styles.dayBelow}>{formatDate(at)}</span>}
      </th>
      <td className={styles.day}>{at !== null && !isOpen && formatDate(at)}</td>
      {score === null || maxScore === null || percentage === null ? (
        <td colSpan={2} className={styles.state}>
          {isOpen && at !== null ? texts.openUntil(formatDate(at)) : texts.states[state]}
        </td>
      ) : (
        <>
          <td className={styles.figure}>{texts.score(score, maxScore)}</td>
          <td className={styles.figure}>{wholePercent(percentage)}%</td>
        </>
      )}
    </tr>
  );
}
