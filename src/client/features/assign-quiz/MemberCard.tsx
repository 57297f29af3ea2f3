import type { AssignedMember } from '../../../shared/assignment/schema';
import { TAB_CHANGE_LIMIT } from '../../../shared/constants';
import { Card } from '../../ui/Card';
import styles from './member-cells.module.css';
import {
  DisplayCell,
  EditButton,
  Mark,
  type MemberActs,
  MemberName,
  StateBadge,
  TimeCell,
  WindowCell,
} from './member-columns';
import { texts } from './texts';

/** A member in a few lines, for a phone. */
export function MemberCard({ member, acts }: { member: AssignedMember; acts: MemberActs }) {
  return (
    <Card as="li" className={styles.card}>
      <MemberName member={member} acts={acts} />
      {acts.mayAssign && <EditButton member={member} acts={acts} />}
      <p className={styles.line}>
        <StateBadge member={member} />
        <span dir="auto">{acts.classOf(member)}</span>
        <WindowCell member={member} />
      </p>
      <p className={styles.line}>
        <TimeCell member={member} />
        {acts.hasTabLimit && member.tabChangeLimit !== TAB_CHANGE_LIMIT && (
          <span className={styles.value}>
            {texts.tabChanges(member.tabChangeLimit)} <Mark member={member} of="tabChangeLimit" />
          </span>
        )}
        <DisplayCell member={member} />
      </p>
    </Card>
  );
}
