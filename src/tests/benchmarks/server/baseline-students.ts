import type Database from 'better-sqlite3';

/** The statements behind a student's calls, as the product runs them, without the product around them. */
export type StudentBaseline = ReturnType<typeof studentBaseline>;

const ATTEMPT = `select id, quiz_id, student_id, paper_id, seed, started_at, deadline, closes_at, closing_since, submitted_at,
  submitted_by, receipt, focus_lost_count, evaluated_at, released_at, time_factor_percent, tab_change_limit, writer_id,
  submission_hash from attempts`;
const HASH = 'f'.repeat(64);
const EMAIL = 'Your answers were submitted. '.repeat(60);

interface Save {
  readonly attemptId: string;
  readonly revision: number;
  readonly answers: Readonly<Record<string, unknown>>;
}
interface AttemptRow {
  readonly id: string;
  readonly paper_id: string;
  readonly deadline: number;
}

/** Each write is to be called inside a commit; what it reads first is part of the product's statements, too. */
export function studentBaseline(client: Database.Database) {
  const sql = <Row = unknown>(text: string) => client.prepare<unknown[], Row>(text);
  const findQuiz = sql<{ id: string; teacher_id: string }>(
    'select * from quizzes where share_id = ? and is_published = 1 and deleted_at is null',
  );
  const findOnQuiz = sql<AttemptRow>(`${ATTEMPT} where quiz_id = ? and student_id = ?`);
  const findAttempt = sql<AttemptRow>(`${ATTEMPT} where id = ? and student_id = ?`);
  const listQuestions = sql(
    'select * from questions where quiz_id = ? and deleted_at is null order by position',
  );
  const findAllowance = sql('select * from student_allowances where teacher_id = ? and email = ?');
  const findPaper = sql<{ id: string }>('select id from papers where quiz_id = ? and content_hash = ?');
  const readPaper = sql<{ content: string }>('select content from papers where id = ?');
  const addPaper = sql(
    'insert into papers (id, quiz_id, content_hash, content, created_at) values (?, ?, ?, ?, ?)',
  );
  const addAttempt = sql(
    `insert into attempts (id, quiz_id, student_id, paper_id, seed, started_at, deadline, closes_at, focus_lost_count)
     values (?, ?, ?, ?, 1, ?, ?, ?, 0) on conflict do nothing`,
  );
  const findLast = sql<{ sequence: number }>(
    'select sequence, hash from answer_log where attempt_id = ? order by sequence desc limit 1',
  );
  const addLogged = sql(
    'insert into answer_log (attempt_id, sequence, at, kind, entry, hash) values (?, ?, ?, ?, ?, ?)',
  );
  const findPause = sql('select paused_at from quizzes where id = ?');
  const findTitle = sql('select title, evaluation_status from quizzes where id = ?');
  const stretch = sql('update sessions set expires_at = max(expires_at, ?) where token_hash = ?');
  const listAnswers = sql<{ question_id: string; value: string }>(
    'select * from answers where attempt_id = ?',
  );
  const saveAnswer = sql(
    `insert into answers (attempt_id, question_id, value, revision, malformed, saved_at) values (?, ?, ?, ?, 0, ?)
     on conflict (attempt_id, question_id) do update set value = excluded.value, revision = excluded.revision,
     malformed = excluded.malformed, saved_at = excluded.saved_at`,
  );
  const submit = sql(
    `update attempts set submitted_at = ?, submitted_by = 'student', receipt = ?, focus_lost_count = 0, submission_hash = ?
     where id = ? and submitted_at is null`,
  );
  const queueMail = sql(
    `insert into mail_outbox (id, recipient, subject, body, html, created_at, tries, next_try_at)
     values (?, ?, ?, ?, ?, ?, 0, ?) on conflict do nothing`,
  );

  const log = (attemptId: string, kind: string, entry: unknown, now: number) => {
    const sequence = (findLast.get(attemptId)?.sequence ?? 0) + 1;
    addLogged.run(attemptId, sequence, now, kind, JSON.stringify(entry), HASH);
  };
  const keep = (attemptId: string, answers: Save['answers'], revision: number, now: number) => {
    for (const [questionId, value] of Object.entries(answers)) {
      saveAnswer.run(attemptId, questionId, JSON.stringify(value), revision, now);
    }
  };
  return {
    findQuiz: (shareId: string) => findQuiz.get(shareId),
    join(quiz: { id: string; teacher_id: string }, student: { id: string; tokenHash: string }, now: number) {
      const id = `${quiz.id}-${student.id}`;
      findOnQuiz.get(quiz.id, student.id);
      findAllowance.get(quiz.teacher_id, student.id);
      const content = JSON.stringify({ questions: listQuestions.all(quiz.id) });
      const paperId = findPaper.get(quiz.id, HASH)?.id ?? `${quiz.id}-paper`;
      if (!readPaper.get(paperId)) addPaper.run(paperId, quiz.id, HASH, content, now);
      addAttempt.run(id, quiz.id, student.id, paperId, now, now + 7_200_000, now + 7_260_000);
      log(id, 'started', { quizId: quiz.id }, now);
      findPause.get(quiz.id);
      stretch.run(now + 10_800_000, student.tokenHash);
      return findOnQuiz.get(quiz.id, student.id);
    },
    opened(attempt: AttemptRow) {
      const answers = listAnswers.all(attempt.id);
      const paper: unknown = JSON.parse(readPaper.get(attempt.paper_id)?.content ?? 'null');
      return { attempt, answers, paper };
    },
    save({ attemptId, revision, answers }: Save, studentId: string, now: number) {
      const attempt = findAttempt.get(attemptId, studentId);
      if (!attempt) return null;
      listAnswers.all(attemptId);
      log(attemptId, 'saved', { answers }, now);
      keep(attemptId, answers, revision, now);
      findPause.get(attemptId.slice(0, attemptId.indexOf('-')));
      return { savedRevision: revision, serverNow: now, deadline: attempt.deadline };
    },
    submit(quizId: string, answers: Save['answers'], studentId: string, now: number) {
      const attempt = findOnQuiz.get(quizId, studentId);
      if (!attempt) return null;
      listAnswers.all(attempt.id);
      log(attempt.id, 'submitted', { answers }, now);
      keep(attempt.id, answers, 1, now);
      submit.run(now, 'AAAAAAAA', HASH, attempt.id);
      findTitle.get(quizId);
      queueMail.run(`${attempt.id}-${now}`, studentId, 'Quiz submitted', EMAIL, EMAIL, now, now);
      return { message: 'Submitted.', submittedAt: now, receipt: 'AAAAAAAA' };
    },
  };
}
