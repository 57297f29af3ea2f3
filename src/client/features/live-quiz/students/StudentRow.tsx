import { ClockPlus, EyeOff, MessageSquare, RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { useMay } from '../../../colleagues/use-may';
import { IconButton } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { classNames } from '../../../ui/class-names';
import { Menu } from '../../../ui/Menu';
import { texts } from '../texts';
import { AnsweredDots } from './AnsweredDots';
import styles from './OrderedStudents.module.css';
import type { RowFacts } from './row-facts';
import { AnsweredOf, LiveState, TabChanges, TimeLeft } from './student-cells';

export interface RowProps extends RowFacts {
  /** A stable function. */
  onAct: (act: StudentAct, attemptId: string) => void;
}

export const StudentRow = memo(function StudentRow(facts: RowProps) {
  return (
    <tr className={classNames(facts.needsLook && styles.look)}>
      <th scope="row" className={styles.name}>
        <StudentName {...facts} />
      </th>
      <td>
        <LiveState {...facts} />
      </td>
      <td className={styles.number}>
        <AnsweredOf {...facts} />
      </td>
      <td className={styles.dots}>
        <AnsweredDots {...dotsOf(facts)} />
      </td>
      <td className={styles.number}>
        <TimeLeft {...facts} />
      </td>
      {facts.tabChanges !== null && (
        <td className={styles.number}>
          <TabChanges {...facts} />
        </td>
      )}
      <td className={styles.actions}>
        <RowActions {...facts} />
      </td>
    </tr>
  );
});

/** A student's row on a phone. */
export const StudentCard = memo(function StudentCard(facts: RowProps) {
  return (
    <Card as="li" className={classNames(styles.card, facts.needsLook && styles.look)}>
      <div className={styles.top}>
        <h3 className={styles.cardName}>
          <StudentName {...facts} />
        </h3>
        <RowActions {...facts} />
      </div>
      <div className={styles.facts}>
        <LiveState {...facts} />
        {facts.submittedAt === null && (
          <span>
            <TimeLeft {...facts} /> {texts.left}
          </span>
        )}
      </div>
      <div className={styles.facts}>
        <span className="flex-1 min-w-0">
          <AnsweredDots {...dotsOf(facts)} />
        </span>
        <span>
          <AnsweredOf {...facts} />
        </span>
      </div>
      {facts.tabChanges !== null && (facts.tabChanges > 0 || facts.reloadCount > 0) && (
        <p className={styles.facts}>
          <span>{texts.tabChangesHead}</span>
          <span>
            <TabChanges {...facts} />
          </span>
        </p>
      )}
    </Card>
  );
});

function StudentName({ studentName, mark }: RowFacts) {
  return (
    <>
      <span dir="auto">{studentName}</span>
      {mark !== null && <span className="text-muted text-xs font-normal break-anywhere"> {mark}</span>}
    </>
  );
}

function RowActions({ onAct, ...facts }: RowProps) {
  const { attemptId, studentName, submittedAt } = facts;
  const mayRun = useMay('mark');
  return (
    <span className={styles.buttons}>
      {mayRun && submittedAt === null && (
        <IconButton
          variant="ghost"
          className={styles.message}
          label={texts.messageTo(studentName)}
          onClick={() => onAct('message', attemptId)}
        >
          <MessageSquare size={16} aria-hidden="true" />
        </IconButton>
      )}
      <StudentMenu student={facts} onAct={(act) => onAct(act, attemptId)} />
    </span>
  );
}

const dotsOf = ({ questionCount, answeredCount, answered, notAsked, atNumber }: RowFacts) => ({
  ...{ questionCount, answeredCount, answered, notAsked, atNumber },
});

export type StudentAct = 'message' | 'time' | 'focusLosses' | 'reopen';

interface StudentMenuProps {
  student: Pick<RowFacts, 'studentName' | 'submittedAt' | 'isReleased' | 'tabChanges'>;
  onAct: (act: StudentAct) => void;
}

/** The menu of a student; nothing if it is empty. */
function StudentMenu({ student, onAct }: StudentMenuProps) {
  const mayRun = useMay('mark');
  const isRunning = student.submittedAt === null;
  const items = [
    ...(mayRun && isRunning
      ? [{ act: 'time', label: texts.giveTime, icon: <ClockPlus size={18} /> } as const]
      : []),
    ...(student.tabChanges === null
      ? []
      : [{ act: 'focusLosses', label: texts.tabChanges, icon: <EyeOff size={18} /> } as const]),
    ...(!mayRun || isRunning || student.isReleased
      ? []
      : [{ act: 'reopen', label: texts.reopen, icon: <RotateCcw size={18} /> } as const]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={texts.actionsFor(student.studentName)}
      items={items.map(({ act, ...item }) => ({ ...item, onSelect: () => onAct(act) }))}
    />
  );
}
