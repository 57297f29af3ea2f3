import { isObjective } from '../../../shared/question-types/traits';
import { type RivalAnswer, rivalAnswer } from '../../../shared/results/rival-answer';
import type { QuizResults } from '../../../shared/results/schema';
import { findWrongKeys, type WrongKeyAlarm } from '../../../shared/results/wrong-key';
import { askedOf } from './was-asked';

/** A doubtful key: the strongest students, or most of the class, agree on another answer. */
export type KeyAlarm = WrongKeyAlarm | (RivalAnswer & Pick<WrongKeyAlarm, 'questionId' | 'number'>);

/** The doubts about a quiz's keys in question order, the strongest of each. */
export function keyAlarms(results: Pick<QuizResults, 'questions' | 'results'>): KeyAlarm[] {
  const wrongKeys = new Map(findWrongKeys(results).map((alarm) => [alarm.questionId, alarm]));
  return results.questions.flatMap((question, index): KeyAlarm[] => {
    const questionId = question._id;
    const wrongKey = wrongKeys.get(questionId);
    if (wrongKey || !isObjective(question)) return wrongKey ? [wrongKey] : [];
    const given = askedOf(results, questionId).flatMap(({ answers }) => {
      const answer = answers[questionId];
      return answer === undefined ? [] : { answer, count: 1 };
    });
    const rival = rivalAnswer(question, given);
    return rival ? [{ ...rival, questionId, number: index + 1 }] : [];
  });
}
