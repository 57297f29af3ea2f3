import type { Deps } from '../../deps';
import type { Rest } from '../../transport/rest';
import { exportResultsCsv, exportWorkbook } from './export.service';
import { getAllData, getEvaluatedQuiz, getQuizResults } from './service';

export function resultsRest(rest: Rest, deps: Deps): void {
  rest.teacher('get', '/teacher/allData', (teacher) => getAllData(deps, teacher));
  rest.teacher('get', '/teacher/allData.xlsx', (teacher) => exportWorkbook(deps, teacher));
  rest.teacher('get', '/quiz/:quizId/results', (teacher, call) =>
    getQuizResults(deps, teacher, call.param('quizId')),
  );
  rest.teacher('get', '/quiz/:quizId/results.csv', (teacher, call) =>
    exportResultsCsv(deps, teacher, call.param('quizId')),
  );
  rest.student('get', '/quiz/:quizId/evaluated', (student, call) =>
    getEvaluatedQuiz(deps, student, call.param('quizId')),
  );
}
