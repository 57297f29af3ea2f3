import type { Answered, Person } from '../../server/testing/person';
import { answersFor } from '../../server/testing/sample-questions';
import type { World } from '../../server/testing/world';
import { allOperations } from '../calls/call-tables';
import { waysOf } from '../calls/ways';
import { aKeyedQuiz, answersToKeyed, type Key, type KeyedQuiz } from './keyed-quiz';

/** States of the quiz when a student looks; only after the release may the key be seen, by its own student. */
export const STATES = [
  'joined',
  'running',
  'submitted',
  'evaluated',
  'release set for later',
  'released while another works',
  "another's released",
  'released and open again',
  'released with a second time ahead',
  'held back',
  'released with a copy open',
  'released',
] as const;
export type State = (typeof STATES)[number];

export interface Seen {
  readonly state: State;
  readonly who: string;
  readonly what: string;
  readonly text: string;
}

/** The class's server: in this process or separate. */
export interface Room {
  readonly world: World;
  marked(teacher: Person, quizId: string): Promise<void>;
  /** Waits until the rate limits have recovered. */
  rest?(): void | Promise<void>;
  /** Further resources loaded by a page's visitor: pages, scripts. */
  besides?(student: Person): Promise<readonly (readonly [what: string, answered: Answered])[]>;
}

const DAY_MS = 86_400_000;
// A signed-out student sees nothing more, and a submit would end these states.
const SIGN_OUT = /logout/i;
const SUBMIT = /submit/i;
const isOpen = (state: State) => state === 'joined' || state === 'running';
/** With a copy open only practice is checked: the released results may show the key. */
const isAskedIn = (state: State, what: string) =>
  state !== 'released with a copy open' || /practice/.test(what);

/** Runs a class on a quiz with the given key; in each state students request everything, in every way. */
export async function spyOnClass({ world, marked, rest, besides }: Room, key: Key): Promise<readonly Seen[]> {
  const quiz = await aKeyedQuiz(world, key);
  const { teacher, student, otherStudent, quizId, shareId, questionIds, imageUrl } = quiz;
  const setId = await openForPractice(quiz);
  const seen: Seen[] = [];
  const look = async (state: State, who: string, person: Person, attemptId: string) => {
    await rest?.();
    const at = {
      ...quiz,
      attemptId,
      made: await practised(person, { setId, questionId: questionIds[0] ?? '' }),
    };
    const note = (what: string, answered: Answered) =>
      seen.push({ state, who, what, text: textOf(answered).replaceAll(imageUrl, 'the image') });
    for (const { name, call } of allOperations.flatMap(waysOf)) {
      const isEnd = SIGN_OUT.test(name) || (isOpen(state) && SUBMIT.test(name));
      if (!isEnd && isAskedIn(state, name)) note(name, await call(at, person));
    }
    note('the image', await person.rest('GET', imageUrl));
    for (const [what, answered] of (await besides?.(person)) ?? []) note(what, answered);
  };
  const join = async (person: Person): Promise<string> =>
    (await person.rest('POST', '/student/attempt', { shareId })).body.attempt._id;
  const answers = answersFor(questionIds, answersToKeyed);

  const attemptId = await join(student);
  const both = async (state: State) => {
    await look(state, 'Sam', student, attemptId);
    // Tia asks for Sam's data; afterwards she has an attempt of her own.
    await look(state, 'Tia', otherStudent, attemptId);
  };
  await both('joined');
  await student.mutate('attempts.saveAnswers', { attemptId, revision: 9, answers });
  await both('running');
  await student.rest('POST', '/quiz/submit', { quizId, attempt: { answers } });
  await both('submitted');
  await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
  await marked(teacher, quizId);
  await both('evaluated');
  const releaseAt = world.clock.now() + 7 * DAY_MS;
  await done(teacher.mutate('evaluation.scheduleRelease', { quizId, releaseAt }));
  await both('release set for later');
  const latecomer = await world.signIn('student', 'Uma');
  const late = await join(latecomer);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  await look('released while another works', 'Sam', student, attemptId);
  // Her first request submits her attempt: from then on she waits for the next release.
  for (const id of [late, attemptId]) await look("another's released", 'Uma', latecomer, id);

  const accept = (acceptingResponses: boolean) =>
    teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses });
  await accept(true);
  await look('released and open again', 'Sam', student, attemptId);
  await accept(false);
  await giveSecondTime(world, { teacher, quizId });
  await look('released with a second time ahead', 'Sam', student, attemptId);
  await accept(false);
  // The latecomer still waits for results; nothing can be practised before them.
  await teacher.rest('POST', `/quiz/${quizId}/evaluate`);
  await marked(teacher, quizId);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const one = { quizId, studentId: student.accountId };
  await done(teacher.mutate('evaluation.holdBack', one));
  await look('held back', 'Sam', student, attemptId);
  await done(teacher.mutate('evaluation.endHold', one));
  const closeCopy = await openCopy({ teacher, quizId });
  await look('released with a copy open', 'Sam', student, attemptId);
  await closeCopy();
  await look('released', 'Sam', student, attemptId);
  return seen;
}

