import { sourceLines } from '../source-lines';

/** A right answer first, a right one behind wrong ones, or weights; feedback alone stands in an essay. */
const CHOICE = /^=\s*[^\s=]|^~[\s\S]*[^\\]=\s*[^\s=]|^~\s*%-?\d{1,3}(?:\.\d{1,9})?%|^####/;
const NUMBER = /^#\s*(?:[-+.]?\d|=\s*(?:%|[-+.]?\d))/;
const TRUE_OR_FALSE = /^(?:T|F|TRUE|FALSE)\s*(?:#|$)/;
const CATEGORY = /^\$CATEGORY:\s*\S/;
const TITLE = /^::(?!:)/;
/** A brace here is one of a formula: `x_{`, `\frac{`, `}{`. */
const FORMULA_BEFORE = /[_^}\\]$|\\[a-z]{1,20}\*?$/i;

/**
 * Whether a text is surely GIFT: a category, or answers in braces as only GIFT writes them, which are at least as many as
 * other braces. Braces in typed questions and in formulas are none.
 */
export function looksLikeGift(text: string): boolean {
  if (/^\s*(?:<|\{\s*")/.test(text)) return false;
  const lines = sourceLines(text).map((line) => line.trim());
  if (lines.some((line) => CATEGORY.test(line))) return true;
  const source = lines.filter((line) => !line.startsWith('//')).join('\n');
  const counts = { sure: 0, empty: 0, other: 0, formula: 0 };
  for (const block of bracesIn(source)) counts[kindOf(block)] += 1;
  if (counts.sure > 0) return counts.sure + counts.empty >= counts.other;
  return counts.empty > counts.other && areAllOpen(source);
}

interface Braces {
  /** A few signs before the brace. */
  readonly before: string;
  readonly inside: string;
  /** What stands behind its end in its line, and the line below. */
  readonly after: string;
  readonly below: string;
}

/** Each pair of braces with none inside, from one end to the next. */
function* bracesIn(source: string): Generator<Braces> {
  let from = 0;
  let opens = source.indexOf('{');
  for (const { index } of source.matchAll(/(?<!\\)\}/g)) {
    if (opens < from) opens = source.indexOf('{', from);
    if (opens < 0) return;
    if (opens < index) {
      const [after = '', below = ''] = source.slice(index + 1, index + LOOK_AHEAD).split('\n', 2);
      const before = source.slice(Math.max(0, opens - LOOK_BACK), opens);
      yield { before, inside: source.slice(opens + 1, index).trim(), after, below };
    }
    from = index + 1;
  }
}

const LOOK_BACK = 40;
const LOOK_AHEAD = 400;

function kindOf({ before, inside, after, below }: Braces): 'sure' | 'empty' | 'other' | 'formula' {
  if (FORMULA_BEFORE.test(before)) return 'formula';
  if (CHOICE.test(inside) || (NUMBER.test(inside) && !before.endsWith(']'))) return 'sure';
  const endsQuestion = /^[\s.?!]*$/.test(after) && /^$|^::|\{/.test(below);
  if (TRUE_OR_FALSE.test(inside) && endsQuestion) return 'sure';
  return inside === '' && endsQuestion ? 'empty' : 'other';
}

/** Questions without any answers: each paragraph has a title, or ends in an empty pair of braces. */
const areAllOpen = (source: string): boolean =>
  source
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .every((paragraph) => paragraph === '' || TITLE.test(paragraph) || endsInEmptyBraces(paragraph));

const endsInEmptyBraces = (paragraph: string): boolean =>
  paragraph.endsWith('}') && paragraph.slice(0, -1).trimEnd().endsWith('{');
