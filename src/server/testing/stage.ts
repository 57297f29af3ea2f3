import { aCountedWorld, type CountedWorld, keep } from './kept-world';
import { operatorOn } from './operator';
import type { Person } from './person';
import { answersFor, goodAnswers, questionForm, sampleQuestions } from './sample-questions';
import type { World } from './world';

/** The steps of a quiz; each includes the ones before it. */
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

/** A teacher with a plan, a quiz at some step, two students and an unrelated teacher. */
export interface Stage {
  readonly world: World;
  readonly nobody: Person;
  readonly teacher: Person;
  readonly otherTeacher: Person;
  readonly student: Person;
  readonly otherStudent: Person;
  /** The operator with a session. */
  readonly operator: Person;
  readonly quizId: string;
  readonly shareId: string;
  readonly questionIds: readonly string[];
  readonly attemptId: string;
}

/** A stage played in this process, which can be stored. */
export interface CountedStage extends Stage {
  readonly world: CountedWorld;
}
export type Played = Omit<CountedStage, 'operator'>;

/** The acts that lead to a step from the one before it. */
const ACTS: Readonly<Record<Step, (stage: Played) => Promise<Partial<Played>>>> = {
  draft: async ({ teacher }) => {
    const { body } = await teacher.rest('POST', '/quiz/', { title: 'Cells' });
    return { quizId: body._id };
  },
  ready: async ({ teacher, quizId }) => {
    const questionIds: string[] = [];
    for (const question of sampleQuestions) {
      questionIds.push((await teacher.rest('POST', '/question/', questionForm(question, quizId))).body._id);
    }
    return { questionIds };
  },
  published: async ({ teacher, quizId }) => {
    await buyPlan(teacher);
    return { shareId: (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body.shareId };
  },
  running: async ({ student, shareId }) => ({
    attemptId: (await student.rest('POST', '/student/attempt', { shareId })).body.attempt._id,
  }),
  submitted: async ({ student, quizId, questionIds }) => {
    const attempt = { answers: answersFor(questionIds, goodAnswers) };
    await student.rest('POST', '/quiz/submit', { quizId, attempt });
    return {};
  },
  evaluated: async ({ teacher, quizId, world }) => {
    await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
    await world.deps.background.idle();
    return {};
  },
  released: async ({ teacher, quizId }) => {
    await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
    return {};
  },
};

async function everybody(): Promise<Played> {
  const world = aCountedWorld();
  return {
    world,
    nobody: world.nobody,
    teacher: await world.signIn('teacher', 'Ann'),
    otherTeacher: await world.signIn('teacher', 'Bob'),
    student: await world.signIn('student', 'Sam'),
    otherStudent: await world.signIn('student', 'Tia'),
    ...{ quizId: '', shareId: '', questionIds: [], attemptId: '' },
  };
}

const played = async (stage: Played, step: Step): Promise<Played> => ({
  ...stage,
  ...(await ACTS[step](stage)),
});

/** Plays the main job through the documented calls up to the given step. */
export async function playedTo(step: Step): Promise<CountedStage> {
  let stage = await everybody();
  for (const each of STEPS.slice(0, STEPS.indexOf(step) + 1)) stage = await played(stage, each);
  return withOperator(stage);
}

const keptSteps = new Map<Step, Promise<() => Played>>();

/** Each step is played once per process, on a copy of the one before it. */
function keptStep(step: Step): Promise<() => Played> {
  const known = keptSteps.get(step);
  if (known) return known;
  const before = STEPS[STEPS.indexOf(step) - 1];
  const playing = (async () =>
    keep(await played(before ? (await keptStep(before))() : await everybody(), step)))();
  keptSteps.set(step, playing);
  return playing;
}

/** A stage at the given step: an independent copy of a played one. */
export async function aStage(step: Step): Promise<CountedStage> {
  return withOperator((await keptStep(step))());
}

/** Opens the operator's session only on demand: opening is audited, and the session ends with the process. */
export const withOperator = <Made extends Played>(stage: Made): Made & CountedStage => ({
  ...stage,
  get operator() {
    return operatorOn(stage.world);
  },
});

/** Buys the plan through the test checkout and returns the proof of payment. */
export async function buyPlan(teacher: Person) {
  const order = await teacher.rest('GET', '/payment/create-order?amount=100&country=IN');
  const proof = await teacher.rest('POST', '/payment/test-checkout', {
    orderId: order.body.id,
    outcome: 'success',
  });
  await teacher.rest('POST', '/payment/verify-payment', proof.body);
  return proof.body;
}
