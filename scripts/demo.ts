import './launch/on-current-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { leaveOnSignals } from '../src/server/testing/a-folder';
import { classStatistics } from '../src/shared/class-statistics';
import type { QuizResults } from '../src/shared/results/schema';
import { type Caller, signIn } from './demo/caller';
import { answerOf, demoQuestions, demoQuiz } from './demo/class-quiz';
import { findOrStartServer } from './demo/server';

const CLASS_SIZE = 30;
const FOLDER = 'demo';
const POLL_MS = 100;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function step<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const startedAt = performance.now();
  const value = await work();
  say(`${`${Math.round(performance.now() - startedAt)} ms`.padStart(9)}  ${what}`);
  return value;
}

async function buildQuiz(teacher: Caller, title: string) {
  const { _id: quizId } = await teacher.call<{ _id: string }>('POST', '/api/quiz/', { ...demoQuiz, title });
  const questionIds: string[] = [];
  for (const { question } of demoQuestions) {
    const form = new FormData();
    form.set('quizId', quizId);
    for (const [name, value] of Object.entries(question)) {
      form.set(name, name === 'correctAnswer' || typeof value !== 'string' ? JSON.stringify(value) : value);
    }
    questionIds.push((await teacher.call<{ _id: string }>('POST', '/api/question/', form))._id);
  }
  return { quizId, questionIds };
}

async function ensurePlan(teacher: Caller) {
  const { planActive } = await teacher.call<{ planActive: boolean }>('GET', '/api/teacher/');
  if (planActive) return;
  const order = await teacher.call<{ id: string }>('GET', '/api/payment/create-order?amount=100&country=IN');
  const proof = await teacher.call('POST', '/api/payment/test-checkout', {
    orderId: order.id,
    outcome: 'success',
  });
  await teacher.call('POST', '/api/payment/verify-payment', proof);
}

async function takeQuiz(
  student: Caller,
  at: number,
  quiz: { quizId: string; questionIds: string[]; shareId: string },
) {
  const { attempt } = await student.call<{ attempt: { _id: string } }>('POST', '/api/student/attempt', {
    shareId: quiz.shareId,
  });
  const answers: Record<string, unknown> = {};
  for (const [index, question] of demoQuestions.entries()) {
    const answer = answerOf(question, at, CLASS_SIZE);
    answers[quiz.questionIds[index] ?? ''] = answer;
    await student.mutate('attempts.saveAnswers', {
      attemptId: attempt._id,
      revision: index + 1,
      answers: { [quiz.questionIds[index] ?? '']: answer },
    });
  }
  await student.call('POST', '/api/quiz/submit', { quizId: quiz.quizId, attempt: { answers } });
}

async function evaluate(teacher: Caller, quizId: string): Promise<QuizResults> {
  await teacher.call('POST', `/api/quiz/${quizId}/evaluate`);
  for (;;) {
    const results = await teacher.call<QuizResults>('GET', `/api/quiz/${quizId}/results`);
    if (results.evaluationStatus === 'completed') return results;
    await wait(POLL_MS);
  }
}

async function adjustFirstReview(teacher: Caller, { quizId, results }: QuizResults) {
  for (const { studentId, evaluationResults } of results) {
    const open = evaluationResults.find((result) => result.needsReview);
    if (!open) continue;
    const marks = open.maximumMarks / 2;
    await teacher.call('PUT', '/api/quiz/question/update-marks', {
      studentId,
      quizId,
      questionId: open.questionId,
      marks,
    });
    return;
  }
}

async function saveExport(teacher: Caller, path: string): Promise<string> {
  const { fileName, bytes } = await teacher.download(path);
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, fileName);
  writeFileSync(file, bytes);
  return `${file} (${bytes.byteLength} bytes)`;
}

function sayStatistics({ results }: QuizResults) {
  const { mean, median, min, max, totalStudents } = classStatistics(results.map(({ score }) => score ?? 0));
  const reviews = results
    .flatMap((result) => result.evaluationResults)
    .filter((result) => result.needsReview).length;
  say(`           ${totalStudents} students: mean ${mean}, median ${median}, min ${min}, max ${max}`);
  say(`           ${reviews} answers are listed for review`);
}

async function main() {
  leaveOnSignals();
  const port = process.env.PORT || '3000';
  const server = await findOrStartServer(process.env.PUBLIC_URL || `http://localhost:${port}`);
  say(`A class of ${CLASS_SIZE} on ${server.url}`);
  try {
    await playClass(server.url);
  } finally {
    await server.stop();
  }
}

async function playClass(url: string) {
  const run = new Date().toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const teacher = await signIn(url, 'teacher', 'Demo Teacher', 'demo.teacher@school.example');
  await step('the teacher has a plan (test checkout, no money moves)', () => ensurePlan(teacher));
  const quiz = await step(`a quiz of ${demoQuestions.length} questions is built`, () =>
    buildQuiz(teacher, `${demoQuiz.title} ${run}`),
  );
  const { shareId } = await step('the quiz is published', () =>
    teacher.call<{ shareId: string }>('POST', `/api/quiz/${quiz.quizId}/publish`),
  );
  say(`           share ID ${shareId}`);
  const students = await step(`${CLASS_SIZE} students sign in`, () =>
    Promise.all(
      Array.from({ length: CLASS_SIZE }, (_, at) =>
        signIn(url, 'student', `Student ${at + 1}`, `student${at + 1}@school.example`),
      ),
    ),
  );
  await step('all take the quiz at once: join, ten answers saved one by one, submit', () =>
    Promise.all(students.map((student, at) => takeQuiz(student, at, { ...quiz, shareId }))),
  );
  const results = await step('the answers are evaluated', () => evaluate(teacher, quiz.quizId));
  sayStatistics(results);
  await step('the teacher adjusts one answer that needs review', () =>
    adjustFirstReview(teacher, { ...results, quizId: quiz.quizId }),
  );
  await step('the scores are released', () =>
    teacher.call('POST', `/api/quiz/${quiz.quizId}/release-scores`),
  );
  const csv = await step('the results are exported as CSV', () =>
    saveExport(teacher, `/api/quiz/${quiz.quizId}/results.csv`),
  );
  const workbook = await step('all data is exported as a workbook', () =>
    saveExport(teacher, '/api/teacher/allData.xlsx'),
  );
  say(`           ${csv}\n           ${workbook}`);
}

await main();
