/** The signs that a backslash escapes; each has a placeholder while a question is split. */
const ESCAPED = ':#={}~n';
const RESTORED = [...':#={}~', '\n'];
/** Noncharacters: Unicode reserves them for use inside a program. */
const FIRST = 0xfdd0;
const NO_CHARACTER = /[\ufdd0-\ufdef]/g;
const HIDDEN = /[\ufdd0-\ufdd6]/g;

/** The placeholder of an equals sign that starts no answer. */
export const EQUALS = String.fromCharCode(FIRST + ESCAPED.indexOf('='));

/**
 * These TeX commands start with `\n` too, which is no line break in a formula. Programs double a formula's
 * backslash.
 */
const TEX_N =
  /\\(?=n(?:eq?|u|abla|ot|otin|eg|i|mid|leq|geq|exists|earrow|warrow|cong|sim|parallel|subseteq|less|gtr)(?:[\s\\{}$^_=<>()\d-]|$))/g;
const FORMULA = /\\\([^\\]*(?:\\[^()\\][^\\]*)*\\\)|\$\$[^$]*\$\$|\$[^\s$](?:[^$]*[^\s$])?\$(?!\d)/g;
const TWICE = '\\\\';
const SIGNS = /\\[\\:#={}~n]/g;

/** A line with its escaped signs hidden, so that all remaining ones are syntax. */
export const hideEscapes = (line: string): string =>
  line
    .replace(NO_CHARACTER, '')
    .replace(FORMULA, (formula) => (formula.includes(TWICE) ? formula : formula.replace(TEX_N, TWICE)))
    .replace(SIGNS, ([, escaped = '']: string) =>
      escaped === '\\' ? escaped : String.fromCharCode(FIRST + ESCAPED.indexOf(escaped)),
    );

export const showEscapes = (text: string): string =>
  text.replace(HIDDEN, (character) => RESTORED[character.charCodeAt(0) - FIRST] ?? '');
