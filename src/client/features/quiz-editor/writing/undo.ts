import type { Place } from '../../../../shared/quiz/order';
import { trpcClient } from '../../../platform/trpc-client';
import type { QuizWriting } from './quiz-writing';

/** Deletes questions together; they can be restored. */
export async function removeQuestions(writing: QuizWriting, ids: readonly string[]): Promise<boolean> {
  const questionIds = ids.filter((id) => !writing.dropUntouched(id));
  if (questionIds.length === 0) return true;
  const isRemoved = await writing.act(({ _id: quizId }) =>
    trpcClient.questions.removeMany.mutate({ quizId, questionIds }),
  );
  if (!isRemoved) return false;
  for (const id of questionIds) writing.drop(id);
  return true;
}

/** Moves questions to new positions; shows `order` until the server answers. */
export const moveQuestions = (
  writing: QuizWriting,
  places: readonly Place[],
  order?: readonly string[],
): Promise<boolean> =>
  writing.act(
    ({ _id: quizId }) => trpcClient.questions.move.mutate({ quizId, places: [...places] }),
    order && { order },
  );

/** Undoes the last act of this visit; on failure it stays for another try. */
export async function undoLast(writing: QuizWriting): Promise<void> {
  const act = writing.takeLastAct();
  if (!act) return;
  if (act.kind === 'written') return writing.revert(act.before);
  const isUndone = await undoOnServer(writing, act);
  if (!isUndone) writing.did(act);
}

type ActOnList = Exclude<NonNullable<ReturnType<QuizWriting['takeLastAct']>>, { kind: 'written' }>;

async function undoOnServer(writing: QuizWriting, act: ActOnList): Promise<boolean> {
  if (act.kind === 'added') return removeQuestions(writing, act.keys);
  if (act.kind === 'pooled') return (await import('./set-pools')).setPools(writing, act.before);
  if (act.kind === 'deleted') {
    return writing.act(({ _id: quizId }) =>
      trpcClient.questions.restoreMany.mutate({ quizId, questionIds: [...act.keys] }),
    );
  }
  return moveQuestions(writing, act.places);
}
