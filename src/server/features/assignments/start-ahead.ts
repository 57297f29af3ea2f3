import { isAhead } from '../../../shared/assignment/windows';
import type { Deps } from '../../deps';
import type { QuizRecord } from '../quizzes/find';
import { closeResponses } from '../quizzes/state';
import { endClassWindow } from './end-class-window';
import { assignmentsStore } from './store';

type ReadDeps = Pick<Deps, 'db'>;

/** Whether anybody may start a quiz that takes responses, now or later: a class that has none in it yet counts as well. */
export function isStartAhead({ db }: ReadDeps, quizId: string, now: number): boolean {
  const found = assignmentsStore(db).findAhead.get({ quizId, now });
  return found === undefined || isAhead(found, now) || found.ownWindows > 0;
}

/** Lets nobody of the class start any more; who has a window of their own that is not over still may. Part of a transaction. */
export function closeStarts({ db }: ReadDeps, quiz: QuizRecord, now: number): void {
  const found = assignmentsStore(db).findAhead.get({ quizId: quiz.id, now });
  const hasMakeUps = found !== undefined && found.ownWindows > 0;
  if (quiz.acceptingResponses && hasMakeUps) endClassWindow({ db }, quiz.id, now);
  else closeResponses({ db }, quiz.id);
}
