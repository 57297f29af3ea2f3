import type { Quiz } from '../../../../shared/quiz/schema';
import { trpcClient } from '../../../platform/trpc-client';
import type { QuizWriting } from './quiz-writing';

/** A quiz without a question, which the server has removed. */
export function withoutQuestion(quiz: Quiz, id: string): Quiz {
  const drafts = quiz.drafts.filter(({ _id }) => _id !== id);
  return {
    ...quiz,
    ...{ drafts, draftCount: drafts.length },
    questions: quiz.questions.filter(({ _id }) => _id !== id),
    order: quiz.order.filter((each) => each !== id),
  };
}

/** Takes questions out of their quiz; they can be restored. */
export async function removeQuestions(writing: QuizWriting, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) {
    if (writing.dropUntouched(id)) continue;
    const isRemoved = await writing.act(async (quiz) => {
      await trpcClient.questions.remove.mutate({ quizId: quiz._id, questionId: id });
      return withoutQuestion(quiz, id);
    });
    if (!isRemoved) return false;
    writing.drop(id);
  }
  return true;
}

/** Undoes the last act of this visit; one that cannot be undone now stays to be tried again. */
export async function undoLast(writing: QuizWriting): Promise<void> {
  const act = writing.takeLastAct();
  if (!act) return;
  if (act.kind === 'written') return writing.putBack(act.before);
  const isUndone = await undoOnServer(writing, act);
  if (!isUndone) writing.did(act);
}

type ActOnList = Exclude<NonNullable<ReturnType<QuizWriting['takeLastAct']>>, { kind: 'written' }>;

function undoOnServer(writing: QuizWriting, act: ActOnList): Promise<boolean> {
  if (act.kind === 'added') return removeQuestions(writing, act.keys);
  if (act.kind === 'deleted') {
    return writing.act(
      async ({ _id: quizId }) =>
        (await trpcClient.questions.restore.mutate({ quizId, questionId: act.key })).quiz,
    );
  }
  return writing.act(
    async ({ _id: quizId }) =>
      (await trpcClient.questions.move.mutate({ quizId, questionId: act.key, to: act.from })).quiz,
  );
}
