import type { Answer } from '../../shared/answer/answer';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { numberedAnswer } from '../question-types/numbered-answers';
import { exampleOf } from '../question-types/typed-quiz';
import { type Client, done, signIn } from './client';

/** A published quiz, usually of slider questions: any number is an answer, so that all answers can be distinguished. */
export interface QuizOfClass {
  readonly quizId: string;
  readonly shareId: string;
  readonly questionIds: readonly string[];
  /** Encodes a number as an answer, for other question types. */
  answerTo?(questionId: string, number: number): Answer;
}

const QUESTIONS = 4;
const DAY_SECONDS = 24 * 60 * 60;
export const MAXIMUM_MARKS = 1000;
export const CLASS_SIZE = 30;

export const sliderQuestion = {
  type: 'slider',
  min: 0,
  max: 1_000_000_000,
  step: 1,
  correctAnswer: [1],
  maximumMarks: MAXIMUM_MARKS,
};

/** Builds and publishes a quiz; by default with four sliders and a day of time. */
export async function publishQuiz(
  teacher: Client,
  title: string,
  questions: readonly Readonly<Record<string, unknown>>[] = Array(QUESTIONS).fill(sliderQuestion),
): Promise<QuizOfClass> {
  const settings = { title, totalTimeSeconds: DAY_SECONDS, allowTabChange: true };
  const { _id: quizId } = await done(teacher.call('POST', '/quiz/', settings));
  const questionIds: string[] = [];
  for (const [at, question] of questions.entries()) {
    const text = `Question ${at + 1}`;
    questionIds.push((await done(teacher.call('POST', '/question/', { text, ...question, quizId })))._id);
  }
  const { shareId } = await done(teacher.call('POST', `/quiz/${quizId}/publish`));
  return { quizId, shareId, questionIds };
}

export async function publishQuizOfAllTypes(teacher: Client, title: string): Promise<QuizOfClass> {
  const questions = QUESTION_TYPES.map((type) => ({
    ...exampleOf(type).question,
    maximumMarks: MAXIMUM_MARKS,
    // A slider with a sufficient range takes any number.
    ...(type === 'slider' && sliderQuestion),
  }));
  const quiz = await publishQuiz(teacher, title, questions);
  const types = new Map(quiz.questionIds.map((id, at) => [id, QUESTION_TYPES[at]]));
  return {
    ...quiz,
    answerTo(questionId, number) {
      const type = types.get(questionId);
      return type ? numberedAnswer(type, number) : number;
    },
  };
}

export const signInClass = (url: string, size = CLASS_SIZE): Promise<Client[]> =>
  Promise.all(Array.from({ length: size }, (_, at) => signIn(url, 'student', `Student ${at + 1}`)));

/** Polls the results until the evaluation is complete or the time is up. */
export async function evaluated(teacher: Client, quizId: string, withinMs = 60_000) {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    const answer = await teacher.call('GET', `/quiz/${quizId}/results`);
    if (answer.status !== 200) return undefined;
    if (answer.body.evaluationStatus === 'completed') return answer.body;
    if (performance.now() > giveUpAt) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
