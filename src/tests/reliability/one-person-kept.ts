import { join } from 'node:path';
import Database from 'better-sqlite3';
import { TEXT_MAXIMUM_LENGTH } from '../../shared/constants';
import { publishQuiz } from './class-on-quiz';
import { type Client, done } from './client';
import type { Attack } from './one-person-class';
import { repeat } from './one-person-repeat';

const MEMBERS = 1000;
/** Each 30 kB: stored individually they would be three times the allowed amount. */
const ANSWERS_AT_LEAST = 300;
const ASSIGNED_EVERY_MS = 500;
const GROWTH_MAXIMUM_MB = 3;

/** A student who practises the same question endlessly, and a teacher who keeps changing a thousand exceptions. */
export const keptAttack: Attack = {
  name: 'practice and assignments without end',
  protection: 'last-answer',
  async begin({ server: { url, dataDir }, signIn, teacher }) {
    const practice = await aPractice(teacher, await signIn(url, 'student', 'Keen'));
    const assign = await anAssignment(teacher);
    await assign();
    const before = megabytesIn(dataDir);
    const endAssigning = await repeat(assign, ASSIGNED_EVERY_MS);
    let [answers, isOver] = [0, false];
    const practising = (async () => {
      while (!isOver || answers < ANSWERS_AT_LEAST) {
        await practice(`${answers}`.padEnd(TEXT_MAXIMUM_LENGTH, '字'));
        answers += 1;
      }
    })();
    const end = async () => {
      isOver = true;
      await Promise.all([practising, endAssigning()]);
      const grown = Math.round(megabytesIn(dataDir) - before);
      return {
        figures: { 'practice answers of 30 kB': answers, 'MB more of database': grown },
        failures: grown > GROWTH_MAXIMUM_MB ? [`the database grew by ${grown} MB`] : [],
      };
    };
    return { end };
  },
};

/** Opens a question for practice; returns a function that answers it. */
async function aPractice(teacher: Client, student: Client): Promise<(answer: string) => Promise<void>> {
  const essay = { type: 'long', correctAnswer: 'Cells.', maximumMarks: 5 };
  const { quizId, shareId } = await publishQuiz(teacher, 'To practise', [essay]);
  await done(student.call('POST', '/student/attempt', { shareId }));
  await done(student.call('POST', '/quiz/submit', { quizId, attempt: { answers: {} } }));
  await done(teacher.call('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false }));
  await done(teacher.call('POST', `/quiz/${quizId}/evaluate`));
  while ((await teacher.call('POST', `/quiz/${quizId}/release-scores`)).status !== 200);
  const { _id: setId } = await done(teacher.call('POST', '/practice', { quizId }));
  return async (answer) => {
    const { question, showing } = await done(student.call('GET', `/student/practice/${setId}/next?ahead=1`));
    const sent = { questionId: question._id, showing, answer };
    await done(student.call('POST', `/student/practice/${setId}/answer`, sent));
  };
}

/** Assigns a quiz to a class; returns a function that changes every member's time. */
async function anAssignment(teacher: Client): Promise<() => Promise<void>> {
  const { _id: classId } = await done(teacher.call('POST', '/class', { name: 'All years' }));
  const names = Array.from({ length: MEMBERS }, (_, at) => `Pupil${at} Family${at}`);
  await done(teacher.call('POST', `/class/${classId}/roster`, { text: names.join('\n') }));
  const { members } = await done(teacher.call('GET', `/class/${classId}`));
  const { quizId } = await publishQuiz(teacher, 'For all years');
  let timeFactorPercent = 150;
  return async () => {
    timeFactorPercent = timeFactorPercent === 150 ? 200 : 150;
    const exceptions = Object.fromEntries(
      members.map(({ _id }: { _id: string }) => [_id, { timeFactorPercent }]),
    );
    await done(teacher.call('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], exceptions }));
  };
}

function megabytesIn(dataDir: string): number {
  const db = new Database(join(dataDir, 'quiz.sqlite'), { readonly: true });
  const count = (name: string) => Number(db.pragma(name, { simple: true }));
  const bytes = (count('page_count') - count('freelist_count')) * count('page_size');
  db.close();
  return bytes / 1_000_000;
}
