import { Link } from 'wouter';
import { columnIdOf, isOwnColumn } from '../../../../shared/gradebook/columns';
import type { PupilReport } from '../../../../shared/reports/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { formatDate } from '../../../platform/date-format';
import type { StudentTerm } from '../../../rules/classes/student-term';
import { barTone, PROGRESS_TONES } from '../../../rules/results/display';
import { EmptyState } from '../../../ui/EmptyState';
import { ProgressBar } from '../../../ui/ProgressBar';
import { CELL_WORDS, texts as gradebookTexts } from '../gradebook/texts';
import styles from './StudentScreen.module.css';
import { texts } from './texts';

interface StudentMarksProps {
  term: StudentTerm;
  /** Contains the comments on released work. */
  report: PupilReport | undefined;
}

/** The student's quizzes and marks in own columns, newest first, each beside the mean of the class. */
export function StudentMarks({ term: { member, marks }, report }: StudentMarksProps) {
  if (marks.length === 0) return <EmptyState title={texts.noQuizzes} />;
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
            <th scope="col" className={styles.wide}>
              {texts.classMean}
            </th>
            <th scope="col" className={styles.wide}>
              {texts.comment}
            </th>
          </tr>
        </thead>
        <tbody>
          {marks.map((row) => (
            <MarkLine
              key={columnIdOf(row.column)}
              row={row}
              accountId={member.accountId}
              comment={comments.get(columnIdOf(row.column)) ?? null}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface MarkLineProps {
  row: StudentTerm['marks'][number];
  accountId: string | null;
  comment: string | null;
}

function MarkLine({ row, accountId, comment }: MarkLineProps) {
  const { column, state, score, maxScore, note, percent, classMean } = row;
  return (
    <tr>
      <th scope="row">
        {isOwnColumn(column) ? (
          <span className={styles.quiz} title={column.title} dir="auto">
            {column.title}
          </span>
        ) : (
          <Link
            href={teacherPaths.marks(column.quizId, score === null ? {} : { student: accountId })}
            className={styles.quiz}
            title={column.title}
            dir="auto"
          >
            {column.title}
          </Link>
        )}
      </th>
      <td className={styles.wide}>{formatDate(column.date)}</td>
      {score === null || maxScore === null ? (
        <td colSpan={2} className="text-muted" dir="auto">
          {note ?? (state && CELL_WORDS[state])}
        </td>
      ) : (
        <>
          <td>
            {texts.score(score, maxScore)}
            {state === 'unreleased' && <span className="text-muted"> {texts.notReleased}</span>}
          </td>
          <td>
            <ShareBar percent={percent} classMean={classMean} />
            {gradebookTexts.percentOf(percent)}
          </td>
        </>
      )}
      <td className={styles.wide}>{gradebookTexts.percentOf(classMean)}</td>
      <td className={styles.wide}>
        <span className={styles.comment} title={comment ?? undefined} dir="auto">
          {comment ?? '–'}
        </span>
      </td>
    </tr>
  );
}

/**
 * The share by colour and pattern, with a tick at the mean of the class; the figures beside it say the same.
 */
function ShareBar({ percent, classMean }: Pick<StudentTerm['marks'][number], 'percent' | 'classMean'>) {
  if (percent === null) return null;
  return (
    <span className={styles.bar} aria-hidden="true">
      <ProgressBar value={percent} max={100} label="" tone={PROGRESS_TONES[barTone(percent)]} />
      {classMean !== null && <span className={styles.tick} style={{ left: `${classMean}%` }} />}
    </span>
  );
}
