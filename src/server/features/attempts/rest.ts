import type { Deps } from '../../deps';
import type { Rest } from '../../transport/rest';
import { getStudentDashboard } from './dashboard.service';
import { joinQuiz } from './join.service';
import { submitAttempt } from './submit.service';

export function attemptsRest(rest: Rest, deps: Deps): void {
  rest.student('get', '/student/', (student) => getStudentDashboard(deps, student));
  rest.student('post', '/student/attempt', async (student, call) =>
    joinQuiz(deps, student, await call.json()),
  );
  rest.student('post', '/quiz/submit', async (student, call) =>
    submitAttempt(deps, student, await call.answersJson()),
  );
}
