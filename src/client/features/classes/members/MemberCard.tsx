import type { ClassMember } from '../../../../shared/classes/schema';
import styles from './Members.module.css';
import { MemberName, MoreButton, SignInWay } from './member-columns';
import { needsWords } from './needs-words';
import { texts } from './texts';
import type { RowActs } from './use-member-rows';

/** A member in a few lines, for a phone. */
export function MemberCard({ member, acts }: { member: ClassMember; acts: RowActs }) {
  const { number, needs, attemptCount } = member;
  const facts = [...(attemptCount > 0 ? [texts.attemptCount(attemptCount)] : []), ...needsWords(needs)];
  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <p>
          <MemberName member={member} acts={acts} />
          {number !== null && <span className={styles.quiet}> {number}</span>}
        </p>
        <p className={styles.facts}>
          <SignInWay member={member} />
        </p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      </div>
      <MoreButton member={member} acts={acts} />
    </li>
  );
}
