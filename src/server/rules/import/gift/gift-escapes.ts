/** What a backslash takes its meaning from, and what stands for it while a question is taken apart. */
const ESCAPED = ':#={}~n';
const RESTORED = [...':#={}~', '\n'];
/** Characters that no text has: Unicode keeps them for use inside a program. */
const FIRST = 0xfdd0;
const NO_CHARACTER = /[\ufdd0-\ufdef]/g;
const HIDDEN = /[\ufdd0-\ufdd6]/g;

/** Stands for an equals sign that begins no answer. */
export const EQUALS = String.fromCharCode(FIRST + ESCAPED.indexOf('='));

/** `\n` begins these too: in a formula it is no new line. Programs write a formula's backslash twice. */
const TEX_N =
  /\\(?=n(?:eq?|u|abla|ot|otin|eg|i|mid|leq|geq|exists|earrow|warrow|cong|sim|parallel|subseteq|less|gtr)(?:[\s\\{}$^_=<>()\d-]|$))/g;
const FORMULA = /\\\([^\\]*(?:\\[^()\\][^\\]*)*\\\)|\$\$[^$]*\$\$|\$[^\s$](?:[^$]*[^\s$])?\$(?!\d)/g;
const TWICE = '\\\\';
const SIGNS = /\\[\\:#={}~n]/g;

/** One line with its escaped signs hidden, so that all others mean something. */
export const hideEscapes = (line: string): string =>
  line
    .replace(NO_CHARACTER, '')
    .replace(FORMULA, (formula) => (formula.includes(TWICE) ? formula : formula.replace(TEX_N, TWICE)))
    .replace(SIGNS, ([, escaped = '']: string) =>
      escaped === '\\' ? escaped : String.fromCharCode(FIRST + ESCAPED.indexOf(escaped)),
    );

/** The text that was meant. */
export const showEscapes = (text: string): string =>
  text.replace(HIDDEN, (character) => RESTORED[character.charCodeAt(0) - FIRST] ?? '');
