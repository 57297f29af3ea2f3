import type { Answer } from '../../../shared/answer/answer';
import { answerParts } from '../../../shared/answer/answer-text';
import type { Question } from '../../../shared/question/schema';
import { answerTextTo } from '../../../shared/question-types/answer-text-to';
import type { QuizResults, ReviewedResult, StudentResult } from '../../../shared/results/schema';
import { fullName } from '../../../shared/tell-apart';
import { csvSafe } from './csv-safe';
import { safeFileName } from './file-name';

export interface TableLine
  extends Pick<
    StudentResult,
    'studentName' | 'studentEmail' | 'studentClass' | 'answers' | 'score' | 'maxScore'
  > {
  readonly evaluationResults: readonly Pick<ReviewedResult, 'questionId' | 'score'>[];
}

export interface ResultsTable {
  readonly fileName: string;
  readonly rows: (string | number)[][];
}

type Table = Pick<QuizResults, 'title' | 'questions'> & { readonly results: readonly TableLine[] };
type AnswerInWords = (question: Question, answer: Answer) => string;

/**
 * The cells of '{quiz title}-results.csv' (spec §7): Student Name, Email, each question's answer and marks, Total, Max.
 * Only namesakes have class and number in their names. Every cell is formula-safe; missing answers and marks are empty.
 */
export function resultsTable(quizResults: Table): ResultsTable {
  const rows = cellsOf(quizResults, answerTextTo);
  return {
    fileName: `${safeFileName(quizResults.title)}-results.csv`,
    rows: rows.map((row) => row.map(csvSafe)),
  };
}

/**
 * The same cells for '{quiz title}-results.xlsx'. Excel does not evaluate text cells, so texts are unchanged; each part
 * of an answer has its own line.
 */
export const resultsWorkbook = (table: Table) => ({
  fileName: `${safeFileName(table.title)}-results.xlsx`,
  rows: cellsOf(table, (_, answer) => answerParts(answer).join('\n')),
});

function cellsOf({ questions, results }: Table, inWords: AnswerInWords): ResultsTable['rows'] {
  const headings = questions.flatMap(({ text }, index) => {
    const name = `Q${index + 1}: ${text}`;
    return [`${name} (Answer)`, `${name} (Marks)`];
  });
  const head = ['Student Name', 'Email', ...headings, 'Total', 'Max'];
  const names = Map.groupBy(results, ({ studentName }) => studentName);
  return [
    head,
    ...results.map((result) => {
      const isAlone = names.get(result.studentName)?.length === 1;
      const name = isAlone ? result.studentName : fullName(result);
      return [name, result.studentEmail, ...marksOf(result, { questions, inWords })];
    }),
  ];
}

function marksOf(
  result: TableLine,
  { questions, inWords }: Pick<Table, 'questions'> & { inWords: AnswerInWords },
): (string | number)[] {
  const marksById = new Map(result.evaluationResults.map(({ questionId, score }) => [questionId, score]));
  const cells = questions.flatMap((question) => {
    const { _id } = question;
    const answer = Object.hasOwn(result.answers, _id) ? result.answers[_id] : undefined;
    // Numbers stay numbers, so that the spreadsheet can calculate.
    const cell = typeof answer === 'number' ? answer : inWords(question, answer ?? '');
    return [cell, marksById.get(_id) ?? ''];
  });
  return [...cells, result.score ?? '', result.maxScore];
}
