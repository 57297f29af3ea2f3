const LOOKED_AT_CHARACTERS = 20_000;
const DECLARATION = /^<(?:\?xml|!doctype)\b/i;
const ELEMENT = /^<[a-z][\w:.-]{0,60}(?:[\s/>]|$)/i;
/** Pieces that occur in typed questions too: a formula over several lines, a table, a drawing, code. */
const PIECE =
  '[a-z]*(?:align|gather|matrix|cases|tabular|tikz)[a-z]*|array|equation|eqnarray|math|displaymath|multline|split|subequations|table|figure|center|minipage|picture|verbatim|lstlisting|axis';
const LATEX = new RegExp(
  String.raw`^[ \t]*\\(?:(?:documentclass|documentstyle|usepackage|question|item)(?![a-z])|begin\{(?!(?:${PIECE})\*?\}))`,
  'im',
);

/** Whether a text is a machine-written document: XML, HTML, LaTeX. A question may begin with a tag. */
export function looksLikeMarkup(text: string): boolean {
  const beginning = text
    .slice(0, LOOKED_AT_CHARACTERS)
    .replace(/^\ufeff/, '')
    .trim();
  if (DECLARATION.test(beginning) || LATEX.test(beginning)) return true;
  if (!ELEMENT.test(beginning)) return false;
  const lines = beginning.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => line.trimStart().startsWith('<')).length * 2 >= lines.length;
}

/** The numbered start of a task, which programs do not have. */
const NUMBERED = /^(?:\p{L}{1,12}\s?)?\d{1,3}[.):]\s+\p{L}/u;

/** Whether nearly all lines are statements of a program or style sheet, and none is a numbered task. */
export function looksLikeCode(text: string): boolean {
  const lines = text
    .slice(0, LOOKED_AT_CHARACTERS)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const ended = lines.filter((line) => /[;{]$|^[\])}]+[;,]?$|^(?:\/\/|\/\*|#include\b)/.test(line));
  if (lines.filter((line) => NUMBERED.test(line)).length > 1) return false;
  return ended.length > 3 && ended.length * 10 >= lines.length * 6 && /\{/.test(text);
}
