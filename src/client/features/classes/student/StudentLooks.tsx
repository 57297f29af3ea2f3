import { Link } from 'wouter';
import type { MemberAppeal } from '../../../../shared/appeals/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { formatDate } from '../../../platform/date-format';
import type { WantsALook } from '../../../rules/classes/wants-a-look';
import styles from './StudentScreen.module.css';
import { texts } from './texts';

interface StudentLooksProps {
  wants: readonly WantsALook[];
  accountId: string | null;
}

/** The matters for the teacher's attention, each with its action; nothing if there are none. */
export function StudentLooks({ wants, accountId }: StudentLooksProps) {
  if (wants.length === 0) return null;
  return (
    <section aria-labelledby="wants">
      <h3 id="wants">{texts.wants}</h3>
      <ul className={styles.looks}>
        {wants.map((want) =>
          want.kind === 'second-look' ? (
            <li key={`${want.appeal.quizId} ${want.appeal.questionId}`}>
              <SecondLook appeal={want.appeal} />
            </li>
          ) : (
            <li key={want.kind}>
              <Fact want={want} accountId={accountId} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Fact({
  want,
  accountId,
}: {
  want: Exclude<WantsALook, { kind: 'second-look' }>;
  accountId: string | null;
}) {
  if (want.kind === 'weak') {
    return (
      <>
        <p>{texts.weak}</p>
        <Link href={teacherPaths.marks(want.quizId, { student: accountId })}>{texts.seeAnswers}</Link>
      </>
    );
  }
  const [newest] = want.quizzes;
  return (
    <>
      <p>{texts.missed(want.quizzes.map(({ title }) => title))}</p>
      {newest && <Link href={teacherPaths.assign(newest.quizId)}>{texts.makeUp}</Link>}
    </>
  );
}

function SecondLook({ appeal }: { appeal: MemberAppeal }) {
  const { quizId, questionId, text, answer } = appeal;
  return (
    <>
      <blockquote className={styles.said} dir="auto">
        {text}
      </blockquote>
      <p className="text-muted">
        {texts.secondLookOf(appeal.title, appeal.number, formatDate(appeal.askedAt))}
      </p>
      {answer === null ? (
        <Link href={teacherPaths.marks(quizId, { tab: 'questions', question: questionId })}>
          {texts.answerLook}
        </Link>
      ) : (
        <p dir="auto">{answer}</p>
      )}
    </>
  );
}

export function AnsweredLooks({ secondLooks }: { secondLooks: readonly MemberAppeal[] }) {
  const answered = secondLooks.filter(({ answer }) => answer !== null);
  if (answered.length === 0) return null;
  return (
    <details>
      <summary>{texts.answeredLooks(answered.length)}</summary>
      <ul className={styles.looks}>
        {answered.map((appeal) => (
          <li key={`${appeal.quizId} ${appeal.questionId}`}>
            <SecondLook appeal={appeal} />
          </li>
        ))}
      </ul>
    </details>
  );
}
