import { useState } from 'react';
import type { Allowance } from '../../../../shared/supervision/schema';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { Loaded } from '../../../quiz-parts/Loaded';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { SideScreen } from '../SideScreen';
import { texts } from '../texts';
import { AllowanceForm } from './AllowanceForm';
import styles from './AllowancesScreen.module.css';
import { useAllowances } from './use-allowances';

interface AllowancesScreenProps {
  quizId: string | null;
}

/** More time and more tab changes for single students, by their e-mail address. */
export function AllowancesScreen({ quizId }: AllowancesScreenProps) {
  const { list, failure, save, saving, remove, removingEmail } = useAllowances();
  const [changed, setChanged] = useState<Allowance | undefined>();
  useSessionEnd(list.error);
  return (
    <SideScreen title={texts.allowances} lead={texts.allowancesMore} quizId={quizId}>
      <AllowanceForm
        key={changed?.email ?? ''}
        changed={changed}
        busy={saving}
        onSave={save}
        onDone={() => setChanged(undefined)}
      />
      {failure && <ErrorState message={failure.message} onRetry={failure.retry} />}
      <Loaded query={list} failed={texts.allowancesLoadFailed} shape={['8rem']}>
        {(allowances) =>
          allowances.length > 0 ? (
            <AllowanceList
              allowances={allowances}
              removingEmail={removingEmail}
              onChange={setChanged}
              onRemove={remove}
            />
          ) : (
            <EmptyState title={texts.noAllowances} />
          )
        }
      </Loaded>
    </SideScreen>
  );
}

interface AllowanceListProps {
  allowances: readonly Allowance[];
  removingEmail: string | undefined;
  onChange: (allowance: Allowance) => void;
  onRemove: (allowance: Allowance) => void;
}

/** Who is allowed more, and how much. */
function AllowanceList({ allowances, removingEmail, onChange, onRemove }: AllowanceListProps) {
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
