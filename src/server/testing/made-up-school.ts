import fc from 'fast-check';
import type { Db } from '../db/open';

// Random quizzes in any state, with copies of each other's questions, written as rows. Times are minutes from
// the start.

export const FAMILIES = ['a', 'b', 'c', 'd'] as const;
export type Family = (typeof FAMILIES)[number];
export const TAG = 'practised';

const BODY = JSON.stringify({
  ...{ options: ['A', 'B'], correctAnswer: 'A', min: null, max: null, step: null },
  ...{ feedback: {}, weights: {} },
});

const mostly = fc.integer({ min: 0, max: 3 }).map((one) => one > 0);
const rarely = mostly.map((is) => !is);
const past = fc.integer({ min: -90, max: 0 });
const future = fc.integer({ min: 1, max: 200 });
const moment = (...weights: readonly [none: number, past: number, future: number]) =>
  fc.oneof(
    { weight: weights[0], arbitrary: fc.constant(null) },
    { weight: weights[1], arbitrary: past },
    { weight: weights[2], arbitrary: future },
  );
const window = fc.record({ opensAt: moment(2, 2, 1), closesAt: moment(1, 4, 2) });
const ownWindow = fc.record({ opensAt: moment(2, 1, 1), closesAt: moment(1, 1, 3) });
const attempt = fc.constantFrom('none', 'none', 'none', 'running', 'submitted', 'released');
const member = fc.record({
  attempt,
  hasLeft: rarely,
  exception: fc.option(ownWindow, { freq: 3 }),
});
const quiz = fc.record({
  isPublished: mostly,
  acceptingResponses: fc.boolean(),
  isDeleted: rarely,
  /** Belongs to another teacher. */
  isForeign: rarely,
  questions: fc.uniqueArray(
    fc.record({ family: fc.constantFrom(...FAMILIES), isDeleted: rarely, hasTag: mostly }),
    { selector: ({ family }) => family, minLength: 1, maxLength: 3 },
  ),
  assignment: fc.option(
    fc.record({ rule: window, isClassDeleted: rarely, members: fc.array(member, { maxLength: 2 }) }),
  ),
  /** Attempts of students on no list. */
  attempts: fc.array(attempt, { maxLength: 2 }),
});
export const madeUpQuizzes = fc.array(quiz, { minLength: 1, maxLength: 3 });
export type MadeUpQuiz = typeof quiz extends fc.Arbitrary<infer Made> ? Made : never;

/** The quizzes' teachers and time of writing. */
interface Place {
  readonly teacherId: string;
  readonly foreignTeacherId: string;
  readonly startMs: number;
  /** The prefix of the ids. */
  readonly prefix: string;
}

