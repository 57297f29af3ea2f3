import type { SchoolClass } from '../../../shared/classes/schema';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { signInTexts } from './texts';

/** Switches a class between slips only and names with PINs. */
export function useSlipsOnly({ _id: classId }: Pick<SchoolClass, '_id'>) {
  const utils = trpc.useUtils();
  const changing = trpc.classes.changeSignIn.useMutation({
    onSuccess: (schoolClass) => utils.classes.get.setData({ classId }, schoolClass),
  });
  return {
    isBusy: changing.isPending,
    change: (slipsOnly: boolean) => changing.mutate({ classId, slipsOnly }),
    failure: changing.error ? (serverSentence(changing.error) ?? signInTexts.changeFailed) : undefined,
  };
}
