import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShareRequest } from '../../shared/access/request';
import type { Colleague } from '../../shared/access/schema';
import { serverSentence } from '../platform/error-message';
import { useToast } from '../ui/Toaster';
import { callsOf } from './colleague-calls';
import { colleagueTexts as texts } from './colleague-texts';
import type { SharedThing } from './shared-thing';

/** The colleagues of a quiz or class and the owner's changes; removing one can be undone. */
export function useColleagues(thing: SharedThing) {
  const { kind, id } = thing;
  const calls = callsOf(thing);
  const key = ['colleagues', kind, id];
  const cache = useQueryClient();
  const toast = useToast();
  const [failure, setFailure] = useState<string | undefined>();
  const query = useQuery({ queryKey: key, queryFn: calls.list });
  const begin = { onMutate: () => setFailure(undefined) };
  const fail = (error: unknown) => setFailure(serverSentence(error) ?? texts.failed);

  const sharing = useMutation({
    ...begin,
    mutationFn: calls.share,
    onSuccess: (colleagues) => cache.setQueryData(key, colleagues),
  });
  const ending = useMutation({
    ...begin,
    mutationFn: calls.end,
    onError: fail,
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });

  const withdrawing = useMutation({
    ...begin,
    mutationFn: calls.withdraw,
    onError: fail,
    onSuccess: async ({ message }) => {
      toast(message, { subject: 'right' });
      await cache.invalidateQueries({ queryKey: key });
    },
  });

  return {
    query,
    failure,
    dismissFailure: () => setFailure(undefined),
    isSharing: sharing.isPending,
    /** Returns the refusal; undefined on success. */
    share: async (share: ShareRequest): Promise<string | undefined> => {
      try {
        await sharing.mutateAsync(share);
        return undefined;
      } catch (error) {
        return serverSentence(error) ?? texts.failed;
      }
    },
    change: ({ email, right, expiresAt }: ShareRequest) =>
      sharing.mutate(
        { email, right, ...(expiresAt === undefined ? {} : { expiresAt }) },
        { onSuccess: () => toast(texts.changed, { subject: email }), onError: fail },
      ),
    end: ({ email, right, expiresAt }: Colleague) =>
      ending.mutate(email, {
        onSuccess: ({ message }) =>
          toast(message, {
            subject: email,
            action: {
              label: texts.undo,
              onAction: () => sharing.mutate({ email, right, expiresAt }, { onError: fail }),
            },
          }),
      }),
    /** Ends the reader's own share. */
    leave: (email: string, onLeft: () => void) =>
      ending.mutate(email, {
        onSuccess: ({ message }) => {
          toast(message, { subject: 'right' });
          onLeft();
        },
      }),
    /** Withdraws the offer to a new owner. */
    withdraw: () => withdrawing.mutate(),
    isWithdrawing: withdrawing.isPending,
    endingEmail: ending.isPending ? ending.variables : undefined,
  };
}

export type ColleaguesShown = ReturnType<typeof useColleagues>;
