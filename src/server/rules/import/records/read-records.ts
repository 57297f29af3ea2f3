import { isPlainObject } from '../../../../shared/parse';
import type { Imported } from '../imported';
import { wordsOf } from '../markup/words-of-html';
import { columnOf } from '../rows/headings';
import { readRows } from '../rows/read-rows';

type Fields = Readonly<Record<string, unknown>>;
type Field = readonly [heading: string, value: unknown];

/**
 * Reads questions from other tools' JSON or YAML, at any depth: objects with keys named like the columns of a
 * table. Undefined if there are none.
 */
export function readRecords(whole: unknown, text: string): Imported | undefined {
  const records = recordsIn(whole, 0).map((fields) =>
    Object.entries(fields).flatMap((field) => cellsOf(field, fields)),
  );
  if (records.length === 0) return undefined;
  const counts = new Map<string, number>();
  for (const record of records)
    for (const [heading, cells] of Map.groupBy(record, ([name]) => name))
      counts.set(heading, Math.max(counts.get(heading) ?? 0, cells.length));
  const headings = [...counts].flatMap(([heading, count]) => Array.from({ length: count }, () => heading));
  const rows = records.map((record) => {
    const left = Map.groupBy(record, ([name]) => name);
    return headings.map((heading) => textOf(left.get(heading)?.shift()?.[1]));
  });
  const lines = linesOf(text, records);
  const unread = records.map(
    (record) => record.find(([, value]) => typeof value === 'object' && value !== null)?.[0],
  );
  return {
    questions: readRows([headings, ...rows])
      .questions.filter(({ line }) => unread[line - 2] === undefined)
      .map((question) => ({ ...question, line: lines[question.line - 2] ?? 1 })),
    skipped: unread.flatMap((key, at) =>
      key === undefined ? [] : [{ line: lines[at] ?? 1, type: '', reason: fieldNotRead(key) }],
    ),
    pictures: new Map(),
  };
}

const fieldNotRead = (key: string): string => `What stands under “${key}” was not understood.`;

const DEPTH_MAXIMUM = 8;

function recordsIn(value: unknown, depth: number): Fields[] {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAXIMUM) return [];
  const isRecord = isPlainObject(value) && isQuestion(value);
  return isRecord ? [value] : Object.values(value).flatMap((each) => recordsIn(each, depth + 1));
}

const kindOf = (key: string) => columnOf(key, 0).kind;

const ANSWERED = ['correct', 'option', 'options', 'wrong', 'type'];

const isQuestion = (fields: Fields): boolean =>
  Object.entries(fields).some(([key, value]) => kindOf(key) === 'question' && typeof value === 'string') &&
  Object.keys(fields).some((key) => ANSWERED.includes(kindOf(key)));

/** The cells of a field, by the headings of a table. */
function cellsOf([key, value]: Field, record: Fields): Field[] {
  if (kindOf(key) === 'unknown' && typeof value === 'object') return [[key, JSON.stringify(value)]];
  if (Array.isArray(value))
    return value.flatMap((item: unknown) =>
      isPlainObject(item) ? optionOf(key, item) : [[key, item] as const],
    );
  if (isPlainObject(value))
    return Object.entries(value).map(([label, item]) => [
      label.length === 1 ? `option ${label}` : label,
      item,
    ]);
  return [[isCounting(value, key, record) ? 'answer index' : key, value]];
}

const NAMES = /^(?:id|key|label|letter)$/i;

/** An option may itself be marked as right: by its only boolean, beside its only text. */
function optionOf(key: string, item: Fields): Field[] {
  const said = Object.entries(item).filter(([name, value]) => value !== null && !NAMES.test(name));
  const [text, ...others] = said.filter(([, value]) => typeof value !== 'boolean');
  const [truth, ...truths] = said.filter(([, value]) => typeof value === 'boolean');
  if (!text || others.length + truths.length > 0) return [[key, item]];
  return [[key, text[1]], ...(truth?.[1] === true ? [['correct answer', text[1]] as const] : [])];
}

/** Whether a number is an index of the options. */
const isCounting = (value: unknown, key: string, record: Fields): boolean =>
  typeof value === 'number' &&
  kindOf(key) === 'correct' &&
  Object.entries(record).some(
    ([name, items]) =>
      kindOf(name) === 'options' && Array.isArray(items) && !items.map(String).includes(`${value}`),
  );

/** A text without HTML entities. */
function textOf(value: unknown): string {
  const text = String(value ?? '').trim();
  return /&(?:#\d{1,5}|[a-z]{2,8});/i.test(text) && !text.includes('<') ? wordsOf(text) : text;
}

const LOOKED_FOR = 30;

/** The lines of the records' question texts. */
function linesOf(text: string, records: readonly (readonly Field[])[]): number[] {
  let [at, line] = [0, 1];
  return records.map((record) => {
    const question = String(record.find(([heading]) => kindOf(heading) === 'question')?.[1]);
    const found = text.indexOf(JSON.stringify(question).slice(1, -1).slice(0, LOOKED_FOR), at);
    if (found < 0) return line;
    line += text.slice(at, found).split('\n').length - 1;
    at = found;
    return line;
  });
}