/** Inserts the quizzes; a question's id consists of its quiz and its family. */
export function writeQuizzes(db: Db, made: readonly MadeUpQuiz[], place: Place): void {
  const run = (sql: string, ...values: unknown[]) =>
    db.$client
      .prepare(sql)
      .run(...values.map((value) => (typeof value === 'boolean' ? Number(value) : value)));
  const ms = (minutes: number | null) => (minutes === null ? null : place.startMs + minutes * 60_000);
  const atOnce = db.$client.transaction(() => {
    for (const [at, each] of made.entries()) writeQuiz(`${place.prefix}-${at}`, each);
  });
  atOnce();

  function writeQuiz(id: string, each: MadeUpQuiz) {
    const owner = each.isForeign ? place.foreignTeacherId : place.teacherId;
    // Deleting a quiz closes its responses.
    const takesResponses = each.acceptingResponses && !each.isDeleted;
    run(
      `insert into quizzes (id, teacher_id, title, description, total_time_seconds, allow_navigation, shuffle_questions,
        allow_tab_change, use_question_timer, is_published, share_id, accepting_responses, evaluation_status, created_at, deleted_at)
        values (?, ?, ?, '', 600, 1, 0, 1, 0, ?, ?, ?, 'pending', 0, ?)`,
      ...[id, owner, id, each.isPublished, each.isPublished ? id : null, takesResponses],
      each.isDeleted ? place.startMs : null,
    );
    for (const { family, isDeleted, hasTag } of each.questions) {
      const questionId = `${id}-${family}`;
      run(
        `insert into questions (id, quiz_id, position, type, text, body, maximum_marks, deleted_at, family_id)
          values (?, ?, 0, 'mcq', ?, ?, 1, ?, ?)`,
        ...[questionId, id, family, BODY],
        ...[isDeleted ? place.startMs : null, family],
      );
      if (hasTag) run('insert into question_tags (question_id, tag) values (?, ?)', questionId, TAG);
    }
    run(
      "insert into papers (id, quiz_id, content_hash, content, created_at) values (?, ?, '', '{}', 0)",
      id,
      id,
    );
    for (const [at, state] of each.attempts.entries()) writeAttempt(id, `${id}-stranger-${at}`, state);
    if (each.assignment) writeAssignment(id, owner, each.assignment);
  }

  function writeAssignment(id: string, owner: string, given: NonNullable<MadeUpQuiz['assignment']>) {
    const { rule, isClassDeleted, members } = given;
    run(
      'insert into assignments (quiz_id, opens_at, closes_at, updated_at) values (?, ?, ?, 0)',
      id,
      ms(rule.opensAt),
      ms(rule.closesAt),
    );
    run(
      'insert into classes (id, teacher_id, name, code, created_at, deleted_at) values (?, ?, ?, ?, 0, ?)',
      ...[id, owner, id, id, isClassDeleted ? place.startMs : null],
    );
    run('insert into assignment_classes (quiz_id, class_id) values (?, ?)', id, id);
    for (const [at, { attempt: state, hasLeft, exception }] of members.entries()) {
      const memberId = `${id}-member-${at}`;
      writeAttempt(id, memberId, state);
      run(
        `insert into class_members (id, class_id, name, account_id, created_at, removed_at)
          values (?, ?, ?, ?, 0, ?)`,
        ...[memberId, id, memberId, memberId, hasLeft ? place.startMs : null],
      );
      if (!exception) continue;
      run(
        'insert into assignment_exceptions (quiz_id, member_id, opens_at, closes_at) values (?, ?, ?, ?)',
        ...[id, memberId, ms(exception.opensAt), ms(exception.closesAt)],
      );
    }
  }

  function writeAttempt(quizId: string, studentId: string, state: MadeUpQuiz['attempts'][number]) {
    run(
      `insert into accounts (id, issuer, subject, role, email, name, created_at) values (?, 'test', ?, 'student', ?, ?, 0)`,
      ...[studentId, studentId, `${studentId}@school.example`, studentId],
    );
    if (state === 'none') return;
    const submittedAt = state === 'running' ? null : place.startMs;
    run(
      `insert into attempts (id, quiz_id, student_id, paper_id, seed, started_at, deadline, closes_at, submitted_at,
        submitted_by, receipt, focus_lost_count, released_at) values (?, ?, ?, ?, 1, 0, ?, ?, ?, ?, ?, 0, ?)`,
      ...[studentId, quizId, studentId, quizId, ms(1000), ms(1000), submittedAt],
      ...(submittedAt === null ? [null, null] : ['student', 'AAAA-AAAA']),
      state === 'released' ? place.startMs : null,
    );
  }
}

/**
 * The naive rule: whether any student may still need the key of a family, at this many minutes from the
 * start.
 */
export function isKeyNeeded(quizzes: readonly MadeUpQuiz[], family: Family, nowMinutes: number): boolean {
  const isAhead = (end: number | null) => end === null || end > nowMinutes;
  return quizzes.some((each) => {
    if (!each.questions.some((one) => one.family === family && !one.isDeleted)) return false;
    const { assignment } = each;
    const states = [...each.attempts, ...(assignment?.members ?? []).map((one) => one.attempt)];
    // A student is writing or waits for results, also in a trashed quiz, which may be restored.
    if (states.includes('running') || states.includes('submitted')) return true;
    if (each.isDeleted) return false;
    const isTaken = states.includes('released');
    const mayStartByWindow =
      assignment === null ||
      isAhead(assignment.rule.closesAt) ||
      (!assignment.isClassDeleted &&
        assignment.members.some(
          ({ hasLeft, attempt: own, exception }) =>
            !hasLeft && own === 'none' && exception?.closesAt != null && isAhead(exception.closesAt),
        ));
    if (each.isPublished && each.acceptingResponses && mayStartByWindow) return true;
    // Planned for a class: for later, or not started yet.
    if (assignment === null) return false;
    const opensLater = assignment.rule.opensAt !== null && assignment.rule.opensAt > nowMinutes;
    return opensLater || (!isTaken && mayStartByWindow);
  });
}
