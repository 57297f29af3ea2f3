import { useState } from 'react';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';

interface LiveActOptions {
  /** The sentence if the server sent none. */
  failed: string;
  onDone?: (() => void) | undefined;
}

/** The common part of live actions: reports the outcome and refetches the view. */
export function useLiveAct({ failed, onDone }: LiveActOptions) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  return {
    failure,
    options: {
      onMutate: () => setFailure(undefined),
      onSuccess: async ({ message }: { message: string }) => {
        await utils.supervision.invalidate();
        toast(message, { subject: 'live' });
        onDone?.();
      },
      onError: (error: unknown) => setFailure(serverSentence(error) ?? failed),
    },
  };
}
