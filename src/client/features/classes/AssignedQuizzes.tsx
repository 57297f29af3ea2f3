import { Link } from 'wouter';
import type { SchoolClass } from '../../../shared/classes/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { formatDateTime } from '../../platform/date-format';
import { Card } from '../../ui/Card';
import styles from './AssignedQuizzes.module.css';

/** The texts of a class's assigned quizzes. */
const texts = {
  assigned: 'Quizzes of this class',
  noQuizzes: 'No quiz is assigned to this class yet. Assign one on its tab “Assign”.',
  submittedCount: (count: number) => `${count} submitted`,
  opensAt: (when: string) => `opens ${when}`,
  closesAt: (when: string) => `until ${when}`,
} as const;

type AssignedQuiz = SchoolClass['quizzes'][number];

/** The quizzes assigned to a class, linked if the reader may open them. */
export function AssignedQuizzes({ quizzes }: { quizzes: readonly AssignedQuiz[] }) {
  return (
    <Card as="section" aria-labelledby="class-quizzes" className={styles.card}>
      <h2 id="class-quizzes">{texts.assigned}</h2>
      {quizzes.length === 0 && <p className={styles.facts}>{texts.noQuizzes}</p>}
      {quizzes.length > 0 && (
        <ul className={styles.list}>
          {quizzes.map((quiz) => (
            <li key={quiz.quizId}>
              {quiz.right === null ? (
                <span dir="auto">{quiz.title}</span>
              ) : (
                <Link href={teacherPaths.assign(quiz.quizId)} className={styles.quiz} dir="auto">
                  {quiz.title}
                </Link>
              )}
              <p className={styles.facts}>{factsOf(quiz).join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const factsOf = ({ opensAt, closesAt, submittedCount }: AssignedQuiz): string[] => [
  ...(opensAt === null ? [] : [texts.opensAt(formatDateTime(opensAt))]),
  ...(closesAt === null ? [] : [texts.closesAt(formatDateTime(closesAt))]),
  texts.submittedCount(submittedCount),
];
