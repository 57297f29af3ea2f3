import { formulaAt } from '../../../../shared/rich-text/dollars';
import { richFromPlain } from '../../rich-text/plain-to-rich';

export type ToRich = (text: string) => string;

/** Markdown is rich text already; other text keeps its look, except for formulas and code. */
export const toRichFrom = (isMarkdown: boolean): ToRich =>
  isMarkdown ? (text) => text : (text) => (hasFormula(text) || hasCode(text) ? text : richFromPlain(text));

const FORMULA_SIGN = /[\\^_{}=<>+]/;
const SHORT = 12;

/** Whether dollars enclose a formula rather than amounts of money. */
function hasFormula(text: string): boolean {
  for (let at = text.indexOf('$'); at >= 0 && at < text.length; at = text.indexOf('$', at + 1)) {
    if (text[at - 1] === '\\') continue;
    const formula = formulaAt(text.slice(at, at + FORMULA_LENGTH), 0);
    if (!formula) continue;
    const isShort = formula.tex.length <= SHORT && !/\s/.test(formula.tex);
    if (formula.display || isShort || FORMULA_SIGN.test(formula.tex)) return true;
    at += formula.source.length - 1;
  }
  return false;
}

const FORMULA_LENGTH = 1000;

const hasCode = (text: string): boolean =>
  text.includes('`') && /(?:^|[\s(])`[^`\n]+`(?![\p{L}\p{N}])|^```/mu.test(text);
