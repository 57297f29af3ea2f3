import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { byName } from '../../../shared/by-name';
import type { QuizResults, StudentResult } from '../../../shared/results/schema';
import { nameAmong } from '../../../shared/tell-apart';
import { answerStateTexts } from '../../answers/answer-state-texts';
import { FormattedText, FormattedTexts } from '../../rich-text/RichText';
import { useFormatted } from '../../rich-text/texts-context';
import { answerState } from '../../rules/results/answer-state';
import { cutQuestionText } from '../../rules/results/display';
import { findResult } from '../../rules/results/mark-state';
import { numberedAsked } from '../../rules/results/was-asked';
import styles from './ResultPrintouts.module.css';
import { percentText, scoreText, texts } from './texts';

interface ResultPrintoutsProps {
  results: QuizResults;
  /** Called after the print dialog closes. */
  onDone: () => void;
}

/** A printout for each evaluated student by name; on paper they replace the page. */
export function ResultPrintouts({ results, onDone }: ResultPrintoutsProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  const evaluated = results.results.filter(({ isEvaluated }) => isEvaluated);
  // Outside the page, so that its print styles do not apply.
  return createPortal(
    <div className={styles.printouts}>
      {evaluated.toSorted(byName).map((student) => (
        <ResultPrintout
          key={student.studentId}
          results={results}
          student={student}
          name={nameAmong(student, evaluated)}
        />
      ))}
    </div>,
    document.body,
  );
}

interface ResultPrintoutProps {
  results: QuizResults;
  student: StudentResult;
  name: string;
}

/** One student's printout: the score, the marks of each question and the teacher's comments. */
function ResultPrintout({ results, student, name }: ResultPrintoutProps) {
  return (
    <article className={styles.printout}>
      <header className={styles.head}>
        <div>
          <h2 className="text-h3" dir="auto">
            {name}
          </h2>
          <p dir="auto">{results.title}</p>
        </div>
        <p className={styles.score}>
          <strong>{scoreText(student)}</strong> {percentText(student)}
        </p>
      </header>
      <Comment text={student.comment} />
      <table className={styles.marks}>
        <tbody>
          {numberedAsked(results, student).map(({ question, number }) => {
            const result = findResult(student, question._id);
            return (
              <tr key={question._id}>
                <td className="tabular-nums text-end nowrap">{number}.</td>
                <th scope="row" dir="auto">
                  <FormattedTexts of={question}>
                    <AskedText text={question.text} />
                  </FormattedTexts>
                  <Comment text={result?.comment} />
                </th>
                <td className={styles.state}>{result && answerStateTexts[answerState(result)]}</td>
                <td className="tabular-nums text-end nowrap">
                  {result && `${result.score}/${result.maximumMarks}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </article>
  );
}

/** Cut at 80 characters, or at two lines if formatted. */
function AskedText({ text }: { text: string }) {
  const html = useFormatted(text);
  if (html === undefined) return cutQuestionText(text);
  return <FormattedText html={html} className={styles.asked} isLine />;
}

/** The teacher's comment as the student sees it. */
function Comment({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.comment} dir="auto">
      <strong>{texts.fromTeacher}</strong> {text}
    </p>
  );
}
