import { useState } from 'react';
import type { Accommodation } from '../../../../shared/supervision/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import type { Loading } from '../../../quiz-parts/Loaded';
import { useToast } from '../../../ui/Toaster';
import { texts } from '../texts';

/** The accommodations of the teacher's students; a removed one can be taken back for a while. */
export function useAccommodations() {
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
