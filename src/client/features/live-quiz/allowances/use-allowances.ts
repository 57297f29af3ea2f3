import { useState } from 'react';
import type { Allowance } from '../../../../shared/supervision/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import type { Loading } from '../../../quiz-parts/Loaded';
import { useToast } from '../../../ui/Toaster';
import { texts } from '../texts';

/** The allowances of the teacher's students; a removed one can be taken back for a while. */
export function useAllowances() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<{ message: string; retry: () => void } | undefined>();
  const list: Loading<Allowance[]> = trpc.timekeeping.allowances.useQuery();
  const refresh = () => utils.timekeeping.allowances.invalidate();
  const setting = trpc.timekeeping.setAllowance.useMutation({ onSuccess: refresh });
  const removing = trpc.timekeeping.removeAllowance.useMutation({ onSuccess: refresh });

  const save = async (allowance: Allowance): Promise<boolean> => {
    setFailure(undefined);
    try {
      await setting.mutateAsync(allowance);
      toast(texts.allowanceSaved(allowance.email), { subject: allowance.email });
      return true;
    } catch (error) {
      const message = serverSentence(error) ?? texts.allowanceFailed;
      setFailure({ message, retry: () => void save(allowance) });
      return false;
    }
  };

  const remove = async (allowance: Allowance): Promise<void> => {
    setFailure(undefined);
    try {
      await removing.mutateAsync({ email: allowance.email });
      toast(texts.allowanceRemoved(allowance.email), {
        subject: allowance.email,
        action: { label: texts.undo, onAction: () => void save(allowance) },
      });
    } catch (error) {
      const message = serverSentence(error) ?? texts.allowanceRemoveFailed;
      setFailure({ message, retry: () => void remove(allowance) });
    }
  };

  return {
    list,
    failure,
    save,
    saving: setting.isPending,
    remove: (allowance: Allowance) => void remove(allowance),
    removingEmail: removing.isPending ? removing.variables.email : undefined,
  };
}
