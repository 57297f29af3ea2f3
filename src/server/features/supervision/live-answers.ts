import { toAskedQuestion } from '../../../shared/question/asked-question';
import type { LiveAnswers } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { formattedOf, textsAsked } from '../../rich-text/formatted-texts';
import type { Seen } from '../../rules/access/seen';
import { liveQuestion } from '../../rules/supervision/live-answers';
import { toAnswer } from '../attempts/attempt-state';
import { getNotAsked } from '../attempts/course';
import { getQuestions, type QuizRecord } from '../quizzes/find';
import { supervisionStore } from './store';

/**
 * The answers of a class to each question, from running and submitted attempts, grouped. The database counts equal answers, so
 * the number of statements does not grow with the students.
 */
export function readLiveAnswers(
  deps: Pick<Deps, 'db' | 'arrangements'>,
  { quiz }: { quiz: Seen<QuizRecord, 'look'> },
): LiveAnswers {
  const { countEqualAnswers, listBound } = supervisionStore(deps.db);
  const own = { quizId: quiz.id, teacherId: quiz.teacherId };
  const byQuestion = Map.groupBy(countEqualAnswers.all(own), ({ questionId }) => questionId);
  const attempts = listBound.all(own);
  const notAsked = attempts.map((attempt) => getNotAsked(deps, attempt));
  return {
    studentCount: attempts.length,
    questions: getQuestions(deps, quiz.id).map((question) => ({
      ...liveQuestion(question, {
        answers: (byQuestion.get(question._id) ?? []).flatMap(({ value, students }) =>
          value === null ? [] : { answer: toAnswer(value), count: students },
        ),
        askedCount: notAsked.filter((ids) => !ids.has(question._id)).length,
      }),
      ...formattedOf(question.format, textsAsked(toAskedQuestion(question))),
    })),
  };
}
