const LOOKED_AT_CHARACTERS = 20_000;
const DECLARATION = /^<(?:\?xml|!doctype)\b/i;
const ELEMENT = /^<[a-z][\w:.-]{0,60}(?:[\s/>]|$)/i;
const LATEX = /^\\(?:documentclass|documentstyle|usepackage|begin\{)/m;

/** Whether a text is a document of a program and none that people type: XML, HTML, LaTeX. A question may begin with a tag. */
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

/** Whether nearly all lines are statements of a program or of a style sheet. */
export function looksLikeCode(text: string): boolean {
  const lines = text
    .slice(0, LOOKED_AT_CHARACTERS)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const ended = lines.filter((line) => /[;{]$|^[\])}]+[;,]?$|^(?:\/\/|\/\*|#include\b)/.test(line));
  return ended.length > 3 && ended.length * 10 >= lines.length * 6 && /\{/.test(text);
}
