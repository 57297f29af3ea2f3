import type Database from 'better-sqlite3';
import { randomIds } from '../../../server/adapters/system/random-ids';
import { answerOf, type QuestionRow, questionsOf } from './papers';

/** Writes the rows of a school with prepared statements: a class of 4,000 takes seconds. */
export interface SchoolWriter {
  person(role: 'teacher' | 'student', name: string): { readonly id: string; readonly token: string };
  quiz(quiz: { quizId: string; teacherId: string; shareId: string; status: string }): void;
  question(quizId: string, question: QuestionRow, position: number): void;
  paper(quizId: string): void;
  attempt(attempt: { id: string; quizId: string; studentId: string; isMarked: boolean }): void;
  answer(attemptId: string, question: QuestionRow, value: unknown): void;
  result(attemptId: string, question: QuestionRow, score: number): void;
  markDone(quizId: string): void;
}

interface SeededQuiz {
  readonly quizId: string;
  readonly teacherId: string;
  readonly questions: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A published quiz without attempts; returns its share ID. */
export function publishQuiz(write: SchoolWriter, { quizId, teacherId, questions }: SeededQuiz): string {
  const shareId = randomIds.shareId();
  write.quiz({ quizId, teacherId, shareId, status: 'pending' });
  for (const [at, question] of questionsOf(quizId, questions).entries()) write.question(quizId, question, at);
  return shareId;
}

/** Adds finished attempts, marked or waiting for the evaluation. */
export function fillQuiz(
  write: SchoolWriter,
  { quizId, questions }: SeededQuiz,
  { students, isMarked }: { students: readonly { id: string }[]; isMarked: boolean },
): void {
  const paper = questionsOf(quizId, questions);
  write.paper(quizId);
  for (const [number, { id: studentId }] of students.entries()) {
    const id = `${quizId}-${studentId}`;
    write.attempt({ id, quizId, studentId, isMarked });
    for (const [at, question] of paper.entries()) {
      write.answer(id, question, answerOf(question, number, at));
      if (isMarked) write.result(id, question, ((number + at) % 3) * 0.5);
    }
  }
  if (isMarked) write.markDone(quizId);
}

export function schoolWriter(client: Database.Database): SchoolWriter {
  const now = Date.now();
  const insert = (table: string, columns: string) =>
    client.prepare(`insert into ${table} (${columns}) values (${columns.replace(/\w+/g, '@$&')})`);
  const account = insert('accounts', 'id, role, issuer, subject, email, name, created_at, plan_active_until');
  const session = insert(
    'sessions',
    'token_hash, account_id, created_at, last_used_at, expires_at, provider',
  );
  const quiz = insert(
    'quizzes',
    'id, teacher_id, title, description, total_time_seconds, allow_navigation, shuffle_questions, allow_tab_change, use_question_timer, is_published, share_id, accepting_responses, evaluation_status, created_at',
  );
  const question = insert('questions', 'id, quiz_id, position, type, text, body, maximum_marks');
  const paper = insert('papers', 'id, quiz_id, content_hash, content, created_at');
  const attempt = insert(
    'attempts',
    'id, quiz_id, student_id, paper_id, seed, started_at, deadline, closes_at, submitted_at, submitted_by, receipt, focus_lost_count, evaluated_at',
  );
  const answer = insert('answers', 'attempt_id, question_id, value, revision, malformed, saved_at');
  const result = insert(
    'results',
    'attempt_id, question_id, is_correct, score, maximum_marks, source, needs_review, confidence, rationale, findings, marked_at',
  );
  const done = client.prepare(`update quizzes set evaluation_status = 'completed' where id = ?`);
  const papers = new Map<string, QuestionRow[]>();
  return {
    person(role, name) {
      const token = randomIds.token();
      account.run({
        ...{ id: name, role, issuer: 'bench', subject: name, email: `${name}@school.example`, name },
        ...{ created_at: now, plan_active_until: role === 'teacher' ? now + 90 * DAY_MS : null },
      });
      session.run({
        ...{ token_hash: randomIds.hash(token), account_id: name, created_at: now, last_used_at: now },
        expires_at: now + DAY_MS,
        // The default sign-in provider.
        provider: 'demo-sign-in',
      });
      return { id: name, token };
    },
    quiz: ({ quizId, teacherId, shareId, status }) =>
      quiz.run({
        ...{ id: quizId, teacher_id: teacherId, title: `Quiz ${quizId}`, description: 'Plants and light' },
        ...{ total_time_seconds: 7200, allow_navigation: 1, shuffle_questions: 1, allow_tab_change: 0 },
        ...{ use_question_timer: 0, is_published: 1, share_id: shareId, accepting_responses: 1 },
        ...{ evaluation_status: status, created_at: now },
      }),
    question(quizId, row, position) {
      papers.set(quizId, [...(papers.get(quizId) ?? []), row]);
      question.run({
        ...{ id: row.id, quiz_id: quizId, position, type: row.type, text: row.text },
        ...{ body: JSON.stringify(bodyOf(row)), maximum_marks: row.maximumMarks },
      });
    },
    paper(quizId) {
      const content = JSON.stringify(paperOf(papers.get(quizId) ?? []));
      const content_hash = randomIds.hash(content);
      paper.run({ id: `${quizId}-paper`, quiz_id: quizId, content_hash, content, created_at: now });
    },
    attempt: ({ id, quizId, studentId, isMarked }) =>
      attempt.run({
        ...{ id, quiz_id: quizId, student_id: studentId, paper_id: `${quizId}-paper`, seed: 1 },
        ...{ started_at: now - 1000, deadline: now + 1000, closes_at: now + 1000, submitted_at: now },
        ...{ submitted_by: 'student', receipt: 'AAAAAAAA', focus_lost_count: 0 },
        evaluated_at: isMarked ? now : null,
      }),
    answer: (attempt_id, { id }, value) =>
      answer.run({
        ...{ attempt_id, question_id: id, value: JSON.stringify(value), revision: 1, malformed: 0 },
        saved_at: now,
      }),
    result: (attempt_id, { id, type, maximumMarks }, score) =>
      result.run({
        ...{ attempt_id, question_id: id, is_correct: 0, score, maximum_marks: maximumMarks },
        ...(type === 'short' || type === 'long' ? READ : { ...READ, source: 'auto', findings: null }),
        marked_at: now,
      }),
    markDone: (quizId) => done.run(quizId),
  };
}

const READ = {
  ...{ source: 'built-in', needs_review: 0, confidence: 0.8, rationale: 'Says "light" and "green".' },
  findings: JSON.stringify({ matched: ['light'], missing: ['water'], guards: [], group: 'a', priority: 0.3 }),
};

const paperOf = (questions: readonly QuestionRow[]) => ({
  settings: {
    ...{ totalTimeSeconds: 7200, allowNavigation: true, shuffleQuestions: true, allowTabChange: false },
    useQuestionTimer: false,
  },
  questions: questions.map((question) => ({
    ...{ _id: question.id, type: question.type, text: question.text, maximumMarks: question.maximumMarks },
    ...{ imageUrl: null, imageAlt: null, timeLimit: null, ...bodyOf(question) },
  })),
});

const bodyOf = ({ options, correctAnswer, range }: QuestionRow) => ({
  ...{ options, correctAnswer },
  ...(range ?? { min: null, max: null, step: null }),
});
