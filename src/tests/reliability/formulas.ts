import { utils, write } from '@e965/xlsx';
import { libraryTableEncoder } from '../../server/adapters/tables/library-table-encoder';
import { resultsTable } from '../../server/rules/export/results-table';
import { workbookSheets } from '../../server/rules/export/workbook';
import { FORMULA_TEXTS, NUMBER_TEXTS } from './formula-texts';
import { proofOf, type ReliabilityReport, type ReliabilityTest } from './reliability-test';
import { type OpenedCell, openInSpreadsheet, whyNoSpreadsheetProgram } from './spreadsheet-program';

type Rows = readonly (readonly (string | number)[])[];

/** Separators used by spreadsheet programs in different locales. */
const SEPARATORS = [',', ';', '\t'] as const;
const NAMES: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

/** Opens both exports in a real spreadsheet program, with formulas in every user text. */
export const formulasTest: ReliabilityTest = async () => {
  const name = 'formulas';
  const skipped = whyNoSpreadsheetProgram();
  if (skipped) return [{ name, figures: {}, failures: [], skipped }];
  const { rows } = attackedTable();
  const safe = await libraryTableEncoder.csv(rows);
  const reports = SEPARATORS.map((separator) => {
    const report = reportOn(
      `${name}, CSV read with ${NAMES[separator]}`,
      openInSpreadsheet(safe, 'csv', separator),
    );
    return separator === ',' ? withNumbers(report, openInSpreadsheet(safe, 'csv', separator)) : report;
  });
  const workbook = await libraryTableEncoder.workbook(attackedSheets());
  reports.push(reportOn(`${name}, workbook`, openInSpreadsheet(workbook, 'xlsx')));
  const careless = await libraryTableEncoder.csv(unguarded(rows));
  const seen = reportOn(`${name}, CSV`, openInSpreadsheet(careless, 'csv'));
  const evaluated = reportOn(`${name}, workbook`, openInSpreadsheet(asFormulas(), 'xlsx'));
  return [
    ...reports,
    proofOf('the apostrophe before formulas', seen),
    proofOf('cells that are texts', evaluated),
  ];
};

/** Quiz results in which every text tries to be evaluated. */
function attackedTable() {
  const questions = FORMULA_TEXTS.slice(0, 6).map((text, at) => ({ _id: `q${at}`, text }));
  const texts = [...FORMULA_TEXTS, ...NUMBER_TEXTS];
  const results = texts.map((text, at) => ({
    ...{ studentName: text, studentEmail: text, score: 1.5, maxScore: 2 },
    answers: Object.fromEntries(questions.map(({ _id }, n) => [_id, n % 2 === 0 ? text : [text, 'b']])),
    evaluationResults: [{ questionId: 'q0', score: (at % 4) / 2 }],
  }));
  return resultsTable({ title: '=1000+337', questions, results } as never);
}

function attackedSheets() {
  const students = FORMULA_TEXTS.slice(0, 20).map((email, at) => ({ email, score: at }));
  const quizzes = ['=1000+337', "+cmd|'/C calc'!A0", '@SUM(1;1)'].map((title, at) => ({
    ...{ quizId: `z${at}`, title },
    questions: FORMULA_TEXTS.map((text, n) => ({ questionId: `q${n}`, text, students })),
  }));
  return workbookSheets({ quizzes } as never);
}

/** A workbook in which texts that begin with '=' are formulas. */
function asFormulas(): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const { name, rows } of attackedSheets()) {
    const cells = rows.map((row) =>
      row.map((cell) => (`${cell}`.startsWith('=') ? { t: 'n', v: 0, f: `${cell}`.slice(1) } : cell)),
    );
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

const unguarded = (rows: Rows): Rows =>
  rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell.replace(/'(?=[\s\p{Cc}]*[=+\-@])/gu, '') : cell)),
  );

function reportOn(name: string, cells: readonly OpenedCell[]): ReliabilityReport {
  const evaluated = cells.filter(({ formula, text }) => formula !== null || text.startsWith('1337'));
  return {
    name,
    figures: { 'cells opened': cells.length, evaluated: evaluated.length },
    failures: [
      ...evaluated.map(({ formula, text }) => `${formula} became "${text.slice(0, 60)}"`),
      ...(cells.length < 100 ? ['The program hardly read anything.'] : []),
    ],
  };
}

/** The program must read plain numbers as numbers. */
function withNumbers(report: ReliabilityReport, cells: readonly OpenedCell[]): ReliabilityReport {
  const numbers = cells.filter(({ isNumber }) => isNumber).length;
  // Each student has a name, an address and three answers with this text, a mark, a total and a maximum.
  const least = NUMBER_TEXTS.length * 5 + FORMULA_TEXTS.length * 3;
  const missing = numbers < least ? [`Only ${numbers} of at least ${least} numbers are numbers.`] : [];
  return {
    ...report,
    figures: { ...report.figures, 'numbers that stayed numbers': numbers },
    failures: [...report.failures, ...missing],
  };
}
