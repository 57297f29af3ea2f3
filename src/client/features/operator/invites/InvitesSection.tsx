import { trpc } from '../../../platform/trpc';
import { Loaded } from '../../../quiz-parts/Loaded';
import { Banner } from '../../../ui/Banner';
import { EmptyState } from '../../../ui/EmptyState';
import styles from '../OperatorPage.module.css';
import { InviteTable } from './InviteTable';
import { MakeInvite } from './MakeInvite';
import { texts } from './texts';

/** Links that let somebody be a teacher whom the settings do not name. */
export function InvitesSection() {
  const query = trpc.operator.invites.useQuery();
  return (
    <div className={styles.section}>
      <p className={styles.about}>{texts.about}</p>
      {query.data?.everybodyMayTeach && <Banner tone="info">{texts.everybody}</Banner>}
      <MakeInvite />
      <Loaded query={query} failed={texts.failed} shape={['2rem', '8rem']}>
        {({ invites }) =>
          invites.length === 0 ? <EmptyState title={texts.none} /> : <InviteTable invites={invites} />
        }
      </Loaded>
    </div>
  );
}
