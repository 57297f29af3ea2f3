const TAG =
  /<\/(?:a|b|big|blockquote|center|code|del|div|em|font|h[1-6]|i|li|ol|p|pre|s|small|span|strike|strong|sub|sup|table|td|th|tr|tt|u|ul)>|<br ?\/?>|<(?:img|p|span|div)(?: [^<>]*)?>/i;
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos|nbsp|[a-z]{2,8}\d?);/i;

/**
 * Whether a text without a format is HTML. A lone tag that is never closed may be the subject of the
 * question.
 */
export const hasTags = (text: string): boolean => TAG.test(text) || ENTITY.test(text);

/** Formulas by MathJax's rules; between single dollars only if surely a formula. */
const TEX =
  /\\{1,2}\(((?:[^\\]|\\(?![()\\])|\\\\(?![()]))+)\\{1,2}\)|\\{1,2}\[((?:[^\\]|\\(?![[\]\\])|\\\\(?![[\]]))+)\\{1,2}\]|\$\$([^$]+)\$\$|\$([^\s$][^$]*)\$(?!\d)/g;
const SURELY_TEX = /[\\^_]/;
/** The placeholder of a formula while the text around it is read. */
const HOLE = '\ufddf';

/** Writes the formulas of a text as rich text; `read` converts the text around them. */
export function richFromTex(source: string, read: (text: string) => string): string {
  const formulas: string[] = [];
  const keep = (formula: string): string => {
    formulas.push(formula);
    return HOLE;
  };
  const around = source.replace(
    TEX,
    (whole, inLine?: string, apart?: string, double?: string, single?: string) => {
      if (inLine !== undefined) return keep(`$${inLine.trim()}$`);
      if (apart !== undefined) return keep(`$$${apart.trim()}$$`);
      if (double !== undefined) return keep(whole);
      const isFormula = single !== undefined && SURELY_TEX.test(single) && !/\s$/.test(single);
      return isFormula ? keep(whole) : whole;
    },
  );
  let at = 0;
  return read(around).replaceAll(HOLE, () => formulas[at++] ?? '');
}
