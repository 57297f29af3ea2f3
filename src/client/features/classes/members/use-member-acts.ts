import { useState } from 'react';
import type { ClassMember } from '../../../../shared/classes/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { useToast } from '../../../ui/Toaster';
import { texts } from './texts';

/** Removes a member from the class and restores them. */
export function useMemberActs(classId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const removing = trpc.classes.removeMember.useMutation();
  const restoring = trpc.classes.restoreMember.useMutation();
  const refresh = async () => {
    void utils.classes.list.invalidate();
    await utils.classes.get.invalidate({ classId });
  };

  const restore = async ({ _id: memberId, name }: ClassMember) => {
    setFailure(undefined);
    try {
      await restoring.mutateAsync({ classId, memberId });
      toast(texts.broughtBack(name), { subject: memberId });
      await refresh();
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.bringBackFailed);
    }
  };

  const remove = async (member: ClassMember) => {
    const { _id: memberId, name } = member;
    setFailure(undefined);
    try {
      await removing.mutateAsync({ classId, memberId });
      toast(texts.removed(name), {
        subject: memberId,
        action: { label: texts.undo, onAction: () => void restore(member) },
      });
      await refresh();
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.removeFailed);
    }
  };

  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    remove: (member: ClassMember) => void remove(member),
    restore: (member: ClassMember) => void restore(member),
    restoringId: restoring.isPending ? restoring.variables.memberId : undefined,
  };
}
