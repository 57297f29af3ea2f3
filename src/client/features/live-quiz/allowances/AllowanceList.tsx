import type { Allowance } from '../../../../shared/supervision/schema';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import styles from './AllowanceList.module.css';

interface AllowanceListProps {
  allowances: readonly Allowance[];
  removingEmail: string | undefined;
  onChange: (allowance: Allowance) => void;
  onRemove: (allowance: Allowance) => void;
}

/** Who is allowed more, and how much. */
export function AllowanceList({ allowances, removingEmail, onChange, onRemove }: AllowanceListProps) {
  return (
    <ul className={styles.list}>
      {allowances.map((allowance) => (
        <Card as="li" key={allowance.email} className={styles.row}>
          <div className={styles.who}>
            <p className={styles.email}>{allowance.email}</p>
            <p className={styles.what}>{whatIsAllowed(allowance)}</p>
          </div>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => onChange(allowance)}>
              <span>
                {texts.change}
                <VisuallyHidden> the allowance of {allowance.email}</VisuallyHidden>
              </span>
            </Button>
            <Button
              variant="secondary"
              busy={removingEmail === allowance.email}
              onClick={() => onRemove(allowance)}
            >
              <span>
                {texts.remove}
                <VisuallyHidden> the allowance of {allowance.email}</VisuallyHidden>
              </span>
            </Button>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function whatIsAllowed({ timeFactorPercent, extraTabChanges }: Allowance): string {
  const time = timeFactorPercent > 100 ? [texts.extraTime(timeFactorPercent)] : [];
  const tabs = extraTabChanges > 0 ? [texts.extraTabChanges(extraTabChanges)] : [];
  return [...time, ...tabs].join(', ');
}
