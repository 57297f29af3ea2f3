import { Link } from 'wouter';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { useMay } from '../../../colleagues/use-may';
import { formatMoment } from '../../../platform/window-text';
import { Card } from '../../../ui/Card';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import { StateShape } from './LiveShape';
import styles from './OrderedStudents.module.css';
import cells from './student-cells.module.css';

type Absent = LiveQuiz['absent'][number];
type AbsentProps = Pick<LiveQuiz, 'quizId' | 'absent'>;

/** The members who have not started, as the last rows of the table. */
export function AbsentRows({ quiz, columnCount }: { quiz: AbsentProps; columnCount: number }) {
  const hasClasses = isOfSeveralClasses(quiz);
  return quiz.absent.map((member) => (
    <tr key={member.memberId} className={styles.absent}>
      <th scope="row" className={styles.name}>
        <AbsentName {...{ member, hasClasses }} />
      </th>
      <td>
        <NotStarted />
      </td>
      <td colSpan={2} className={cells.quiet}>
        {startText(member.start)}
      </td>
      <td colSpan={columnCount - 4} className={styles.number}>
        <AbsentLinks quizId={quiz.quizId} member={member} />
      </td>
    </tr>
  ));
}

/** The same on a phone. */
export function AbsentCards({ quiz }: { quiz: AbsentProps }) {
  const hasClasses = isOfSeveralClasses(quiz);
  return quiz.absent.map((member) => (
    <Card as="li" key={member.memberId} className={styles.card}>
      <h3 className={styles.cardName}>
        <AbsentName {...{ member, hasClasses }} />
      </h3>
      <div className={styles.facts}>
        <NotStarted />
        <span className={cells.quiet}>{startText(member.start)}</span>
      </div>
      <AbsentLinks quizId={quiz.quizId} member={member} />
    </Card>
  ));
}

const isOfSeveralClasses = ({ absent }: AbsentProps) =>
  new Set(absent.map(({ classId }) => classId)).size > 1;

const AbsentName = ({ member, hasClasses }: { member: Absent; hasClasses: boolean }) => (
  <>
    <span dir="auto">{member.name}</span>
    {hasClasses && (
      <span className="text-muted text-xs font-normal break-anywhere" dir="auto">
        {' '}
        {member.className}
      </span>
    )}
  </>
);

const NotStarted = () => (
  <span className={cells.state}>
    <StateShape state="absent" /> {texts.notStarted}
  </span>
);

/** Links that help a member who cannot start. */
function AbsentLinks({ quizId, member }: { quizId: string; member: Absent }) {
  const mayAssign = useMay('edit');
  const mayHelp = useMay('mark');
  const { classId, memberId, name, usesPin, start } = member;
  const isFor = <VisuallyHidden> {texts.forStudent(name)}</VisuallyHidden>;
  return (
    <span className={styles.links}>
      {mayHelp && usesPin && 'yes' in start && (
        <Link href={`${teacherPaths.slips(classId)}?member=${memberId}`}>
          {texts.resetPin}
          {isFor}
        </Link>
      )}
      {mayAssign && (
        <Link href={teacherPaths.assign(quizId)}>
          {texts.makeUp}
          {isFor}
        </Link>
      )}
    </span>
  );
}

function startText(start: Absent['start']): string {
  const { absentStates } = texts;
  if ('yes' in start) return absentStates.now;
  const { because, from, ended } = start;
  if (because === 'over') return absentStates.over(formatMoment(ended ?? 0));
  if (because === 'not-yet') return absentStates.later(formatMoment(from ?? 0));
  return because === 'paused' ? absentStates.paused : absentStates.closed;
}
