import type { Teacher } from '../../../shared/actor';
import type { ImportedQuestion } from '../../../shared/import/imported';
import { poolProblem } from '../../../shared/quiz/pools';
import type { Deps } from '../../deps';
import { getQuizFor } from '../quizzes/access';
import { getQuestions } from '../quizzes/find';
import { setPools } from '../quizzes/set-pools';
import { toPools } from '../quizzes/views';

interface Stored {
  readonly _id: string;
  readonly pool: ImportedQuestion['pool'];
}

/**
 * Adds the pools that the questions of a file name to those of the quiz, and answers whether it did: a published quiz takes none
 * that cannot be drawn from.
 */
export function addPools(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { teacher, quizId, stored }: { teacher: Teacher; quizId: string; stored: readonly Stored[] },
): boolean {
  const byName = Map.groupBy(
    stored.filter(({ pool }) => pool !== undefined),
    ({ pool }) => pool?.name ?? '',
  );
  if (byName.size === 0) return true;
  const quiz = getQuizFor(deps, { teacher, quizId, needed: 'edit' }).quiz;
  const added = [...byName].map(([name, questions]) => ({
    ...{
      _id: deps.ids.id(),
      name,
      draw: Math.min(questions[0]?.pool?.draw ?? 1, questions.length),
    },
    questionIds: questions.map(({ _id }) => _id),
  }));
  const pools = [...toPools(quiz), ...added];
  if (quiz.isPublished && poolProblem(pools, getQuestions(deps, quizId)) !== null) return false;
  setPools(deps, { teacher, quiz, input: { pools } });
  return true;
}
