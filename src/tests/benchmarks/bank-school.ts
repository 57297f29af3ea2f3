import type Database from 'better-sqlite3';

const PARTS =
  'photo synth esis mito chond ria cell wall leaf root stem water light sugar acid base salt metal ion bond heat mass force wave angle plane graph verb noun tense clause river delta war king law vote byte loop list tree'.split(
    ' ',
  );
const QUIZ_SIZE = 40;
const STUDENTS = 12;
/** Every n-th quiz was taken and marked. */
const TAKEN_EACH = 5;

/**
 * Writes a teacher with questions in quizzes of 40; one in ten is a copy, and one quiz in five was taken by twelve students.
 */
export function fillBank(client: Database.Database, questions: number): { accountId: string } {
  const teacher = { accountId: 'teacher' };
  const write = writerOn(client);
  const upTo = dice();
  const word = () =>
    upTo(4) === 0 ? 'the' : Array.from({ length: 1 + upTo(3) }, () => PARTS[upTo(PARTS.length)]).join('');
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  client.transaction(() => {
    write.account({ id: teacher.accountId, role: 'teacher' });
    for (let at = 0; at < STUDENTS; at += 1) write.account({ id: `student-${at}`, role: 'student' });
    for (let at = 0; at < questions; at += 1) {
      const quizId = `quiz-${Math.floor(at / QUIZ_SIZE)}`;
      if (at % QUIZ_SIZE === 0) write.quiz(quizId, teacher.accountId);
      const id = `question-${at}`;
      const family = at % 10 === 9 ? `question-${at - 9}` : null;
      write.question({ id, quizId, at, family, text: `Why is the ${words(16)}?`, key: words(24) });
      if (at % 3 === 0) write.tag(id, `tag ${at % 7}`);
    }
    for (let quiz = 0; quiz < questions / QUIZ_SIZE; quiz += TAKEN_EACH) {
      for (let student = 0; student < STUDENTS; student += 1) {
        const attemptId = `attempt-${quiz}-${student}`;
        write.attempt(attemptId, `quiz-${quiz}`, `student-${student}`);
        for (let at = 0; at < QUIZ_SIZE; at += 1) {
          write.mark(attemptId, `question-${quiz * QUIZ_SIZE + at}`, upTo(STUDENTS + 2) < student ? 1 : 0);
        }
      }
    }
  })();
  return teacher;
}

function dice() {
  let seed = 1;
  return (count: number): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % count;
  };
}

function writerOn(client: Database.Database) {
  const insert = (table: string, columns: string) =>
    client.prepare(`insert into ${table} (${columns}) values (${columns.replace(/\w+/g, '@$&')})`);
  const account = insert('accounts', 'id, role, issuer, subject, email, name, created_at');
  const quiz = insert(
    'quizzes',
    'id, teacher_id, title, description, total_time_seconds, allow_navigation, shuffle_questions, allow_tab_change, use_question_timer, is_published, accepting_responses, evaluation_status, created_at',
  );
  const paper = insert('papers', 'id, quiz_id, content_hash, content, created_at');
  const question = insert(
    'questions',
    'id, quiz_id, position, type, format, text, body, maximum_marks, family_id',
  );
  const tag = insert('question_tags', 'question_id, tag');
  const attempt = insert(
    'attempts',
    'id, quiz_id, student_id, paper_id, seed, started_at, deadline, closes_at, submitted_at, submitted_by, receipt, focus_lost_count, evaluated_at',
  );
  const mark = insert(
    'results',
    'attempt_id, question_id, is_correct, score, maximum_marks, source, needs_review, confidence, marked_at',
  );
  const no = { allow_navigation: 0, shuffle_questions: 0, allow_tab_change: 0, use_question_timer: 0 };
  return {
    account: ({ id, role }: { id: string; role: string }) =>
      account.run({
        id,
        role,
        issuer: 'bench',
        subject: id,
        email: `${id}@example.org`,
        name: id,
        created_at: 1,
      }),
    quiz(id: string, teacherId: string) {
      const texts = { id, teacher_id: teacherId, title: id, description: '', evaluation_status: 'completed' };
      quiz.run({
        ...texts,
        ...no,
        total_time_seconds: 1800,
        is_published: 0,
        accepting_responses: 0,
        created_at: 1,
      });
      paper.run({ id: `paper-${id}`, quiz_id: id, content_hash: id, content: '{}', created_at: 1 });
    },
    question(row: {
      id: string;
      quizId: string;
      at: number;
      family: string | null;
      text: string;
      key: string;
    }) {
      const { id, quizId, at, family, text, key } = row;
      const body = JSON.stringify({ options: [], min: null, max: null, step: null, correctAnswer: key });
      const place = { id, quiz_id: quizId, position: at, type: 'short', format: 'rich', maximum_marks: 1 };
      question.run({ ...place, text, body, family_id: family });
    },
    tag: (id: string, name: string) => tag.run({ question_id: id, tag: name }),
    attempt(id: string, quizId: string, studentId: string) {
      const own = { id, quiz_id: quizId, student_id: studentId, paper_id: `paper-${quizId}`, seed: 1 };
      const times = { started_at: 10, deadline: 20, closes_at: 30, submitted_at: 15, evaluated_at: 16 };
      attempt.run({ ...own, ...times, submitted_by: 'student', receipt: 'ABCD', focus_lost_count: 0 });
    },
    mark: (attemptId: string, questionId: string, score: number) =>
      mark.run({
        ...{ attempt_id: attemptId, question_id: questionId, is_correct: score, score, maximum_marks: 1 },
        ...{ source: 'auto', needs_review: 0, confidence: 1, marked_at: 16 },
      }),
  };
}
