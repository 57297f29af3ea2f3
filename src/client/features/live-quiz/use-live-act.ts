import { useState } from 'react';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';

interface LiveActOptions {
  /** What is said when the server did not answer with a sentence. */
  failed: string;
  onDone?: (() => void) | undefined;
}

/** What every act of the live view has in common: it says how it went, and the view is asked for anew. */
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
