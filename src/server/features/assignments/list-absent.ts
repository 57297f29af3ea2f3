import type { Teacher } from '../../../shared/actor';
import { compareText } from '../../../shared/by-name';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import type { QuizRecord } from '../quizzes/find';
import { oneLineEach, readMembers } from './members';
import { assignmentsStore } from './store';

/** Who is on the list of an assigned class that the teacher may see and has not started, by class and name; two statements at most. */
export function listAbsent(
  deps: Pick<Deps, 'db'>,
  { teacher, quiz, now }: { teacher: Teacher; quiz: QuizRecord; now: number },
): LiveQuiz['absent'] {
  const rule = assignmentsStore(deps.db).findRule.get({ quizId: quiz.id });
  if (!rule) return [];
  const absent = readMembers(deps, { teacher, quiz, rule, now }).filter(
    ({ state }) => state === 'not-started',
  );
  return oneLineEach(absent, now).sort(
    (one, other) => compareText(one.className, other.className) || compareText(one.name, other.name),
  );
}
