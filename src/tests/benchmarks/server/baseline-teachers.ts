import type Database from 'better-sqlite3';
import { markObjective } from '../../../shared/marking/mark-objective';
import { markTextAnswers } from '../../../shared/marking/text/mark-text-answers';
import type { ObjectiveQuestion } from '../../../shared/question-types/marking';

const QUIZ = 'select * from quizzes where id = ? and teacher_id = ? and deleted_at is null';
const QUESTIONS = 'select * from questions where quiz_id = ? and deleted_at is null order by position';
const SUBMITTED = `select attempts.id, accounts.id as student, accounts.name, accounts.email, submitted_at, evaluated_at,
  released_at, focus_lost_count from attempts join accounts on accounts.id = student_id
  where quiz_id = ? and submitted_at is not null order by accounts.name collate nocase, accounts.email`;

type Row = Readonly<Record<string, unknown>>;

/** What a teacher's calls cost with nothing but the statements, JSON and the same libraries. */
export function teacherBaseline(client: Database.Database) {
  const sql = (text: string) => client.prepare<unknown[], Row>(text);
  const [findQuiz, listQuestions, listSubmitted] = [sql(QUIZ), sql(QUESTIONS), sql(SUBMITTED)];
  const listAnswers = sql(
    'select answers.* from attempts join answers on attempt_id = attempts.id where quiz_id = ? and submitted_at is not null',
  );
  const listResults = sql(
    'select results.* from attempts join results on attempt_id = attempts.id where quiz_id = ? and evaluated_at is not null',
  );
  const saveMark = sql(
    `insert into results (attempt_id, question_id, is_correct, score, maximum_marks, source, needs_review, confidence,
     rationale, findings, marked_at) values (?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?) on conflict do nothing`,
  );
  const setEvaluated = sql('update attempts set evaluated_at = ? where quiz_id = ?');
  const listOwn = sql(
    'select * from quizzes where teacher_id = ? and deleted_at is null order by created_at desc',
  );
  const listOwnQuestions = sql(
    'select questions.id, quiz_id from quizzes cross join questions on quiz_id = quizzes.id where teacher_id = ? and questions.deleted_at is null order by position',
  );
  const listTotals = sql(
    `select quiz_id, count(*) as started, count(submitted_at) as submitted, count(evaluated_at) as evaluated,
     count(released_at) as released, json_group_array(student_id order by submitted_at) as attempted
     from quizzes cross join attempts on quiz_id = quizzes.id where teacher_id = ? group by quiz_id`,
  );
  const findPlan = sql('select plan_active_until, email, name from accounts where id = ?');

  const results = (quizId: string, teacherId: string) => {
    const quiz = findQuiz.get(quizId, teacherId);
    const answers = Map.groupBy(listAnswers.all(quizId), ({ attempt_id }) => attempt_id);
    const marks = Map.groupBy(listResults.all(quizId), ({ attempt_id }) => attempt_id);
    const lines = listSubmitted.all(quizId).map((attempt) => ({
      ...attempt,
      answers: Object.fromEntries(
        (answers.get(attempt.id) ?? []).map(({ question_id, value }) => [question_id, fromJson(value)]),
      ),
      results: (marks.get(attempt.id) ?? []).map((mark) => ({ ...mark, findings: fromJson(mark.findings) })),
    }));
    return { ...quiz, questions: listQuestions.all(quizId), results: lines };
  };
  const evaluate = client.transaction((quizId: string, now: number) => {
    const byQuestion = Map.groupBy(listAnswers.all(quizId), ({ question_id }) => question_id);
    for (const question of listQuestions.all(quizId)) {
      for (const mark of marksOf(question, byQuestion.get(question.id) ?? [])) {
        const [maximum, source] = [question.maximum_marks, mark.isText ? 'built-in' : 'auto'];
        saveMark.run(
          mark.attemptId,
          question.id,
          0,
          mark.score,
          maximum,
          source,
          1,
          null,
          mark.findings,
          now,
        );
      }
    }
    setEvaluated.run(now, quizId);
  });
  return {
    results,
    async csv(quizId: string, teacherId: string) {
      const { stringify } = await import('csv-stringify/sync');
      const { questions, results: lines } = results(quizId, teacherId);
      const rows = lines.map(({ answers, results: marks, ...attempt }) => {
        const byId = new Map(marks.map((mark) => [mark['question_id' as never], mark['score' as never]]));
        const cells = questions.flatMap(({ id }) => [String(answers[String(id)]), byId.get(id as never)]);
        return [attempt['name' as never], attempt['email' as never], ...cells];
      });
      return stringify(rows, { bom: true, record_delimiter: '\r\n' });
    },
    async workbook(quizId: string) {
      const { utils, write } = await import('@e965/xlsx');
      const emails = new Map(listSubmitted.all(quizId).map(({ id, email }) => [id, email]));
      const byQuestion = Map.groupBy(listResults.all(quizId), ({ question_id }) => question_id);
      const rows = listQuestions.all(quizId).map(({ id, text }) => {
        const scores = new Map(
          (byQuestion.get(id) ?? []).map(({ attempt_id, score }) => [attempt_id, score]),
        );
        return [text, ...[...emails.keys()].map((attempt) => scores.get(attempt) ?? 0)];
      });
      const book = utils.book_new();
      utils.book_append_sheet(book, utils.aoa_to_sheet([['Question', ...emails.values()], ...rows]), 'Quiz');
      return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
    },
    dashboard: (teacherId: string) => ({
      ...findPlan.get(teacherId),
      totals: listTotals.all(teacherId),
      questions: listOwnQuestions.all(teacherId),
      quizzes: listOwn.all(teacherId),
    }),
    /** Marks every answer of a quiz by the same rules, and writes the marks. */
    evaluate: (quizId: string, now: number): void => evaluate(quizId, now),
  };
}

const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
const bodyOf = (question: Row): Row => JSON.parse(String(question.body)) as Row;

function marksOf(question: Row, answers: readonly Row[]) {
  const read = answers.map(({ attempt_id, value }) => ({ id: String(attempt_id), value: fromJson(value) }));
  if (question.type !== 'short' && question.type !== 'long') {
    const { type, maximum_marks: maximumMarks } = question;
    const objective = { ...bodyOf(question), type, maximumMarks } as unknown as ObjectiveQuestion;
    return read.map(({ id, value }) => {
      const { score } = markObjective(objective, value as never);
      return { attemptId: id, score, isText: false, findings: null };
    });
  }
  const marks = markTextAnswers({
    question: String(question.text),
    modelAnswer: String(bodyOf(question).correctAnswer),
    maximumMarks: Number(question.maximum_marks),
    answers: read.map(({ id, value }) => ({ id, text: String(value) })),
    teacherMarks: [],
  });
  return marks.map(({ id, marks: score, ...findings }) => ({
    ...{ attemptId: id, score, isText: true },
    findings: JSON.stringify(findings),
  }));
}
