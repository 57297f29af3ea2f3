import type { Pool, PoolsRequest } from '../../../../shared/quiz/pools-schema';
import { poolsWithin } from '../../../../shared/quiz/pools-within';
import { trpcClient } from '../../../platform/trpc-client';
import type { QuizWriting } from './quiz-writing';

/** Sets all pools of a quiz, without questions deleted since. Returns whether it succeeded. */
export const setPools = (writing: QuizWriting, pools: PoolsRequest['pools'] | readonly Pool[]) =>
  writing.act(({ _id: quizId, order }) =>
    trpcClient.quizzes.setPools.mutate({
      quizId,
      pools: poolsWithin<PoolsRequest['pools'][number]>(pools, order),
    }),
  );
