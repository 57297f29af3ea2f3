import { useState } from 'react';
import type { Assignment } from '../../../shared/assignment/schema';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { usePolling } from '../../platform/use-polling';
import type { Loading } from '../../quiz-parts/Loaded';
import { useToast } from '../../ui/Toaster';
import { type ClassRule, type Rule, ruleOf } from './rule';
import { texts } from './texts';

/** Students start and submit while the teacher looks on. */
const WATCH_EVERY_MS = 10_000;

/** The assignment of a quiz, and its one way to be saved; what was saved can be undone for a while. */
export function useAssignment(quizId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<{ message: string; retry: () => void } | undefined>();
  const query: Loading<Assignment> = trpc.assignments.get.useQuery(
    { quizId },
    usePolling(() => WATCH_EVERY_MS),
  );
  /** What a call answers is newer than any question that is on its way. */
  const show = async (assignment: Assignment) => {
    await utils.assignments.get.cancel({ quizId });
    utils.assignments.get.setData({ quizId }, assignment);
  };
  const setting = trpc.assignments.set.useMutation({ onSuccess: show });

  /** Answers whether it is saved; `former` is what an Undo leads back to. */
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
    /** Saves a change of what is stored now. */
    change: (assignment: Assignment, rule: ClassRule | Rule, said?: string) =>
      save(rule, ruleOf(assignment), said),
  };
}

export type Assigning = ReturnType<typeof useAssignment>;
