import { formulaAt } from '../../../../shared/rich-text/dollars';
import { richFromPlain } from '../../rich-text/plain-to-rich';
import { richFromTex } from './gift-markup';

/** A text with its GIFT format, not yet escaped. */
export interface GiftSource {
  readonly format: 'moodle' | 'plain' | 'markdown';
  readonly source: string;
}

/** Text that Moodle would take for a tag or an entity. */
const LIKE_HTML = /<[a-z/!]|&[a-z#]/i;

/**
 * Picks the first Moodle format that preserves a rich text: unchanged, plain if it only looks like HTML, else Markdown.
 * Each is verified by parsing it back.
 */
export function giftSource(rich: string): GiftSource {
  const text = rich.trim();
  const plain = withoutEscapes(text);
  const unmarked = unmarkedSource(text);
  if (unmarked !== undefined && !LIKE_HTML.test(unmarked)) return { format: 'moodle', source: unmarked };
  if (richFromPlain(plain) === text) return { format: 'plain', source: plain };
  const inMarkdown = withFormulas(text, (tex) => `\\\\(${tex}\\\\)`);
  const isSame = richFromTex(inMarkdown, (around) => around) === text;
  return { format: 'markdown', source: isSame ? inMarkdown : text };
}

/** A text without formatting, its formulas delimited for MathJax; undefined if it has formatting. */
export const unmarkedSource = (text: string): string | undefined =>
  [withFormulas(text, (tex) => `\\(${tex}\\)`), text, withoutEscapes(text)].find(
    (source) => richFromTex(source, richFromPlain) === text,
  );

const withoutEscapes = (text: string): string => text.replace(/\\([*_`$[!.)-])/g, '$1');

/** Rewrites the delimiters of inline formulas; Moodle uses the same ones for display formulas. */
function withFormulas(text: string, write: (tex: string) => string): string {
  const sign = /[\\$`]/g;
  let [written, at] = ['', 0];
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    const formula = found[0] === '$' ? formulaAt(text, found.index) : undefined;
    const source = formula?.source ?? skippedAt(text, found.index);
    written += text.slice(at, found.index) + (formula && !formula.display ? write(formula.tex) : source);
    at = found.index + source.length;
    sign.lastIndex = at;
  }
  return written + text.slice(at);
}

/** An escaped sign, code, or a sign that begins no formula. */
function skippedAt(text: string, at: number): string {
  if (text[at] === '\\') return text.slice(at, at + 2);
  const [run = ''] = /^(?:`+|\$+)/.exec(text.slice(at, at + 100)) ?? [];
  const end = text[at] === '`' ? text.indexOf(run, at + run.length) : -1;
  return end < 0 ? run : text.slice(at, end + run.length);
}

export const escapedGift = (text: string): string =>
  text.replace(/[\\#=~{}:]/g, '\\$&').replaceAll('\n', '\\n');
