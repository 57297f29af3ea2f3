import type { Answer } from '../answer/answer';
import type { Question } from '../question/schema';
import { answerTextTo } from '../question-types/answer-text-to';
import type { QuizResults, ReviewedResult, StudentResult } from '../results/schema';
import { fullName } from '../tell-apart';
import { csvSafe } from './csv-safe';
import { safeFileName } from './file-name';

/** What the table shows of one student. */
export interface TableLine
  extends Pick<
    StudentResult,
    'studentName' | 'studentEmail' | 'studentClass' | 'answers' | 'score' | 'maxScore'
  > {
  readonly evaluationResults: readonly Pick<ReviewedResult, 'questionId' | 'score'>[];
}

export interface ResultsTable {
  readonly fileName: string;
  /** The first row holds the headings. */
  readonly rows: (string | number)[][];
}

/**
 * The results of a quiz as the cells of '{quiz title}-results.csv' (spec §7): Student Name, Email, each question's answer
 * and marks, Total, Max. Who has no address is named with class and number. Every cell is formula-safe; answers and marks that are not there are empty.
 */
export function resultsTable(
  quizResults: Pick<QuizResults, 'title' | 'questions'> & { readonly results: readonly TableLine[] },
): ResultsTable {
  const { title, questions, results } = quizResults;
  const headings = questions.flatMap(({ text }, index) => {
    const name = `Q${index + 1}: ${text}`;
    return [`${name} (Answer)`, `${name} (Marks)`];
  });
  const head = ['Student Name', 'Email', ...headings, 'Total', 'Max'];
  const body = results.map((result) => studentRow(result, questions));
  return {
    fileName: `${safeFileName(title)}-results.csv`,
    rows: [head, ...body].map((row) => row.map(csvSafe)),
  };
}

function studentRow(result: TableLine, questions: QuizResults['questions']): (string | number)[] {
  const marksById = new Map(result.evaluationResults.map(({ questionId, score }) => [questionId, score]));
  const cells = questions.flatMap((question) => {
    const { _id } = question;
    const answer = Object.hasOwn(result.answers, _id) ? result.answers[_id] : undefined;
    return [cellOf(question, answer), marksById.get(_id) ?? ''];
  });
  return [fullName(result), result.studentEmail, ...cells, result.score ?? '', result.maxScore];
}

/** A number stays one, so that a spreadsheet can count with it. */
const cellOf = (question: Question, answer: Answer | undefined): string | number =>
  typeof answer === 'number' ? answer : answerTextTo(question, answer ?? '');
