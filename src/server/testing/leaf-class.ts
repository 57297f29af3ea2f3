import type { ReviewedResult, StudentResult } from '../../shared/results/schema';
import { aClassOf, resultsOf } from './ai-class';
import { evaluate } from './factories';
import type { World } from './world';

/** Answers to the question about leaves on which marks teach the grader. */
export const TEACHABLE_ANSWERS = [
  'Chlorophyll reflects green light and absorbs red and blue',
  'Chlorophyll absorbs light',
  'Because of the sun in the sky',
  'Green light is reflected by the chlorophyll in the leaf',
  'The sun in the sky is why',
  'Because of the sun',
  'chlorophyll takes in red light',
  'chlorophyll takes in blue light',
];

/** Answers of two kinds: after four marks the grader is sure of all remaining wrong ones. */
export const RIGHT_ANSWERS = ['red', 'blue'].map(
  (kind) => `Chlorophyll absorbs ${kind} light and reflects green light`,
);
export const WRONG_ANSWERS = [
  'rain',
  'soil',
  'wind',
  'night',
  'farmers',
  'animals',
  'roots',
  'stones',
  'winter',
  'clouds',
].map((thing) => `It comes from the ${thing} around the plant`);

/** An evaluated class with one text question, and its teacher's acts. */
export async function anEvaluatedClass(world: World, answers: readonly string[] = TEACHABLE_ANSWERS) {
  const quiz = await aClassOf(world, answers);
  await evaluate(world, quiz);
  const { teacher, quizId } = quiz;
  const [questionId = ''] = quiz.questionIds;
  const own = { quizId, questionId };
  const read = async (): Promise<StudentResult[]> => (await resultsOf(quiz)).results;
  const students = await read();
  const studentOf = (answer: string): string => {
    const student = students.find((each) => each.answers[questionId] === answer);
    if (!student) throw new Error(`Nobody answered "${answer}".`);
    return student.studentId;
  };
  return {
    ...quiz,
    world,
    own,
    studentOf,
    /** The marks by answer, without their times: a restored suggestion counts as new. */
    async marks(): Promise<Record<string, ReviewedResult>> {
      const entries = (await read()).flatMap(({ answers: given, evaluationResults: [result] }) => {
        return result ? [[String(given[questionId]), { ...result, markedAt: 0 }] as const] : [];
      });
      return Object.fromEntries(entries);
    },
    /** Gives marks to an answer, some time after the last act. */
    mark(answer: string, marks: number) {
      world.clock.advance(60_000);
      const body = { ...own, studentId: studentOf(answer), marks };
      return teacher.rest('PUT', '/quiz/question/update-marks', body);
    },
    undo(...undone: string[]) {
      world.clock.advance(60_000);
      return teacher.mutate('evaluation.undoMarks', { ...own, studentIds: undone.map(studentOf) });
    },
    rescored: async () => (await teacher.query('evaluation.rescored', own)).body.rescored,
    idle: () => world.deps.background.idle(),
  };
}
/** The same, with all right answers and two wrong ones marked by the teacher. */
export async function aTaughtClass(
  world: World,
  answers: readonly string[] = [...RIGHT_ANSWERS, ...WRONG_ANSWERS],
) {
  const leaves = await anEvaluatedClass(world, answers);
  for (const answer of RIGHT_ANSWERS) await leaves.mark(answer, 4);
  for (const answer of WRONG_ANSWERS.slice(0, 2)) await leaves.mark(answer, 0);
  await leaves.idle();
  return leaves;
}

/** The same, with all unsure suggestions decided. */
export async function aClassToCheck(world: World, answers?: readonly string[]) {
  const leaves = await aTaughtClass(world, answers);
  const toDecide = async () =>
    Object.entries(await leaves.marks()).find(
      ([, { needsReview, findings }]) => needsReview && !findings?.check,
    );
  for (let next = await toDecide(); next; next = await toDecide()) {
    const [answer] = next;
    await leaves.mark(answer, RIGHT_ANSWERS.includes(answer) ? 4 : 0);
    await leaves.idle();
  }
  return leaves;
}
export type EvaluatedClass = Awaited<ReturnType<typeof anEvaluatedClass>>;
