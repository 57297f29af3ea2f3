import { Link } from 'wouter';
import type { PupilReport } from '../../../../shared/reports/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { formatDate } from '../../../platform/date-format';
import type { StudentTerm } from '../../../rules/classes/student-term';
import { EmptyState } from '../../../ui/EmptyState';
import { CELL_WORDS, texts as gradebookTexts } from '../gradebook/texts';
import styles from './StudentScreen.module.css';
import { texts } from './texts';

interface StudentQuizzesProps {
  term: StudentTerm;
  /** Has the comments on released work. */
  report: PupilReport | undefined;
}

/** The student's quizzes, newest first, with the mean of the class beside each. */
export function StudentQuizzes({ term: { member, quizzes }, report }: StudentQuizzesProps) {
  if (quizzes.length === 0) return <EmptyState title={texts.noQuizzes} />;
  const comments = new Map(report?.quizzes.map(({ quizId, comment }) => [quizId, comment]));
  return (
    <section>
      <h3 id="quizzes">{texts.quizzes}</h3>
      <table className={styles.table} aria-labelledby="quizzes">
        <thead>
          <tr>
            <th scope="col">{texts.quiz}</th>
            <th scope="col" className={styles.wide}>
              {texts.date}
            </th>
            <th scope="col">{texts.marks}</th>
            <th scope="col">{texts.share}</th>
            <th scope="col">{texts.classMean}</th>
            <th scope="col" className={styles.wide}>
              {texts.comment}
            </th>
          </tr>
        </thead>
        <tbody>
          {quizzes.map((row) => (
            <QuizLine
              key={row.quiz.quizId}
              row={row}
              accountId={member.accountId}
              comment={comments.get(row.quiz.quizId) ?? null}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface QuizLineProps {
  row: StudentTerm['quizzes'][number];
  accountId: string | null;
  comment: string | null;
}

function QuizLine({ row, accountId, comment }: QuizLineProps) {
  const { quiz, state, score, maxScore, percent, classMean } = row;
  return (
    <tr>
      <th scope="row">
        <Link
          href={teacherPaths.marks(quiz.quizId, score === null ? {} : { student: accountId })}
          className={styles.quiz}
          title={quiz.title}
          dir="auto"
        >
          {quiz.title}
        </Link>
      </th>
      <td className={styles.wide}>{formatDate(quiz.date)}</td>
      {score === null ? (
        <td colSpan={2} className={styles.quiet}>
          {CELL_WORDS[state]}
        </td>
      ) : (
        <>
          <td>
            {texts.score(score, maxScore)}
            {state === 'unreleased' && <span className={styles.quiet}> {texts.notReleased}</span>}
          </td>
          <td>{gradebookTexts.percentOf(percent)}</td>
        </>
      )}
      <td>{gradebookTexts.percentOf(classMean)}</td>
      <td className={styles.wide}>
        <span className={styles.comment} title={comment ?? undefined} dir="auto">
          {comment ?? '–'}
        </span>
      </td>
    </tr>
  );
}
