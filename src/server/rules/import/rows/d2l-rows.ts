import { numberIn } from '../file-numbers';
import type { Imported, SkippedQuestion } from '../imported';
import { type MoodleQuestion, type MoodleText, NO_TEXT } from '../moodle/moodle-question';
import { mediaMissing, patternKey } from '../qti/sentences';
import {
  answerOf,
  importedLms,
  type LmsQuestion,
  type Rows,
  sharedAnswers,
  textOf,
  writtenAnswer,
} from './lms-rows';
import { rowSentences } from './sentences';

const BEGIN = 'newquestion';
/** Type names of D2L, with Moodle's. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ mc: 'multichoice', ms: 'multichoice', tf: 'truefalse', wr: 'essay', la: 'essay' },
  ...{ sa: 'shortanswer', fib: 'shortanswer', m: 'match', o: 'ordering' },
};

interface Row {
  readonly line: number;
  readonly key: string;
  readonly cells: readonly string[];
}

/** Whether rows are a D2L Brightspace import: a row for each part, the first of each "NewQuestion,MC". */
export const areD2lRows = (rows: Rows): boolean =>
  rows.some(([key = '', type = '']) => isBegin(key) && /^[a-z]{1,4}$/i.test(type.trim()));

const keyOf = (cell: string): string => cell.trim().toLowerCase();
const isBegin = (cell: string): boolean => keyOf(cell) === BEGIN;

export function readD2lRows(rows: Rows): Imported {
  const skipped: SkippedQuestion[] = [];
  const all: Row[][] = [];
  for (const [at, cells] of rows.entries()) {
    const row = { line: at + 1, key: keyOf(cells[0] ?? ''), cells: cells.map((cell) => cell.trim()) };
    if (row.cells.every((cell) => cell === '') || row.key.startsWith('//')) continue;
    if (row.key === BEGIN) all.push([row]);
    else if (all.length > 0) all.at(-1)?.push(row);
    else if (row.key !== 'id') skipped.push({ line: row.line, type: '', reason: rowSentences.noQuestion });
  }
  return importedLms(all, questionOf, skipped);
}

/** A text and its format, given in a cell beside it. */
const textAt = ({ cells }: Row, at: number) =>
  textOf(cells[at] ?? '', cells.slice(at + 1).some((cell) => /^html$/i.test(cell)) || undefined);

const KNOWN = new Set(
  'newquestion id title questiontext points difficulty image hint feedback scoring option true false answer inputbox choice match item initialtext answerkey'.split(
    ' ',
  ),
);

function questionOf(rows: readonly Row[]): LmsQuestion {
  const all = (key: string): readonly Row[] => rows.filter((row) => row.key === key);
  const said = (key: string): string => all(key)[0]?.cells[1] ?? '';
  const named = said(BEGIN).toLowerCase();
  const textSaid = (key: string) => {
    const [row] = all(key);
    return row ? textAt(row, 1) : textOf('');
  };
  const patterns = all('answer').filter(({ cells }) => /^regexp?$/i.test(cells[3] ?? ''));
  const unread = rows.filter(({ key }) => !KNOWN.has(key));
  const image = said('image');
  return {
    type: Object.hasOwn(TYPES, named) ? (TYPES[named] ?? named) : named,
    line: rows[0]?.line ?? 1,
    name: said('title'),
    id: said('id'),
    text: textSaid('questiontext'),
    generalFeedback: textSaid('feedback'),
    hints: all('hint').map((row) => textAt(row, 1)),
    marks: numberIn(said('points')) ?? 1,
    isSingle: named !== 'ms',
    isCaseSensitive: all('answer').some(({ cells }) => /^sensitive$/i.test(cells[3] ?? '')),
    answers: answersOf(named, all),
    pairs: pairsOf(all('choice'), all('match')),
    graderInfo: textSaid('answerkey'),
    template: textSaid('initialtext'),
    isAllOrNothing: /^allornothing$/i.test(said('scoring')),
    problems: patterns.map(({ cells }) => patternKey(cells[2] ?? '')),
    notes: [
      ...(image === '' ? [] : [mediaMissing(image)]),
      ...(/^(?:rightanswers|correctanswers)$/i.test(said('scoring'))
        ? [rowSentences.scoring(said('scoring'))]
        : []),
      ...unread.map(({ cells: [key = '', ...cells] }) => rowSentences.notRead(key, cells.join(' ').trim())),
    ],
  };
}

function answersOf(type: string, all: (key: string) => readonly Row[]): MoodleQuestion['answers'] {
  const options = all('option').map((row) => ({
    text: textOf(row.cells[2] ?? '', /^html$/i.test(row.cells[3] ?? '') || undefined),
    weight: numberIn(row.cells[1] ?? '') ?? 0,
    feedback: textOf(row.cells[4] ?? ''),
  }));
  if (type === 'ms')
    return sharedAnswers(options.map(({ weight, ...option }) => ({ ...option, isRight: weight > 0 })));
  if (type === 'o') return all('item').map((row, at) => answerOf(textAt(row, 1), at + 1));
  if (type === 'tf')
    return ['true', 'false'].flatMap((word) =>
      all(word).map(({ cells }) =>
        answerOf(textOf(word), numberIn(cells[1] ?? '') ?? 0, textOf(cells[2] ?? '')),
      ),
    );
  const written = all('answer')
    .filter(({ cells }) => !/^regexp?$/i.test(cells[3] ?? ''))
    .map(({ cells }) => ({
      ...writtenAnswer(cells[2] ?? ''),
      fraction: cells[1] === '' ? 100 : (numberIn(cells[1] ?? '') ?? 0),
    }));
  return [...options.map(({ text, weight, feedback }) => answerOf(text, weight, feedback)), ...written];
}

/** If each choice has one match, the choices are the left sides; else each match names its choice. */
function pairsOf(choices: readonly Row[], matches: readonly Row[]): MoodleQuestion['pairs'] {
  const number = ({ cells }: Row): string => cells[1] ?? '';
  const [matchesOf, choicesOf] = [Map.groupBy(matches, number), Map.groupBy(choices, number)];
  const areSingle = choices.every((choice) => matchesOf.get(number(choice))?.length === 1);
  const [left, right, rightOf] = areSingle ? [choices, matches, matchesOf] : [matches, choices, choicesOf];
  const leftOf = areSingle ? choicesOf : matchesOf;
  const sideOf = (row: Row | undefined): MoodleText => (row ? textAt(row, 2) : NO_TEXT);
  return [
    ...left.map((row) => ({ left: sideOf(row), right: sideOf(rightOf.get(number(row))?.[0]) })),
    ...right.filter((row) => !leftOf.has(number(row))).map((row) => ({ left: NO_TEXT, right: sideOf(row) })),
  ];
}
