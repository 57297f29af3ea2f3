import type { EvaluatedQuiz } from '../../../shared/results/schema';

/** What a student reads of one answer once scores are released. */
export type ReleasedAnswer = EvaluatedQuiz['evaluatedQuizData'][string];

/** What is shown of an answer: what was given, what is right, and why. */
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
