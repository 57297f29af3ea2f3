import type { Teacher } from '../../../shared/actor';
import { refuse } from '../../../shared/errors';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { whyNotToggle } from '../../rules/quiz/can';
import type { QuizRecord } from './find';
import { getChangedQuiz } from './get';
import { updateOwnQuiz } from './store';

/** Opens or closes a published quiz to new starts; running attempts continue. Throws 409 for a draft. */
export function toggleResponses(
  deps: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    quiz,
    input,
  }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'>; input: { acceptingResponses: boolean } },
): Quiz {
  refuse(whyNotToggle(quiz));
  const { acceptingResponses } = input;
  updateOwnQuiz(deps.db, { quizId: quiz.id, teacherId: quiz.teacherId }, { acceptingResponses });
  return getChangedQuiz(deps, teacher, quiz.id);
}
