import { useState } from 'react';
import type { Accommodation } from '../../../../shared/supervision/schema';
import { Loaded, type Loading } from '../../../loading/Loaded';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { ErrorState } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { useToast } from '../../../ui/Toaster';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { SideScreen } from '../SideScreen';
import { texts } from '../texts';
import { AccommodationForm } from './AccommodationForm';
import styles from './AccommodationsScreen.module.css';

interface AccommodationsScreenProps {
  quizId: string | null;
}

/** Extra time and tab changes of single students by address. */
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

function AccommodationList({ accommodations, removingEmail, onChange, onRemove }: AccommodationListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 list-none">
      {accommodations.map((accommodation) => (
        <Card as="li" key={accommodation.email} className={styles.row}>
          <div className={styles.who}>
            <p className="font-semibold break-anywhere">{accommodation.email}</p>
            <p className="text-muted text-sm">{whatIsAllowed(accommodation)}</p>
          </div>
          <div className="flex gap-2">
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

/** The teacher's accommodations; removing one can be undone for a while. */
function useAccommodations() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<{ message: string; retry: () => void } | undefined>();
  const list: Loading<Accommodation[]> = trpc.timekeeping.allowances.useQuery();
  const refresh = () => utils.timekeeping.allowances.invalidate();
  const setting = trpc.timekeeping.setAllowance.useMutation({ onSuccess: refresh });
  const removing = trpc.timekeeping.removeAllowance.useMutation({ onSuccess: refresh });

  const save = async (accommodation: Accommodation): Promise<boolean> => {
    setFailure(undefined);
    try {
      await setting.mutateAsync(accommodation);
      toast(texts.accommodationSaved(accommodation.email), { subject: accommodation.email });
      return true;
    } catch (error) {
      const message = serverSentence(error) ?? texts.accommodationFailed;
      setFailure({ message, retry: () => void save(accommodation) });
      return false;
    }
  };

  const remove = async (accommodation: Accommodation): Promise<void> => {
    setFailure(undefined);
    try {
      await removing.mutateAsync({ email: accommodation.email });
      toast(texts.accommodationRemoved(accommodation.email), {
        subject: accommodation.email,
        action: { label: texts.undo, onAction: () => void save(accommodation) },
      });
    } catch (error) {
      const message = serverSentence(error) ?? texts.accommodationRemoveFailed;
      setFailure({ message, retry: () => void remove(accommodation) });
    }
  };

  return {
    list,
    failure,
    save,
    saving: setting.isPending,
    remove: (accommodation: Accommodation) => void remove(accommodation),
    removingEmail: removing.isPending ? removing.variables.email : undefined,
  };
}
