import { countingIds } from './counting-ids';
import { operatorOn } from './operator';
import type { Person } from './person';
import { answersFor, goodAnswers, questionForm, sampleQuestions } from './sample-questions';
import { aWorld, type World } from './world';

/** How far a quiz has come; each step includes the ones before it. */
export const STEPS = [
  'draft',
  'ready',
  'published',
  'running',
  'submitted',
  'evaluated',
  'released',
] as const;
export type Step = (typeof STEPS)[number];

/** A teacher with a plan, a quiz at some step, two students and somebody else's teacher. */
export interface Stage {
  readonly world: World;
  readonly nobody: Person;
  readonly teacher: Person;
  readonly otherTeacher: Person;
  readonly student: Person;
  readonly otherStudent: Person;
  /** Whoever runs the server, at their page. */
  readonly operator: Person;
  readonly quizId: string;
  readonly shareId: string;
  readonly questionIds: readonly string[];
  readonly attemptId: string;
}

/** Plays the main job through the documented calls up to the given step. */
export async function aStage(step: Step): Promise<Stage> {
  const world = aWorld({ ids: countingIds() });
  const teacher = await world.signIn('teacher', 'Ann');
  const otherTeacher = await world.signIn('teacher', 'Bob');
  const student = await world.signIn('student', 'Sam');
  const otherStudent = await world.signIn('student', 'Tia');
  const reached = (wanted: Step) => STEPS.indexOf(step) >= STEPS.indexOf(wanted);
  const quiz = await teacher.rest('POST', '/quiz/', { title: 'Cells' });
  const quizId: string = quiz.body._id;
  const questionIds: string[] = [];
  let shareId = '';
  let attemptId = '';
  if (reached('ready')) {
    for (const question of sampleQuestions) {
      questionIds.push((await teacher.rest('POST', '/question/', questionForm(question, quizId))).body._id);
    }
  }
  if (reached('published')) {
    await buyPlan(teacher);
    shareId = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body.shareId;
  }
  if (reached('running'))
    attemptId = (await student.rest('POST', '/student/attempt', { shareId })).body.attempt._id;
  if (reached('submitted')) {
    await student.rest('POST', '/quiz/submit', {
      quizId,
      attempt: { answers: answersFor(questionIds, goodAnswers) },
    });
  }
  if (reached('evaluated')) {
    await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
    await world.deps.background.idle();
  }
  if (reached('released')) await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const { nobody } = world;
  return {
    world,
    nobody,
    teacher,
    otherTeacher,
    student,
    otherStudent,
    // Only where one is asked for: that a page was opened is in the audit log.
    get operator() {
      return operatorOn(world);
    },
    quizId,
    shareId,
    questionIds,
    attemptId,
  };
}

/** Buys the plan through the test checkout and answers the proof of payment. */
export async function buyPlan(teacher: Person) {
  const order = await teacher.rest('GET', '/payment/create-order?amount=100&country=IN');
  const proof = await teacher.rest('POST', '/payment/test-checkout', {
    orderId: order.body.id,
    outcome: 'success',
  });
  await teacher.rest('POST', '/payment/verify-payment', proof.body);
  return proof.body;
}
