import type { Teacher } from '../../../shared/actor';
import { assignmentMessages } from '../../../shared/assignment/messages';
import { DomainError } from '../../../shared/errors';
import { classTitle } from '../../../shared/quiz/draft';
import type { UsedAgain } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { UseAgain } from '../../rules/assignment/request';
import { isAhead } from '../../rules/assignment/windows';
import { findAssignedRow } from '../assignments/assigned-rows';
import { setAssignment } from '../assignments/set';
import type { ClassRecord } from '../classes/access';
import { getQuizFor } from '../quizzes/access';
import { listTitles } from './create-filled';
import { copyQuiz } from './duplicate';
import { publishQuiz, whyNotPublishNow } from './publish';

type ReuseDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>;

interface Reused {
  readonly teacher: Teacher;
  readonly schoolClass: Seen<ClassRecord, 'mark'>;
}

/**
 * Copies quizzes that the teacher can see, assigns each copy to a class in its window, and publishes those
 * with a start; copies no student data. Throws 404 for an unknown quiz, 400 for a window that is empty or
 * over.
 */
export const reuseQuizzes = (
  deps: ReuseDeps,
  { input, ...asked }: Reused & { input: UseAgain },
): UsedAgain => ({ quizzes: input.quizzes.map((again) => reuseQuiz(deps, { ...asked, again })) });

function reuseQuiz(
  deps: ReuseDeps,
  { teacher, schoolClass, again }: Reused & { again: UseAgain['quizzes'][number] },
): UsedAgain['quizzes'][number] {
  const { quizId, ...window } = again;
  if (!isAhead(window, deps.clock.now())) throw new DomainError('invalid', assignmentMessages.windowOver);
  const { quiz } = getQuizFor(deps, { teacher, quizId, needed: 'look' });
  const formerNames = findAssignedRow(deps, { quizId, teacherId: quiz.teacherId })?.classNames ?? [];
  const names = { className: schoolClass.name, formerNames };
  const title = classTitle(quiz.title, names, listTitles(deps, teacher));
  const { _id } = copyQuiz(deps, { teacher, quiz, title });
  const copy = { teacher, quiz: getQuizFor(deps, { teacher, quizId: _id, needed: 'edit' }).quiz };
  setAssignment(deps, { ...copy, input: { classIds: [schoolClass.id], ...window } });
  if (window.opensAt === null) return { _id, title, isPublished: false, why: null };
  const refusal = whyNotPublishNow(deps, copy);
  if (refusal) return { _id, title, isPublished: false, why: refusal.sentence };
  publishQuiz(deps, copy);
  return { _id, title, isPublished: true, why: null };
}
