import { ChevronDown, ChevronUp, Printer } from 'lucide-react';
import { useLocation } from 'wouter';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { useShortcut } from '../../../platform/shortcuts';
import type { StudentTerm } from '../../../rules/classes/student-term';
import { ButtonLink } from '../../../ui/Button';
import styles from './StudentScreen.module.css';
import { texts } from './texts';

/** The student's name, links to the previous and next one in the list, and the sheet. */
export function StudentHead({ classId, term }: { classId: string; term: StudentTerm }) {
  const { member, previousId, nextId } = term;
  const [, navigate] = useLocation();
  const wayTo = (memberId: string | undefined) => memberId && teacherPaths.classStudent(classId, memberId);
  const [previous, next] = [wayTo(previousId), wayTo(nextId)];
  useShortcut('k', () => previous && navigate(previous));
  useShortcut('j', () => next && navigate(next));
  return (
    <div className={styles.head}>
      <h2 className="min-w-0 text-h2 break-anywhere" dir="auto">
        {member.name}
      </h2>
      {member.number !== null && <span className="text-muted">{texts.number(member.number)}</span>}
      {member.hasLeft && <span className="text-muted">{texts.left}</span>}
      <div className={styles.ways}>
        {previous && (
          <ButtonLink
            href={previous}
            variant="ghost"
            size="icon"
            aria-label={texts.previous}
            title={texts.previous}
          >
            <ChevronUp size={20} aria-hidden="true" />
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={next} variant="ghost" size="icon" aria-label={texts.next} title={texts.next}>
            <ChevronDown size={20} aria-hidden="true" />
          </ButtonLink>
        )}
        <ButtonLink href={teacherPaths.pupilReport(classId, member._id)}>
          <Printer size={18} aria-hidden="true" /> {texts.printSheet}
        </ButtonLink>
      </div>
    </div>
  );
}
