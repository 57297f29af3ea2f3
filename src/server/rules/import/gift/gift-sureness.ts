import { sourceLines } from '../source-lines';
import { SURENESS, type Sureness } from '../sureness';

/** A right answer first, a right one after wrong ones, or weights; an essay may have feedback only. */
const CHOICE = /^=\s*[^\s=]|^~(?:[\s\S]*[^\\])?=\s*[^\s=]|^~\s*%-?\d{1,3}(?:[.,]\d{1,9})?%|^####/;
const NUMBER = /^#\s*(?:[-+.]?\d|=\s*(?:%|[-+.]?\d))/;
const TRUE_OR_FALSE = /^(?:T|F|TRUE|FALSE|[Tt]rue|[Ff]alse)\s*(?:#|$)/;
const CATEGORY = /^\$CATEGORY:\s*\S/;
const TITLE = /^::(?!:)/;
const TITLED = /^::[^:\s](?:[^:]|:(?!:)){0,300}::(?!:)/;
/** A brace after these belongs to a formula: `x_{`, `\frac{`, `}{`. */
const FORMULA_BEFORE = /[_^}]$|\\[a-z]{1,20}\*?$/i;

/** Moodle's Cloze code, which people use in GIFT too: `{1:SA:=went}`. */
const CLOZE = /^\d{0,6}:\s?[A-Z_]{2,20}\s?:/;

/**
 * The likelihood that a text is GIFT: a category, a titled question with braces, or answers in braces that
 * only GIFT has and that are at least as many as other braces. Braces in typed questions, formulas and fenced
 * code do not count.
 */
export function giftSureness(text: string): Sureness {
  if (/^\s*(?:\{\s*")/.test(text)) return SURENESS.none;
  const lines = sourceLines(text).map((line) => line.trim());
  if (lines.some((line) => CATEGORY.test(line)) || hasTitledAnswers(lines)) return SURENESS.certain;
  let isCode = false;
  const read = lines.filter((line) => {
    const isFence = line.startsWith('```');
    isCode = isFence !== isCode;
    return !isFence && !isCode && !line.startsWith('//');
  });
  const source = read.join('\n');
  const counts = { sure: 0, empty: 0, other: 0, formula: 0 };
  for (const block of bracesIn(source)) counts[kindOf(block)] += 1;
  if (counts.sure > 0)
    return counts.sure + counts.empty >= counts.other ? SURENESS.likely : SURENESS.possible;
  return counts.empty > counts.other && areAllOpen(source) ? SURENESS.likely : SURENESS.none;
}

/** A name between two pairs of colons, with closed braces beside or below it. */
function hasTitledAnswers(lines: readonly string[]): boolean {
  let [isTitled, isOpen] = [false, false];
  for (const line of lines) {
    isTitled ||= TITLED.test(line);
    isOpen ||= isTitled && line.includes('{');
    if (isOpen && line.includes('}')) return true;
  }
  return false;
}

interface Braces {
  /** A few characters before the brace. */
  readonly before: string;
  readonly inside: string;
  /** The rest of its last line, and the next line. */
  readonly after: string;
  readonly below: string;
}

/** Each innermost pair of braces, from one to the next; a backslash escapes a brace. */
function* bracesIn(source: string): Generator<Braces> {
  let from = 0;
  let opens = nextOpening(source, 0);
  for (const { index } of source.matchAll(/(?<!\\)\}/g)) {
    if (opens < from) opens = nextOpening(source, from);
    if (opens < 0) return;
    if (opens < index) {
      const [after = '', below = ''] = source.slice(index + 1, index + LOOK_AHEAD).split('\n', 2);
      const before = source.slice(Math.max(0, opens - LOOK_BACK), opens);
      yield { before, inside: source.slice(opens + 1, index).trim(), after, below };
    }
    from = index + 1;
  }
}

function nextOpening(source: string, from: number): number {
  let at = source.indexOf('{', from);
  while (at > 0 && source.charAt(at - 1) === '\\') at = source.indexOf('{', at + 1);
  return at;
}

const LOOK_BACK = 40;
const LOOK_AHEAD = 400;

function kindOf({ before, inside, after, below }: Braces): 'sure' | 'empty' | 'other' | 'formula' {
  if (FORMULA_BEFORE.test(before)) return 'formula';
  if (CHOICE.test(inside) || CLOZE.test(inside) || (NUMBER.test(inside) && !before.endsWith(']')))
    return 'sure';
  const endsQuestion = /^[\s.?!]*$/.test(after) && /^$|^::|\{/.test(below);
  if (TRUE_OR_FALSE.test(inside) && endsQuestion) return 'sure';
  return inside === '' && endsQuestion ? 'empty' : 'other';
}

/** Questions without answers: each paragraph has a title, or ends in an empty pair of braces. */
const areAllOpen = (source: string): boolean =>
  source
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .every((paragraph) => paragraph === '' || TITLE.test(paragraph) || endsInEmptyBraces(paragraph));

const endsInEmptyBraces = (paragraph: string): boolean =>
  paragraph.endsWith('}') && paragraph.slice(0, -1).trimEnd().endsWith('{');
