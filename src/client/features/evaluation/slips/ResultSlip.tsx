import { answerState } from '../../../../shared/results/answer-state';
import { cutQuestionText } from '../../../../shared/results/display';
import type { QuizResults, StudentResult } from '../../../../shared/results/schema';
import { answerStateTexts } from '../../../quiz-parts/answer-state-texts';
import { findResult } from '../review';
import { percentText, scoreText } from '../texts';
import styles from './ResultSlips.module.css';

interface ResultSlipProps {
  results: QuizResults;
  student: StudentResult;
}

/** What one student takes home: the score and the marks of each question. */
export function ResultSlip({ results, student }: ResultSlipProps) {
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.name} dir="auto">
            {student.studentName}
          </h2>
          <p dir="auto">{results.title}</p>
        </div>
        <p className={styles.score}>
          <strong>{scoreText(student)}</strong> {percentText(student)}
        </p>
      </header>
      <table className={styles.marks}>
        <tbody>
          {results.questions.map((question, index) => {
            const result = findResult(student, question._id);
            return (
              <tr key={question._id}>
                <td className={styles.number}>{index + 1}.</td>
                <th scope="row" dir="auto">
                  {cutQuestionText(question.text)}
                </th>
                <td className={styles.state}>{result && answerStateTexts[answerState(result)]}</td>
                <td className={styles.number}>{result && `${result.score}/${result.maximumMarks}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </article>
  );
}
