import { RotateCcw } from 'lucide-react';
import type { ClassMember, SchoolClass } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { useMay } from '../../../colleagues/use-may';
import { formatDate } from '../../../platform/date-format';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonLink } from '../../../ui/Button';
import styles from './LeftMembers.module.css';
import { menuTexts, texts } from './texts';
import { useMemberActs } from './use-member-acts';

const leftTexts = {
  left: (count: number) => `Left the class (${count})`,
  leftMore: 'They can no longer sign in with a PIN or start quizzes of this class. Their attempts stay.',
  leftOn: (date: string) => `left ${date}`,
  bringBack: 'Bring back',
  bringBackName: (name: string) => `Bring back ${name}`,
} as const;

/** Former members with Restore. */
export function LeftMembers({ schoolClass: { _id: classId, left } }: { schoolClass: SchoolClass }) {
  const acts = useMemberActs(classId);
  const mayEdit = useMay('edit');
  return (
    <details className={styles.left}>
      <summary className={styles.summary}>{leftTexts.left(left.length)}</summary>
      {mayEdit && <p className="text-muted text-xs break-anywhere">{leftTexts.leftMore}</p>}
      {acts.failure && (
        <Banner tone="bad" role="alert" onDismiss={acts.dismissFailure}>
          {acts.failure}
        </Banner>
      )}
      <ul className="grid mt-2 list-none">
        {left.map((member) => (
          <li key={member._id} className={styles.row}>
            <div className={styles.what}>
              <p className="font-semibold" dir="auto">
                {member.name}
              </p>
              <p className="text-muted text-xs break-anywhere">{factsOf(member).join(' · ')}</p>
            </div>
            <ButtonLink variant="ghost" href={teacherPaths.pupilReport(classId, member._id)}>
              {menuTexts.parents}
            </ButtonLink>
            {mayEdit && (
              <Button
                variant="secondary"
                busy={acts.restoringId === member._id}
                aria-label={leftTexts.bringBackName(member.name)}
                onClick={() => acts.restore(member)}
              >
                <RotateCcw size={16} aria-hidden="true" /> {leftTexts.bringBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const factsOf = ({ number, email, removedAt, attemptCount }: ClassMember): string[] => [
  ...(number === null ? [] : [number]),
  ...(email === null ? [] : [email]),
  ...(removedAt === null ? [] : [leftTexts.leftOn(formatDate(removedAt))]),
  texts.attemptCount(attemptCount),
];
