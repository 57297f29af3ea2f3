import type { EvaluatedQuiz } from '../../shared/results/schema';

/** One answer as a student sees it after the release. */
export type ReleasedAnswer = EvaluatedQuiz['evaluatedQuizData'][string];

/** The shown parts of an answer: the answer, the key and the explanation. */
export type GivenResponse = Pick<
  ReleasedAnswer,
  | 'type'
  | 'questionText'
  | 'studentAnswer'
  | 'correctAnswer'
  | 'correctAnswerText'
  | 'alsoAccepted'
  | 'partsRight'
  | 'remark'
  | 'options'
  | 'feedback'
  | 'explanation'
>;
