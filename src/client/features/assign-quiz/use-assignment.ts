import { useState } from 'react';
import type { Assignment } from '../../../shared/assignment/schema';
import type { Loading } from '../../loading/Loaded';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { usePolling } from '../../platform/use-polling';
import { useToast } from '../../ui/Toaster';
import { type ClassRule, type Rule, ruleOf } from './rule';
import { texts } from './texts';

/** Students start and submit while the page is open. */
const WATCH_EVERY_MS = 10_000;

/** A quiz's assignment and its saving, with Undo for a while. */
export function useAssignment(quizId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<{ message: string; retry: () => void } | undefined>();
  const query: Loading<Assignment> = trpc.assignments.get.useQuery(
    { quizId },
    usePolling(() => WATCH_EVERY_MS),
  );
  /** A call's response is newer than any query in flight. */
  const show = async (assignment: Assignment) => {
    await utils.assignments.get.cancel({ quizId });
    utils.assignments.get.setData({ quizId }, assignment);
  };
  const setting = trpc.assignments.set.useMutation({ onSuccess: show });

  /** Returns whether it was saved; `former` is the state Undo restores. */
  const save = async (
    rule: ClassRule | Rule,
    former: Rule | null,
    said: string = texts.saved,
  ): Promise<boolean> => {
    setFailure(undefined);
    try {
      await setting.mutateAsync({ quizId, ...rule });
    } catch (error) {
      const message = serverSentence(error) ?? texts.saveFailed;
      setFailure({ message, retry: () => void save(rule, former, said) });
      return false;
    }
    const undo = former && {
      action: { label: texts.undo, onAction: () => void save(former, null, texts.undone) },
    };
    toast(said, { subject: `assignment ${quizId}`, ...undo });
    return true;
  };

  return {
    query,
    failure,
    isSaving: setting.isPending,
    show,
    save,
    /** Saves a change of the current state. */
    change: (assignment: Assignment, rule: ClassRule | Rule, said?: string) =>
      save(rule, ruleOf(assignment), said),
  };
}

export type Assigning = ReturnType<typeof useAssignment>;
