import { findResult } from '../../client/rules/results/mark-state';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../server/testing/factories';
import { aWorld } from '../../server/testing/world';
import type { Answer } from '../../shared/answer/answer';
import { QUESTION_TYPES, type QuestionType } from '../../shared/question-types/registry';
import { isObjective, isTextType } from '../../shared/question-types/traits';
import { type QuizResults, quizResultsSchema } from '../../shared/results/schema';
import { exampleOf } from './typed-quiz';

/** Types that are marked without judgement. */
export const OBJECTIVE_TYPES = QUESTION_TYPES.filter((type) => !isTextType(type));

const OTHERS = [11, 9, 8, 7, 5].map((right) => ({
  right,
  question: { type: 'mcq', text: `One for ${right}`, options: ['Yes', 'No'], correctAnswer: 'Yes' },
}));

export const STRONG_WRONG = 8;
export const WEAK_RIGHT = 3;
/** The last student left the question empty. */
export const STUDENTS = STRONG_WRONG + WEAK_RIGHT + 1;

/**
 * A marked class from strong to weak: the strong students answer a question of the type wrongly, some weak
 * ones correctly.
 */
export async function aClassOf(type: QuestionType) {
  const world = aWorld();
  const { example, question } = exampleOf(type);
  const questions = [question, ...OTHERS.map((other) => other.question)];
  const quiz = await aPublishedQuiz(world, { questions });
  const [questionId = '', ...otherIds] = quiz.questionIds;
  const given = (at: number): Answer | undefined => {
    if (at < STRONG_WRONG) return example.wrong;
    return at < STRONG_WRONG + WEAK_RIGHT ? example.right : undefined;
  };
  const students: Awaited<ReturnType<typeof aSubmitter>>[] = [];
  for (let at = 0; at < STUDENTS; at += 1) {
    const others = OTHERS.map(({ right }, place) => [otherIds[place], at < right ? 'Yes' : 'No']);
    const answers = {
      ...Object.fromEntries(others),
      ...(given(at) !== undefined && { [questionId]: given(at) }),
    };
    students.push(await aSubmitter(world, quiz, { name: `Student ${at + 10}`, answers }));
  }
  await evaluate(world, quiz);
  const { teacher, quizId } = quiz;
  const results = async (): Promise<QuizResults> =>
    quizResultsSchema.parse((await teacher.rest('GET', `/quiz/${quizId}/results`)).body);
  return {
    ...{ world, quiz, teacher, quizId, questionId, example, students, results },
    studentIds: students.map(({ student }) => student.accountId),
    /** The marks for the question, from the strongest student to the weakest. */
    async scores() {
      const lines = (await results()).results;
      return students.map(({ student }) => {
        const line = lines.find(({ studentId }) => studentId === student.accountId);
        return line && findResult(line, questionId)?.score;
      });
    },
  };
}

const looked = new Map<QuestionType, Promise<TypedClass>>();

/** The same class for read-only tests, shared within a file. */
export function aClassToLookAt(type: QuestionType): Promise<TypedClass> {
  const made = looked.get(type) ?? aClassOf(type);
  looked.set(type, made);
  return made;
}

export type TypedClass = Awaited<ReturnType<typeof aClassOf>>;

/** The question of the type in the results. */
export function objectiveIn({ questions }: QuizResults) {
  const [question] = questions;
  if (!question || !isObjective(question)) throw new Error('The first question needs no judgement.');
  return question;
}

/** The class's marks for the question, given the marks of a wrong, a correct and an empty answer. */
export const scoresOf = (wrong: number, right: number, none: number): number[] => [
  ...Array<number>(STRONG_WRONG).fill(wrong),
  ...Array<number>(WEAK_RIGHT).fill(right),
  none,
];