/** The questions have a tag that the whole class may practise, long before there are results. */
async function openForPractice({ teacher, questionIds }: KeyedQuiz): Promise<string> {
  for (const questionId of questionIds) await teacher.mutate('bank.setTags', { questionId, tags: ['cells'] });
  const { body: made } = await teacher.rest('POST', '/class', { name: 'A class that practises' });
  for (const name of ['Sam', 'Tia', 'Uma']) {
    const email = `${name.toLowerCase()}@school.example`;
    await teacher.rest('POST', `/class/${made._id}/members`, { name, email });
  }
  const { body: set } = await teacher.rest('POST', '/practice', { tag: 'cells', classIds: [made._id] });
  if (!set._id) throw new Error('There is nothing to practise.');
  return set._id;
}

/** The question a student would be asked, up to a text question; otherwise one whose id the student knows. */
async function practised(person: Person, { setId, questionId }: { setId: string; questionId: string }) {
  const path = `/student/practice/${setId}`;
  for (;;) {
    const { body } = await person.rest('GET', `${path}/next?ahead=1`);
    if (!body.question) return { setId, questionId, showing: 'not asked' };
    const shown = { setId, questionId: body.question._id as string, showing: body.showing as string };
    if (body.question.type === 'short') return shown;
    await person.rest('POST', `${path}/answer`, { ...shown, answer: null });
  }
}

/** The same questions in the next quiz of another class; returns a function that ends it. */
async function openCopy({ teacher, quizId }: { teacher: Person; quizId: string }) {
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  await done(teacher.rest('POST', `/quiz/${copy._id}/publish`));
  return () => teacher.rest('PUT', `/quiz/${copy._id}/toggle-responses`, { acceptingResponses: false });
}

/** Assigns the quiz to a class and lets an absent member start tomorrow. */
async function giveSecondTime(world: World, { teacher, quizId }: { teacher: Person; quizId: string }) {
  const { body: made } = await teacher.rest('POST', '/class', { name: 'A class that was absent' });
  const { body: member } = await teacher.rest('POST', `/class/${made._id}/members`, { name: 'Vic' });
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [made._id] });
  const opensAt = world.clock.now() + DAY_MS;
  const window = { memberIds: [member._id], opensAt, closesAt: opensAt + 3_600_000 };
  await done(teacher.rest('POST', `/quiz/${quizId}/make-up`, window));
}

async function done(act: Promise<Answered>): Promise<void> {
  const { status } = await act;
  if (status !== 200) throw new Error(`An act of the teacher was answered ${status}.`);
}

/** A response without its random parts. */
function textOf({ status, body, headers }: Answered): string {
  const content =
    body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : JSON.stringify(withoutIds(body));
  const named = [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
  return `${status} ${JSON.stringify(named)} ${content}`;
}

function withoutIds(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { requestId: _, firebaseToken: __, ...rest } = body as Record<string, unknown>;
  return rest;
}
