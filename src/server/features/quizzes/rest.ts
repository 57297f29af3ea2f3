import type { Deps } from '../../deps';
import type { Rest } from '../../transport/rest';
import { collectPapers } from '../attempts/collect.service';
import { createQuiz, updateQuiz } from './edit.service';
import { publishQuiz, toggleResponses } from './publish.service';
import { getQuiz, getTeacherDashboard } from './service';
import { getSharedQuiz } from './share.service';
import { removeQuiz, restoreFromTrash } from './trash.service';

export function quizzesRest(rest: Rest, deps: Deps): void {
  rest.teacher('get', '/teacher/', (teacher) => getTeacherDashboard(deps, teacher));
  // No share ID at all is a wrong one as well.
  for (const path of ['/quiz/share/:shareId', '/quiz/share/']) {
    rest.signedIn('get', path, (actor, call) => getSharedQuiz(deps, actor, call.param('shareId')));
  }
  for (const path of ['/quiz', '/quiz/']) {
    rest.teacher('post', path, async (teacher, call) => createQuiz(deps, teacher, await call.json()));
  }
  rest.teacher('get', '/quiz/:id', (teacher, call) => getQuiz(deps, teacher, call.param('id')));
  rest.teacher('put', '/quiz/:id', async (teacher, call) =>
    updateQuiz(deps, teacher, call.param('id'), await call.json()),
  );
  rest.teacher('delete', '/quiz/:id', (teacher, call) => removeQuiz(deps, teacher, call.param('id')));
  rest.teacher('post', '/quiz/:id/restore', (teacher, call) =>
    restoreFromTrash(deps, teacher, call.param('id')),
  );
  rest.teacher('post', '/quiz/:id/publish', (teacher, call) => publishQuiz(deps, teacher, call.param('id')));
  rest.teacher('put', '/quiz/:id/toggle-responses', async (teacher, call) =>
    toggleResponses(deps, teacher, call.param('id'), await call.json()),
  );
  rest.teacher('post', '/quiz/:id/collect', (teacher, call) =>
    collectPapers(deps, teacher, call.param('id')),
  );
}
