import { eq } from 'drizzle-orm';
import { answers, results } from '../../server/db/attempts-schema';
import { questions } from '../../server/db/quizzes-schema';
import { countingIds } from '../../server/testing/counting-ids';
import { evaluate } from '../../server/testing/factories';
import type { Person } from '../../server/testing/person';
import { aSchoolClass, signedInPupil } from '../../server/testing/pupils';
import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import { buyPlan } from '../../server/testing/stage';
import { aWorld, type World } from '../../server/testing/world';

/** Integers below a limit, reproducible by seed. */
export function diceOf(seed: number): (limit: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (limit) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % limit;
  };
}

const NAMES = ['Asha', 'Asha', 'Ben', 'Çelik', 'Émile', 'Wei', 'Zoe'];
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  mcq: ['Mitochondria', 'Nucleus'],
  msq: [['Helium', 'Neon'], ['Helium'], ['Iron']],
  short: ['carbon dioxide', 'air', 'oxygen'],
  // A list is not a text: it is stored unchanged and earns nothing.
  long: ['Chlorophyll absorbs red and blue light and reflects green light', 'Because', ['not', 'a text']],
  slider: [8, 6, 'eight'],
};

interface MadeQuiz {
  readonly quizId: string;
  readonly shareId: string;
  readonly questionIds: readonly string[];
  readonly isAssigned: boolean;
}

/** A quiz of random questions, some of them repeated; every second quiz has a pool. */
async function aQuiz(teacher: Person, title: string, dice: (limit: number) => number) {
  const { body } = await teacher.rest('POST', '/quiz/', { title, blindMarking: false });
  const quizId: string = body._id;
  const asked = sampleQuestions.filter(() => dice(3) > 0);
  const questionIds: string[] = [];
  for (const question of [sampleQuestions[0], ...asked]) {
    const form = questionForm(question, quizId);
    questionIds.push((await teacher.rest('POST', '/question/', form)).body._id);
  }
  if (dice(2) === 0) {
    const pool = { ...sampleQuestions[2], text: 'Pooled?' };
    const pooled: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      const form = questionForm({ ...pool, text: `Pooled ${at}?` }, quizId);
      pooled.push((await teacher.rest('POST', '/question/', form)).body._id);
    }
    await teacher.rest('PUT', `/quiz/${quizId}/pools`, { pools: [{ draw: 2, questionIds: pooled }] });
    questionIds.push(...pooled);
  }
  const { shareId } = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body;
  return { quizId, shareId, questionIds };
}

/** Some pupils take it; some of those never submit. */
async function takeSome(
  { quizId, shareId }: MadeQuiz,
  pupils: readonly Person[],
  dice: (limit: number) => number,
): Promise<void> {
  for (const pupil of pupils) {
    if (dice(5) === 0) continue;
    const { body } = await pupil.rest('POST', '/student/attempt', { shareId });
    // Join is refused to non-members, and after the submission.
    if (!body.quiz || dice(6) === 0) continue;
    const given: Record<string, unknown> = {};
    for (const { _id, type } of body.quiz.questions) {
      const some = ANSWERS[type] ?? [];
      if (dice(5) > 0) given[_id] = some[dice(some.length)];
    }
    await pupil.rest('POST', '/quiz/submit', { quizId, attempt: { answers: given } });
  }
}

/** Changes a key or marks, and deletes a question, as in quizzes from before questions were frozen. */
async function changeSome(world: World, teacher: Person, quiz: MadeQuiz, dice: (limit: number) => number) {
  const { db, clock } = world.deps;
  const at = () => quiz.questionIds[dice(quiz.questionIds.length)] ?? '';
  if (dice(2) === 0) {
    const questionId = at();
    const marked = db.select().from(results).where(eq(results.questionId, questionId)).all();
    for (const { attemptId } of marked.slice(0, 2))
      db.update(results).set({ score: 0.5 }).where(eq(results.attemptId, attemptId)).run();
  }
  if (dice(2) === 0) {
    await teacher.mutate('questions.applyCorrection', {
      questionId: at(),
      maximumMarks: 3,
      policy: 'all',
    });
  }
  if (dice(2) === 0) db.update(questions).set({ deletedAt: clock.now() }).where(eq(questions.id, at())).run();
  if (dice(2) === 0) await teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
}

/** A class of seven, two with the same name, that has taken five quizzes in every possible way. */
export async function aRandomClass(seed: number) {
  const dice = diceOf(seed);
  const world = aWorld({ ids: countingIds() });
  const teacher = await world.signIn('teacher', 'Ann');
  await buyPlan(teacher);
  const listed = NAMES.map((name, at) => ({
    name,
    ...((NAMES.filter((other) => other === name).length > 1 || dice(2) === 0) && { number: String(at + 1) }),
  }));
  const { classId, memberIds } = await aSchoolClass(teacher, '7b', listed);
  const pupils = memberIds.map((id) => signedInPupil(world, id));
  const stranger = await world.signIn('student', 'Stranger');
  const quizzes: MadeQuiz[] = [];
  for (const title of ['Cells', 'Gases', 'Leaves', 'Legs', 'Light']) {
    const quiz = { ...(await aQuiz(teacher, title, dice)), isAssigned: dice(3) > 0 };
    if (quiz.isAssigned)
      await teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, { classIds: [classId] });
    await takeSome(quiz, [...pupils, stranger], dice);
    if (dice(5) > 0) await evaluate(world, { teacher, ...quiz });
    // Attempts after the evaluation are not marked yet.
    await takeSome(quiz, pupils.slice(0, 2), dice);
    await changeSome(world, teacher, quiz, dice);
    quizzes.push(quiz);
  }
  const [memberId = ''] = memberIds;
  if (dice(2) === 0) await teacher.rest('DELETE', `/class/${classId}/members/${memberId}`);
  const malformed = world.deps.db.select().from(answers).where(eq(answers.malformed, true)).all().length;
  return { world, teacher, classId, quizzes, malformed };
}
