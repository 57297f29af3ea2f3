import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import { type Client, signIn } from './client';
import type { Canaries } from './secrets-canaries';
import type { ServerProcess } from './server-process';

const SETTLE_MS = 4000;

/** Secrets created on the way, which must not be logged either. */
interface Made {
  readonly tokens: readonly string[];
  readonly pins: readonly string[];
  /** Codes of sign-in slips. */
  readonly slips: readonly string[];
}

/** A class with everything that can go wrong. */
export async function playWithCanaries(server: ServerProcess, { people }: Canaries): Promise<Made> {
  const [teacher, student] = (await Promise.all(
    (['teacher', 'student'] as const).map((role) =>
      signIn(server.url, role, `${people['a name']}${people['an email address']} ${role}`),
    ),
  )) as [Client, Client];
  const quiz = (await teacher.call('POST', '/quiz/', { title: people['a title'] })).body;
  const ids: string[] = [];
  for (const question of sampleQuestions) {
    const isText = question.type === 'short' || question.type === 'long';
    const text = `${people['a question']}${question.text}`;
    const form = questionForm(
      { ...question, text, ...(isText && { correctAnswer: people['a model answer'] }) },
      quiz._id,
    );
    ids.push((await teacher.call('POST', '/question/', form)).body._id);
  }
  const { shareId } = (await teacher.call('POST', `/quiz/${quiz._id}/publish`)).body;
  const { attempt } = (await student.call('POST', '/student/attempt', { shareId })).body;
  const answers = Object.fromEntries(ids.map((id) => [id, people['an answer']]));
  const save = () => student.mutate('attempts.saveAnswers', { attemptId: attempt._id, revision: 1, answers });
  const submit = () => student.call('POST', '/quiz/submit', { quizId: quiz._id, attempt: { answers } });
  const rename = () => teacher.call('PUT', `/quiz/${quiz._id}`, { title: `${people['a title']} again` });
  const enrol = () => signIn(server.url, 'student', `${people['a name']} late`).catch(() => {});
  const { slip, ...bySlip } = await aPinOf(teacher, server.url, people);
  await save();
  await whileBroken(server, () => Promise.all([save(), submit(), rename(), enrol(), bySlip.signIn()]));
  await stumble(server, teacher, people);
  await submit();
  await teacher.call('POST', `/quiz/${quiz._id}/evaluate`);
  await teacher.call('GET', '/payment/create-order?amount=100&country=IN');
  // Lets marking reach the AI server, and the email the mail server.
  await wait(SETTLE_MS);
  await teacher.call('POST', `/quiz/${quiz._id}/release-scores`);
  await teacher.call('GET', `/quiz/${quiz._id}/results`);
  await student.call('GET', `/quiz/${quiz._id}/evaluated`);
  const pupil = await bySlip.signIn();
  return { tokens: [teacher.token, student.token, pupil], pins: [slip.pin], slips: [slip.slip] };
}

/** A pupil with a PIN who signs in with the slip; returns the token. */
async function aPinOf(teacher: Client, url: string, people: Canaries['people']) {
  const { code, _id: classId } = (await teacher.call('POST', '/class', { name: people['a class'] })).body;
  const members = `/class/${classId}/members`;
  const { _id: memberId } = (await teacher.call('POST', members, { name: people['a pupil'] })).body;
  const slip = (await teacher.call('POST', `${members}/${memberId}/pin`)).body;
  const signIn = async (): Promise<string> => {
    const sent = { classCode: code, member: people['a pupil'], pin: slip.pin, slip: slip.slip };
    const answered = await fetch(`${url}/auth/login/class`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    });
    await fetch(`${url}/login/class?code=${code}&slip=${slip.slip}&pin=${slip.pin}`);
    return answered.ok ? (await answered.json()).token : '';
  };
  return { slip: slip as { pin: string; slip: string }, signIn };
}

/**
 * Another program locks the database and then damages its tables, so that the errors of failing writes
 * contain their values.
 */
async function whileBroken({ dataDir }: ServerProcess, act: () => Promise<unknown>): Promise<void> {
  const other = new Database(join(dataDir, 'quiz.sqlite'));
  const writes = ['insert on answers', 'update on attempts', 'update on quizzes', 'insert on accounts'];
  const [spoil, mend] = [
    writes.map(
      (write, at) => `create trigger spoilt${at} before ${write} begin select raise(abort, 'spoilt'); end;`,
    ),
    writes.map((_, at) => `drop trigger spoilt${at};`),
  ];
  other.exec('begin immediate');
  await act();
  other.exec('rollback');
  other.exec(spoil.join(''));
  await act();
  other.exec(mend.join(''));
  other.close();
}

async function stumble({ url }: ServerProcess, { token }: Client, people: Canaries['people']): Promise<void> {
  const say = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body }),
    });
  const forged = people['a forged token'];
  const mine = { Authorization: `Bearer ${token}` };
  await say('POST', '/auth/login/teacher', JSON.stringify({ firebaseToken: forged }));
  await say('POST', '/auth/login/student', `{"firebaseToken":"${forged}`);
  await say('GET', '/teacher/', undefined, { Authorization: `Bearer ${forged}` });
  await say('GET', `/${people['a wrong path']}?token=${forged}`);
  await say('GET', `/quiz/share/${people['a wrong path']}`, undefined, mine);
  await say('GET', `/trpc/quizzes.get?input=${people['a wrong path']}`, undefined, mine);
  await say('GET', `/trpc/${people['a wrong path']}.%E0%A4%A`, undefined, mine);
  await say('POST', '/quiz/', `{"title": ${people['a title']}`, mine);
  await say('POST', '/trpc/quizzes.create', `{"title": "${people['a title']}", ]`, mine);
  await say('POST', '/question/', `--x\r\n${people['a question']}`, {
    ...mine,
    'Content-Type': 'multipart/form-data; boundary=x',
  });
  await say('POST', '/payment/webhook', `{"email":"${people['an email address']}"}`, {
    'X-Razorpay-Signature': forged,
  });
  await say('GET', '/metrics', undefined, {
    Authorization: `Bearer ${forged}`,
    'X-Forwarded-For': '192.0.2.1',
  });
}
