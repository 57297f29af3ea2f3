import { useState } from 'react';
import type { AssignedMember, Assignment } from '../../../shared/assignment/schema';
import type { QuizRow } from '../../../shared/quiz/schema';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { windowText } from '../../platform/window-text';
import { useToast } from '../../ui/Toaster';
import { makeUpTexts } from './make-up-texts';
import { ruleOf } from './rule';
import { texts } from './texts';
import type { Assigning } from './use-assignment';

interface MakeUpOptions {
  assignment: Assignment;
  assigning: Assigning;
  quiz: QuizRow | undefined;
}

/** Gives a window to several at once; its Undo sets what was before, and closes responses that were closed. */
export function useMakeUp({ assignment, assigning, quiz }: MakeUpOptions) {
  const { quizId } = assignment;
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const giving = trpc.assignments.makeUp.useMutation({ onSuccess: assigning.show });
  const toggling = trpc.quizzes.toggleResponses.useMutation();

  const give = async (
    members: readonly AssignedMember[],
    window: { readonly opensAt: number; readonly closesAt: number },
  ): Promise<boolean> => {
    setFailure(undefined);
    const former = ruleOf(assignment);
    const wereClosed = quiz !== undefined && !quiz.acceptingResponses;
    try {
      await giving.mutateAsync({ quizId, memberIds: members.map(({ memberId }) => memberId), ...window });
    } catch (error) {
      setFailure(serverSentence(error) ?? makeUpTexts.failed);
      return false;
    }
    const undo = async () => {
      const isUndone = await assigning.save(former, null, texts.undone);
      if (isUndone && wereClosed) toggling.mutate({ quizId, acceptingResponses: false });
    };
    toast(makeUpTexts.given(members.length, windowText(window)), {
      subject: `assignment ${quizId}`,
      action: { label: texts.undo, onAction: () => void undo() },
    });
    return true;
  };

  return { failure, isBusy: giving.isPending, give };
}
