import type { Deps } from '../../deps';
import type { Rest } from '../../transport/rest';
import { releaseScores, startEvaluation } from './start';
import { updateMarks } from './update-marks';

export function evaluationRest(rest: Rest, deps: Deps): void {
  rest.teacher('put', '/quiz/question/update-marks', async (teacher, call) =>
    updateMarks(deps, teacher, await call.json()),
  );
  rest.teacher('post', '/quiz/:quizId/evaluate', (teacher, call) =>
    startEvaluation(deps, teacher, call.param('quizId')),
  );
  rest.teacher('post', '/quiz/:quizId/release-scores', (teacher, call) =>
    releaseScores(deps, teacher, call.param('quizId')),
  );
}
