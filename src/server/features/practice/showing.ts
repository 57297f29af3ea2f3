import type { Student } from '../../../shared/actor';
import { shuffledQuestion } from '../../../shared/attempt/shuffled-question';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { toQuestion } from '../quizzes/views';
import type { FoundQuestion } from './questions-store';
import type { StudentSet } from './sets-store';

const LENGTH = 32;
type Set = Pick<StudentSet, 'secret'>;

/**
 * The name of one showing of a question to a student: the same however often it is asked for, until it is answered, and made
 * from a secret, so that only what was asked can be answered. Nothing of it is stored.
 */
export const showingOf = (
  { ids }: Pick<Deps, 'ids'>,
  of: { set: Set; student: Student; familyId: string; timesAnswered: number },
): string =>
  ids.hash([of.set.secret, of.student.accountId, of.familyId, of.timesAnswered].join('/')).slice(0, LENGTH);

/** The question as it is now, its options in the order of a showing: who remembers a place knows nothing. */
export function shownQuestion(
  { arrangements }: Pick<Deps, 'arrangements'>,
  { found, showing }: { found: FoundQuestion; showing: string },
): Question {
  return shuffledQuestion(toQuestion(found.question), {
    arrange: arrangements(showing),
    shuffleOptions: true,
  });
}
