import { aPublishedQuiz, aStarter } from '../../server/testing/factories';
import { aWorld } from '../../server/testing/world';
import type { QuestionType } from '../../shared/question-types/registry';
import { type TypeExample, typeExamples } from './examples';

/** The example of a type, and its question as sent in a request. */
export function exampleOf(type: QuestionType) {
  const example: TypeExample = typeExamples[type];
  return { example, question: { ...example.fields, type, maximumMarks: 2 } };
}

/** A published quiz with one question of a type. */
export async function aQuizOf(type: QuestionType) {
  const world = aWorld();
  const { example, question } = exampleOf(type);
  const quiz = await aPublishedQuiz(world, { questions: [question] });
  return { world, quiz, example, question, questionId: quiz.questionIds[0] ?? '' };
}

/** The same quiz with a student in the middle of it. */
export async function aRunningQuizOf(type: QuestionType) {
  const made = await aQuizOf(type);
  const { student, attemptId } = await aStarter(made.world, made.quiz);
  const { quiz, questionId } = made;
  return {
    ...made,
    student,
    attemptId,
    save: (revision: number, answer: unknown) =>
      student.mutate('attempts.saveAnswers', { attemptId, revision, answers: { [questionId]: answer } }),
    /** The stored answer on reopening the quiz. */
    resumed: async () =>
      (await student.rest('POST', '/student/attempt', { shareId: quiz.shareId })).body.attempt.answers[
        questionId
      ],
    submit: (answer: unknown) =>
      student.rest('POST', '/quiz/submit', {
        quizId: quiz.quizId,
        attempt: { answers: { [questionId]: answer } },
      }),
  };
}
