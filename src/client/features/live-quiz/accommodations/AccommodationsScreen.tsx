import { useState } from 'react';
import type { Accommodation } from '../../../../shared/supervision/schema';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { Loaded } from '../../../quiz-parts/Loaded';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { SideScreen } from '../SideScreen';
import { texts } from '../texts';
import { AccommodationForm } from './AccommodationForm';
import styles from './AccommodationsScreen.module.css';
import { useAccommodations } from './use-accommodations';

interface AccommodationsScreenProps {
  quizId: string | null;
}

/** More time and more tab changes for single students, by their email address. */
export function AccommodationsScreen({ quizId }: AccommodationsScreenProps) {
  const { list, failure, save, saving, remove, removingEmail } = useAccommodations();
  const [changed, setChanged] = useState<Accommodation | undefined>();
  useSessionEnd(list.error);
  return (
    <SideScreen title={texts.accommodations} lead={texts.accommodationsMore} quizId={quizId}>
      <AccommodationForm
        key={changed?.email ?? ''}
        changed={changed}
        busy={saving}
        onSave={save}
        onDone={() => setChanged(undefined)}
      />
      {failure && <ErrorState message={failure.message} onRetry={failure.retry} />}
      <Loaded query={list} failed={texts.accommodationsLoadFailed} shape={['8rem']}>
        {(accommodations) =>
          accommodations.length > 0 ? (
            <AccommodationList
              accommodations={accommodations}
              removingEmail={removingEmail}
              onChange={setChanged}
              onRemove={remove}
            />
          ) : (
            <EmptyState title={texts.noAccommodations} />
          )
        }
      </Loaded>
    </SideScreen>
  );
}

interface AccommodationListProps {
  accommodations: readonly Accommodation[];
  removingEmail: string | undefined;
  onChange: (accommodation: Accommodation) => void;
  onRemove: (accommodation: Accommodation) => void;
}

/** Who is allowed more, and how much. */
function AccommodationList({ accommodations, removingEmail, onChange, onRemove }: AccommodationListProps) {
  return (
    <ul className={styles.list}>
      {accommodations.map((accommodation) => (
        <Card as="li" key={accommodation.email} className={styles.row}>
          <div className={styles.who}>
            <p className={styles.email}>{accommodation.email}</p>
            <p className={styles.what}>{whatIsAllowed(accommodation)}</p>
          </div>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => onChange(accommodation)}>
              <span>
                {texts.change}
                <VisuallyHidden> the accommodation of {accommodation.email}</VisuallyHidden>
              </span>
            </Button>
            <Button
              variant="secondary"
              busy={removingEmail === accommodation.email}
              onClick={() => onRemove(accommodation)}
            >
              <span>
                {texts.remove}
                <VisuallyHidden> the accommodation of {accommodation.email}</VisuallyHidden>
              </span>
            </Button>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function whatIsAllowed({ timeFactorPercent, extraTabChanges }: Accommodation): string {
  const time = timeFactorPercent > 100 ? [texts.extraTime(timeFactorPercent)] : [];
  const tabs = extraTabChanges > 0 ? [texts.extraTabChanges(extraTabChanges)] : [];
  return [...time, ...tabs].join(', ');
}
