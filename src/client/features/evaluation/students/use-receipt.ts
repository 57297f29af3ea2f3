import { trpc } from '../../../platform/trpc';

/** The receipt of a submitted attempt; undefined until it is known. It is asked for once, with those of the whole class. */
export function useReceipt(quizId: string, attemptId: string): string | undefined {
  const { data } = trpc.supervision.live.useQuery({ quizId }, { staleTime: Number.POSITIVE_INFINITY });
  return data?.students.find((student) => student.attemptId === attemptId)?.receipt ?? undefined;
}
