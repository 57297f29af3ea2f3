import type { Db } from '../../../server/db/open';
import { type AnswerRecord, answersStore } from '../../../server/features/attempts/answers-store';
import { deskStore } from '../../../server/features/desk/store';
import { cellsStore, gradebookStore } from '../../../server/features/gradebook/store';
import { marksStore } from '../../../server/features/marking/evaluation/marks-store';
import { evaluationStore } from '../../../server/features/marking/evaluation/store';
import { paymentsStore } from '../../../server/features/payments/store';
import { type QuestionRecord, quizzesStore } from '../../../server/features/quizzes/store';
import { toQuestion } from '../../../server/features/quizzes/views';
import { linesStore } from '../../../server/features/results/lines-store';
import { resultsStore } from '../../../server/features/results/store';
import type { OwnerId } from '../../../server/rules/access/owner-id';
import { markTextAnswers } from '../../../server/rules/marking/text/mark-text-answers';
import type { Answer } from '../../../shared/answer/answer';
import { markObjective } from '../../../shared/marking/mark-objective';

/** A teacher's calls with only the product's statements, JSON and libraries. */
export function teacherBaseline(db: Db) {
  const [quizzes, desk] = [quizzesStore(db), deskStore(db)];
  const [results, lines] = [resultsStore(db), linesStore(db)];

  const resultsOf = (quizId: string, teacherId: OwnerId) => {
    const submitted = results.listSubmitted.all({ quizId, teacherId });
    const named = JSON.stringify(submitted.map(({ attemptId }) => attemptId));
    const answers = new Map(lines.listAnswers(named, teacherId).map((row) => [row.attemptId, row.answers]));
    const marks = Map.groupBy(lines.listMarks(named, teacherId), ({ attemptId }) => attemptId);
    return {
      ...quizzes.findOwn.get({ quizId, teacherId }),
      questions: quizzes.listQuestions.all({ quizId }),
      results: submitted.map((attempt) => ({
        ...attempt,
        answers: fromJson<Readonly<Record<string, unknown>>>(answers.get(attempt.attemptId) ?? '{}'),
        results: (marks.get(attempt.attemptId) ?? []).map((mark) => ({
          ...mark,
          findings: mark.findings === null ? null : fromJson<unknown>(mark.findings),
        })),
      })),
    };
  };
  const evaluate = db.$client.transaction((quizId: string, now: number) => {
    const attempts = evaluationStore(db).listUnevaluated.all({ quizId });
    const attemptIds = JSON.stringify(attempts.map(({ id }) => id));
    const answers = answersStore(db).listOfMany.all({ attemptIds });
    const byQuestion = Map.groupBy(answers, ({ questionId }) => questionId);
    for (const question of quizzes.listQuestions.all({ quizId })) {
      for (const mark of marksOf(question, byQuestion.get(question.id) ?? [])) {
        marksStore(db).saveMark.run({
          ...{ ...mark, questionId: question.id, maximumMarks: question.maximumMarks, isCorrect: false },
          ...{ needsReview: false, confidence: 1, rationale: null, markedAt: now, markedBy: null },
        });
      }
    }
    for (const { id } of attempts) evaluationStore(db).setEvaluated.run({ attemptId: id, now });
  });
  return {
    results: resultsOf,
    async csv(quizId: string, teacherId: OwnerId) {
      const { stringify } = await import('csv-stringify/sync');
      const { questions, results: submitted } = resultsOf(quizId, teacherId);
      const rows = submitted.map(({ answers, results: marks, studentName, studentEmail }) => {
        const byId = new Map(marks.map(({ questionId, score }) => [questionId, score]));
        return [
          studentName,
          studentEmail,
          ...questions.flatMap(({ id }) => [String(answers[id]), byId.get(id)]),
        ];
      });
      return stringify(rows, { bom: true, record_delimiter: '\r\n' });
    },
    async workbook(teacherId: OwnerId) {
      const { utils, write } = await import('@e965/xlsx');
      const submitted = results.listAllSubmitted.all({ teacherId });
      const named = JSON.stringify(submitted.map(({ attemptId }) => attemptId));
      const byQuestion = Map.groupBy(lines.listScores(named, teacherId), ({ questionId }) => questionId);
      const rows = results.listQuestions.all({ teacherId }).map(({ questionId, text }) => {
        const scores = new Map(
          (byQuestion.get(questionId) ?? []).map(({ attemptId, score }) => [attemptId, score]),
        );
        return [text, ...submitted.map(({ attemptId }) => scores.get(attemptId) ?? 0)];
      });
      const head = ['Question', ...submitted.map(({ email }) => email)];
      const book = utils.book_new();
      utils.book_append_sheet(book, utils.aoa_to_sheet([head, ...rows]), 'Quiz');
      const file: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
      return file;
    },
    dashboard(teacherId: OwnerId) {
      const own = desk.listOwn.all({ teacherId });
      const quizIds = JSON.stringify(own.map(({ id }) => id));
      return {
        ...paymentsStore(db).findPlan.get({ teacherId }),
        totals: quizzes.listAttemptTotals.all({ quizIds }),
        marks: desk.listMarkTotals.all({ quizIds }),
        questions: desk.listQuestionMarks.all({ quizIds }),
        quizzes: own,
      };
    },
    gradebook(classId: string, teacherId: OwnerId) {
      const columns = gradebookStore(db).listQuizzes.all({ classId, viewerId: teacherId, shared: '[]' });
      const quizIds = JSON.stringify(columns.map(({ quizId }) => quizId));
      return {
        tags: gradebookStore(db).listTags.all({ quizIds }),
        members: gradebookStore(db).listMembers.all({ classId, quizIds }),
        quizzes: columns,
        cells: cellsStore(db).listCells(quizIds, classId),
      };
    },
    /** Marks every answer of a quiz by the same rules, and writes the marks. */
    evaluate: (quizId: string, now: number): void => evaluate(quizId, now),
  };
}

/** Unvalidated: validation is a cost of the product. */
const fromJson = <Stored>(json: string): Stored => JSON.parse(json);

function marksOf(record: QuestionRecord, answers: readonly AnswerRecord[]) {
  const question = toQuestion(record);
  const read = answers.map(({ attemptId, value }) => ({
    attemptId,
    value: fromJson<Answer | null>(value ?? 'null'),
  }));
  if (question.type !== 'short' && question.type !== 'long') {
    return read.map(({ attemptId, value }) => {
      const { score } = markObjective(question, value);
      return { attemptId, score, source: 'auto', findings: null } as const;
    });
  }
  const marks = markTextAnswers({
    question: question.text,
    modelAnswer: String(question.correctAnswer),
    maximumMarks: question.maximumMarks,
    answers: read.map(({ attemptId, value }) => ({ id: attemptId, text: String(value) })),
    teacherMarks: [],
  });
  return marks.map(
    ({ id: attemptId, marks: score, ...findings }) =>
      ({ attemptId, score, source: 'built-in', findings: JSON.stringify(findings) }) as const,
  );
}
