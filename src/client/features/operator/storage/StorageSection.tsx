import { trpc } from '../../../platform/trpc';
import { Loaded } from '../../../quiz-parts/Loaded';
import styles from '../OperatorPage.module.css';
import { Backups } from './Backups';
import { LargestPictures } from './LargestPictures';
import { Room } from './Room';
import { texts } from './texts';

/** What takes room on the disk, and the server's own backups. */
export function StorageSection() {
  const storage = trpc.operator.storage.useQuery();
  return (
    <div className={styles.section}>
      <Loaded query={storage} failed={texts.failed} shape={['6rem']}>
        {(read) => <Room storage={read} />}
      </Loaded>
      <Backups />
      {storage.data && <LargestPictures pictures={storage.data.largest} />}
    </div>
  );
}
