import { TEXT_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { escapeHtml } from '../../../../shared/escape-html';
import type { Imported } from '../imported';
import {
  answerOf,
  importedLms,
  type LmsQuestion,
  type Rows,
  sharedAnswers,
  textOf,
  writtenAnswer,
} from './lms-rows';

const CODES = new Set(
  'MC MA TF ESS ORD MAT FIB FIB_PLUS FIL NUM SR OP JUMBLED_SENTENCE QUIZ_BOWL'.split(' '),
);
const FIRST = new RegExp(String.raw`^\ufeff?\s{0,9}(?:${[...CODES].join('|')})\t`, 'i');

/** Whether a text begins with a type code and a tab. */
export const beginsAsBlackboard = (text: string): boolean => FIRST.test(text);

const codeOf = ([code = '']: readonly string[]): string => code.trim().toUpperCase();

/** Whether rows are a Blackboard upload: each starts with a type code. */
export function areBlackboardRows(rows: Rows): boolean {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const coded = filled.filter((row) => CODES.has(codeOf(row)) && (row[1]?.trim() ?? '') !== '');
  return coded.length > 0 && coded.length * 10 >= filled.length * 8;
}

export function readBlackboardRows(rows: Rows): Imported {
  const filled = rows.flatMap((row, at) =>
    row.some((cell) => cell.trim() !== '') ? [{ row: row.map((cell) => cell.trim()), line: at + 1 }] : [],
  );
  return importedLms(filled, questionOf, []);
}

function questionOf({ row, line }: { row: readonly string[]; line: number }): LmsQuestion {
  const [, text = '', ...all] = row;
  const cells = all.slice(0, all.findLastIndex((cell) => cell !== '') + 1);
  const code = codeOf(row);
  const read = Object.hasOwn(READERS, code) ? READERS[code] : undefined;
  return {
    ...{ line, text: textOf(text), type: code.toLowerCase() },
    ...(read?.(cells, text) ?? { answers: cells.filter((cell) => cell !== '').map(writtenAnswer) }),
  };
}

type Reader = (cells: readonly string[], text: string) => Omit<LmsQuestion, 'line'>;

const essay: Reader = ([model = '']) => ({ type: 'essay', graderInfo: textOf(model) });

/** Opinion scales, uploads and quiz bowl questions have no reader: their types are unsupported. */
const READERS: Readonly<Record<string, Reader>> = {
  MC: (cells) => ({
    type: 'multichoice',
    answers: optionsIn(cells).map(({ text, isRight }) => answerOf(text, isRight ? 100 : 0)),
  }),
  MA: (cells) => ({
    ...{ type: 'multichoice', isSingle: false, isAllOrNothing: true },
    answers: sharedAnswers(optionsIn(cells)),
  }),
  TF: ([word = '']) => ({
    type: 'truefalse',
    answers: ['true', 'false'].map((each) => answerOf(textOf(each), each === word.toLowerCase() ? 100 : 0)),
  }),
  ESS: essay,
  SR: essay,
  ORD: (cells) => ({ type: 'ordering', answers: cells.map((cell, at) => answerOf(textOf(cell), at + 1)) }),
  MAT: (cells) => ({
    type: 'match',
    pairs: inPairs(cells).map(([left, right]) => ({ left: textOf(left), right: textOf(right) })),
  }),
  FIB: (cells) => ({ type: 'shortanswer', answers: cells.map(writtenAnswer) }),
  NUM: ([value = '', tolerance = '']) => ({
    type: 'numerical',
    answers: [{ ...answerOf(textOf(value), 100), tolerance }],
  }),
  FIB_PLUS: (cells, text) => {
    const accepted = new Map(groupsOf(cells).map(([name = '', ...answers]) => [name, answers]));
    return cloze(text, (name) => {
      const answers = accepted.get(name);
      return answers && `{1:SHORTANSWER:${answers.map((answer) => `=${codeFor(answer)}`).join('~')}}`;
    });
  },
  JUMBLED_SENTENCE: (cells, text) => {
    const choices = groupsOf(cells);
    const names = new Set(choices.flatMap(([, ...of]) => of));
    return cloze(text, (name) => {
      const codes = choices.map(
        ([choice = '', ...of]) => `${of.includes(name) ? '=' : ''}${codeFor(choice)}`,
      );
      return names.has(name) ? `{1:MULTICHOICE:${codes.join('~')}}` : undefined;
    });
  },
};

const inPairs = (cells: readonly string[]): (readonly [string, string])[] =>
  cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? ''] as const] : []));

const optionsIn = (cells: readonly string[]) =>
  inPairs(cells).map(([option, state]) => ({ text: textOf(option), isRight: /^correct$/i.test(state) }));

/** Groups separated by empty cells. */
function groupsOf(cells: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const cell of cells) {
    if (cell === '') groups.push([]);
    else groups.at(-1)?.push(cell);
  }
  return groups.filter((group) => group.length > 0);
}

const PLACE = /\[([^[\]\n]{1,100})\]/g;

/**
 * A text whose places, "[a]", are gaps; a place without an answer stays, as does one longer than any
 * question.
 */
function cloze(text: string, codeOfGap: (name: string) => string | undefined): Omit<LmsQuestion, 'line'> {
  const isLong = text.length > TEXT_MAXIMUM_LENGTH;
  const gapped = text.slice(0, TEXT_MAXIMUM_LENGTH).replace(PLACE, (place, name: string) => {
    const code = codeOfGap(name);
    return code === undefined || code.length > TEXT_MAXIMUM_LENGTH ? place : code;
  });
  return { type: 'cloze', text: { ...textOf(text), source: isLong ? text : gapped } };
}

/** An answer in Cloze code. */
const codeFor = (answer: string): string => escapeHtml(answer).replace(/[}~#"'/\\]/g, '\\$&');
