import { fieldOf } from '../../../shared/parse';
import type { Deps } from '../../deps';
import type { Rest } from '../../transport/rest';
import { updateQuestion } from './correct.service';
import { createQuestion, removeQuestion } from './service';

export function questionsRest(rest: Rest, deps: Deps): void {
  for (const path of ['/question', '/question/']) {
    rest.teacher('post', path, async (teacher, call) =>
      createQuestion(deps, teacher, await call.questionForm()),
    );
  }
  rest.teacher('put', '/question/:questionId', (teacher, call) =>
    updateQuestion(deps, teacher, call.param('questionId'), call.questionForm),
  );
  rest.teacher('delete', '/question/:questionId', async (teacher, call) =>
    removeQuestion(
      deps,
      teacher,
      call.param('questionId'),
      fieldOf(await call.json(), 'quizId') ?? call.query('quizId'),
    ),
  );
}
