import { folded } from './folded';
import type { BodyLine } from './open-question';

/** The sign before a list item. */
interface Lead {
  readonly sign: string;
  readonly length: number;
}

const TIGHT = /^(?:([*+=~])\s?(?=[^\s*+=])|-(?=\p{L}))/u;

function leadOf({ bullet, text }: BodyLine): Lead {
  if (bullet.trim() !== '') return { sign: folded(bullet.trim()), length: 0 };
  const indent = text.search(/\S/);
  const found = TIGHT.exec(folded(text.slice(Math.max(indent, 0), 40)));
  return found
    ? { sign: found[1] ?? '-', length: Math.max(indent, 0) + found[0].length }
    : { sign: '', length: 0 };
}

/** Signs that mark an item, beside signs that only list; an item may have no sign. */
const MARKS = '*+=';

/** The items of a list with two kinds of signs, and the marked ones; undefined if all signs are alike. */
export function markedBullets(
  lines: readonly BodyLine[],
  isAsked: boolean,
): { line: BodyLine; isMarked: boolean }[] | undefined {
  const leads = lines.map(leadOf);
  const signs = new Set(leads.map(({ sign }) => sign));
  const [mark, ...others] = [...signs].filter((sign) => sign !== '' && MARKS.includes(sign));
  if (signs.size !== 2 || mark === undefined || others.length > 0) return undefined;
  const isFit = signs.has('')
    ? isAsked && mark === '*' && lines.every(isBrief)
    : mark !== '=' || signs.has('~') || signs.has('-');
  const indents = lines.flatMap(({ indent }) => indent ?? []);
  if (!isFit || Math.max(...indents) - Math.min(...indents) > 1 || areTwoLists(lines, leads))
    return undefined;
  return lines.map((line, at) => {
    const { sign = '', length = 0 } = leads[at] ?? {};
    return { line: { ...line, text: line.text.slice(length) }, isMarked: sign === mark };
  });
}

/** Whether there are two separate lists, each with one sign. */
function areTwoLists(lines: readonly BodyLine[], leads: readonly Lead[]): boolean {
  const steps = lines.slice(1).map(({ line }, at) => line - (lines[at]?.line ?? line));
  const changes = steps.flatMap((step, at) => (leads[at]?.sign === leads[at + 1]?.sign ? [] : [step]));
  const [only = 1, another] = changes;
  return another === undefined && only > Math.min(...steps);
}

/** Whether a line is short, unlike sentences and questions. */
const isBrief = ({ text }: BodyLine): boolean =>
  text.length < 80 && !/[.;:,?]$/.test(folded(text.trim().slice(-1)));
