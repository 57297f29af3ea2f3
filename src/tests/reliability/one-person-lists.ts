import { publishQuiz } from './class-on-quiz';
import { type Client, done } from './client';
import type { Attack } from './one-person-class';
import { repeat } from './one-person-repeat';

const AGAIN_MS = 500;
const PAPERS = 12;
/** As long as an answer may be. */
const PAPER = `a${'\n'.repeat(9990)}b`;
const LISTS = ['a'.repeat(900_000), 'a'.repeat(40_000), 'a.'.repeat(20_000), `${'a'.repeat(40_000)}@`];
/** Limit for a dashboard on a busy machine; an unbounded list blocked it for minutes. */
const LOOK_MAXIMUM_MS = 3000;

/** Class lists of a single endless line, and exports of quizzes that consist of line breaks. */
export const listsAttack: Attack = {
  name: 'endless lines in lists and exports',
  protection: 'bounded-lists',
  async begin({ server: { url }, signIn, teacher: attacker }) {
    const victim = await signIn(url, 'teacher', 'Another Teacher');
    const { _id: classId } = await done(attacker.call('POST', '/class', { name: '7b' }));
    const quizId = await quizWithPapers(attacker, (name) => signIn(url, 'student', name));
    let sent = 0;
    const looksMs: number[] = [];
    const failures: string[] = [];
    const expectAnswer = async (of: string, call: Promise<{ readonly status: number }>) => {
      const { status } = await call;
      if (status !== 200) failures.push(`${of}: ${status}`);
    };
    const attack = async () => {
      const text = LISTS[sent % LISTS.length];
      sent += 1;
      await Promise.all([
        expectAnswer('a list', attacker.call('POST', `/class/${classId}/roster?dryRun=1`, { text })),
        expectAnswer('an export', exported(`${url}/quiz/${quizId}/results.csv`, attacker)),
      ]);
    };
    const look = async () => {
      const begunMs = performance.now();
      await expectAnswer('another teacher', victim.call('GET', '/teacher/'));
      looksMs.push(Math.round(performance.now() - begunMs));
    };
    const ends = await Promise.all([repeat(attack, AGAIN_MS), repeat(look, AGAIN_MS)]);
    const endAll = async () => {
      await Promise.all(ends.map((end) => end()));
      const slowestMs = Math.max(...looksMs);
      if (slowestMs > LOOK_MAXIMUM_MS) failures.push(`another teacher waited ${slowestMs} ms`);
      const figures = {
        'endless lists and exports': sent,
        'looks of another teacher': looksMs.length,
        'ms at most of such a look': slowestMs,
      };
      return { figures, failures };
    };
    return { end: endAll };
  },
};

async function exported(address: string, { token }: Client): Promise<Response> {
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return answer;
}

async function quizWithPapers(teacher: Client, signInAs: (name: string) => Promise<Client>): Promise<string> {
  const essay = { type: 'long', correctAnswer: 'Cells.', maximumMarks: 5 };
  const { quizId, shareId, questionIds } = await publishQuiz(teacher, 'Essays', [essay]);
  for (let at = 0; at < PAPERS; at += 1) {
    const student = await signInAs(`Writer ${at + 1}`);
    await done(student.call('POST', '/student/attempt', { shareId }));
    const answers = Object.fromEntries(questionIds.map((id) => [id, PAPER]));
    await done(student.call('POST', '/quiz/submit', { quizId, attempt: { answers } }));
  }
  return quizId;
}
