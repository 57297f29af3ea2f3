import type { QuizSettings } from '../../shared/quiz/schema';
import { releaseDue } from '../features/marking/evaluation/release';
import type { Person } from './person';
import { playedOnce } from './played-once';
import { questionForm, sampleQuestions } from './sample-questions';
import { buyPlan } from './stage';
import type { World } from './world';

export interface PublishedQuiz {
  readonly teacher: Person;
  readonly quizId: string;
  readonly shareId: string;
  readonly questionIds: readonly string[];
}

interface WantedQuiz {
  readonly settings?: Partial<QuizSettings>;
  readonly questions?: readonly object[];
  readonly teacherName?: string;
}

/** A published quiz of a teacher with a plan, made through the documented calls. */
export async function aPublishedQuiz(world: World, quiz: WantedQuiz = {}): Promise<PublishedQuiz> {
  const hasFiles = quiz.questions?.some((question) =>
    Object.values(question).some((part) => part instanceof File),
  );
  // The text does not contain the files' contents.
  if (hasFiles) return publishQuiz(world, quiz);
  return playedOnce(world, `published ${JSON.stringify(quiz)}`, () => publishQuiz(world, quiz));
}

async function publishQuiz(world: World, quiz: WantedQuiz): Promise<PublishedQuiz> {
  const teacher = await world.signIn('teacher', quiz.teacherName ?? 'Ann');
  await buyPlan(teacher);
  const created = await teacher.rest('POST', '/quiz/', { title: 'Cells', ...quiz.settings });
  const quizId: string = created.body._id;
  const questionIds: string[] = [];
  for (const question of quiz.questions ?? sampleQuestions) {
    questionIds.push((await teacher.rest('POST', '/question/', questionForm(question, quizId))).body._id);
  }
  const published = await teacher.rest('POST', `/quiz/${quizId}/publish`);
  return { teacher, quizId, shareId: published.body.shareId, questionIds };
}

/** A student who has started the quiz, with the response to the start. */
export async function aStarter(world: World, { shareId }: PublishedQuiz, name = 'Sam') {
  const student = await world.signIn('student', name);
  const { body } = await student.rest('POST', '/student/attempt', { shareId });
  return { student, attempt: body.attempt, quiz: body.quiz, attemptId: body.attempt._id as string };
}

/** A student who has submitted these answers, by question id. */
export async function aSubmitter(
  world: World,
  quiz: PublishedQuiz,
  { name = 'Sam', answers = {} }: { name?: string; answers?: Record<string, unknown> } = {},
) {
  const starter = await aStarter(world, quiz, name);
  const { body } = await starter.student.rest('POST', '/quiz/submit', {
    quizId: quiz.quizId,
    attempt: { answers },
  });
  return { ...starter, receipt: body };
}

/** Completes the evaluation of a quiz. */
export async function evaluate(world: World, { teacher, quizId }: PublishedQuiz) {
  const started = await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
  await world.deps.background.idle();
  return started;
}

/** Advances the time and performs the releases due then. */
export function passToRelease({ clock, deps }: World, ms: number): Promise<void> {
  clock.advance(ms);
  return releaseDue(deps);
}
