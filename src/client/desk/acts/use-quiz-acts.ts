import { useRef, useState } from 'react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { serverSentence, statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';
import { actTexts } from './texts';

/** Sends unsent changes; returns whether the server has everything. */
type Send = () => Promise<boolean>;

const senders = new Set<Send>();

/** Registers a function that sends unsent changes before every action on a quiz, for the life of the page. */
export const sendBeforeActs = (send: Send): void => void senders.add(send);

/** Sends all unsent changes; returns whether the server has everything. */
export async function sendUnsent(): Promise<boolean> {
  const sent = await Promise.allSettled([...senders].map((send) => send()));
  return sent.every((each) => each.status === 'fulfilled' && each.value);
}

/** The open dialog about a quiz. */
export type QuizDialog =
  | 'delete'
  | 'toggle'
  | 'plan'
  | 'published'
  | 'share'
  | 'export'
  | 'use-again'
  | 'colleagues'
  | 'hand-over';

export interface QuizActsOptions {
  /** Called once the quiz is in the trash. */
  readonly onRemoved?: () => void;
}

type Named = Pick<QuizRow, '_id' | 'title'>;

/** The actions on any quiz of a list, the open dialog, and the last failure's sentence. */
export function useQuizActs({ onRemoved }: QuizActsOptions = {}) {
  const [failure, setFailure] = useState<{ quizId: string; sentence: string } | undefined>();
  const [dialog, setDialog] = useState<{ quizId: string; kind: QuizDialog } | undefined>();
  const titles = useRef(new Map<string, string>());
  const utils = trpc.useUtils();
  const toast = useToast();
  const refresh = () => utils.quizzes.dashboard.invalidate();
  const fail = (quizId: string, sentence: string) => {
    setDialog(undefined);
    setFailure({ quizId, sentence });
  };
  const begin = {
    onMutate: async () => {
      setFailure(undefined);
      // Changes that cannot be sent now block no action.
      await sendUnsent();
    },
  };

  const publish = trpc.quizzes.publish.useMutation({
    ...begin,
    onSuccess: async (_, { quizId }) => {
      await refresh();
      setDialog({ quizId, kind: 'published' });
    },
    onError: (error, { quizId }) => {
      if (statusOf(error) === 402) setDialog({ quizId, kind: 'plan' });
      else fail(quizId, serverSentence(error) ?? actTexts.publishFailed);
    },
  });

  const toggle = trpc.quizzes.toggleResponses.useMutation({
    ...begin,
    onSuccess: async (quiz, { quizId }) => {
      await refresh();
      setDialog(undefined);
      toast(actTexts.toggled(quiz.acceptingResponses), { subject: `responses ${quizId}` });
    },
    onError: (error, { quizId }) => fail(quizId, serverSentence(error) ?? actTexts.toggleFailed),
  });

  const remove = trpc.quizzes.remove.useMutation({
    ...begin,
    onSuccess: async (_, { quizId }) => {
      const text = actTexts.movedToTrash(titles.current.get(quizId) ?? '');
      toast(text, { action: { label: 'Undo', onAction: () => void restore(quizId) } });
      onRemoved?.();
      await Promise.all([refresh(), utils.quizzes.trash.invalidate()]);
      setDialog(undefined);
    },
    onError: (_, { quizId }) => fail(quizId, actTexts.deleteFailed),
  });

  /** Undoes a deletion, also after this page is left. */
  const restore = async (quizId: string) => {
    try {
      const { title } = await utils.client.quizzes.restore.mutate({ quizId });
      toast(actTexts.restored(title));
    } catch (error) {
      toast(serverSentence(error) ?? actTexts.restoreFailed);
    }
    await Promise.all([refresh(), utils.quizzes.trash.invalidate()]);
  };

  const duplicate = trpc.quizzes.duplicate.useMutation({
    ...begin,
    onSuccess: ({ title }) => void toast(actTexts.duplicated(title)),
    onError: (error, { quizId }) => fail(quizId, serverSentence(error) ?? actTexts.duplicateFailed),
    onSettled: refresh,
  });

  return {
    ...{ failure, dialog, setDialog },
    dismissFailure: () => setFailure(undefined),
    /** A colleague left the quiz. */
    left: () => onRemoved?.(),
    publish: (quizId: string) => publish.mutate({ quizId }),
    toggle: (quizId: string, acceptingResponses: boolean) => toggle.mutate({ quizId, acceptingResponses }),
    remove: ({ _id: quizId, title }: Named) => {
      titles.current.set(quizId, title);
      remove.mutate({ quizId });
    },
    duplicate: (quizId: string) => duplicate.mutate({ quizId }),
    /** The share ID of the quiz published last. */
    shareIdOf: (quizId: string) => (publish.variables?.quizId === quizId ? publish.data?.shareId : undefined),
    isPublishing: (quizId: string) => publish.isPending && publish.variables.quizId === quizId,
    isToggling: (quizId: string) => toggle.isPending && toggle.variables.quizId === quizId,
    isRemoving: (quizId: string) => remove.isPending && remove.variables.quizId === quizId,
    isDuplicating: (quizId: string) => duplicate.isPending && duplicate.variables.quizId === quizId,
  };
}

export type QuizActs = ReturnType<typeof useQuizActs>;
