import { useState } from 'react';
import type { PracticeSet } from '../../shared/practice/schema';
import { serverSentence } from '../platform/error-message';
import { trpc } from '../platform/trpc';
import { useToast } from '../ui/Toaster';
import { practiceTexts as texts } from './practice-texts';

/** Closes and reopens practice sets; closing offers Undo for a while, and closed ones stay in the list. */
export function usePracticeActs() {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const closing = trpc.practice.close.useMutation();
  const reopening = trpc.practice.reopen.useMutation();

  const reopen = async ({ _id: setId, title }: PracticeSet) => {
    setFailure(undefined);
    try {
      await reopening.mutateAsync({ setId });
      toast(texts.reopened(title), { subject: setId });
      await utils.practice.invalidate();
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.reopenFailed);
    }
  };

  const close = async (set: PracticeSet) => {
    const { _id: setId, title } = set;
    setFailure(undefined);
    try {
      await closing.mutateAsync({ setId });
      toast(texts.ended(title), {
        subject: setId,
        action: { label: texts.undo, onAction: () => void reopen(set) },
      });
      await utils.practice.invalidate();
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.endFailed);
    }
  };

  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    close: (set: PracticeSet) => void close(set),
    reopen: (set: PracticeSet) => void reopen(set),
    /** The set being closed or reopened. */
    busyId: closing.isPending
      ? closing.variables.setId
      : reopening.isPending
        ? reopening.variables.setId
        : undefined,
  };
}
