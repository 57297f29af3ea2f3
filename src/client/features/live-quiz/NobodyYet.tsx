import { CopyButton } from '../../ui/CopyButton';
import { EmptyState } from '../../ui/EmptyState';
import styles from './NobodyYet.module.css';
import { texts } from './texts';

const GROUP = 4;

/** Before the first student: what is read aloud now. */
export function NobodyYet({ shareId }: { shareId: string | null }) {
  return (
    <EmptyState title={texts.nobody}>
      <p>{texts.nobodyMore}</p>
      {shareId && (
        <div className={styles.share}>
          <p className={styles.id}>
            <span>{shareId.slice(0, GROUP)}</span>
            <span>{shareId.slice(GROUP)}</span>
          </p>
          <CopyButton text={shareId} />
        </div>
      )}
    </EmptyState>
  );
}
