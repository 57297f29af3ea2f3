// Matches whole runs of backslashes, underscores or asterisks, which keeps the scan linear.
const SIGNS = /\\+|_+|\*+|[`$[]|!(?=\[)/g;
const ESCAPABLE = /[*_`$[!]/;
const LIST_STARTS = /^([ \t]{0,9})(?:([-*])|(\d{1,9})([.)]))(?=[ \t])/gm;
const RULE = /^( {0,3})(?=[|:_-][-|:_ \t]*$)/gm;
/** A zero-width character that separates no words. */
const JOINER = '\u2060';

/** Escapes all inline markup; runs of underscores stay, because they are gaps. */
export const escapeSigns = (text: string): string =>
  text.replace(SIGNS, (found, at: number) => {
    if (found.startsWith('\\')) return ESCAPABLE.test(text.charAt(at + found.length)) ? found + found : found;
    if (found.startsWith('_') && found.length > 1) return found;
    return found.startsWith('*') && found.length > 3 ? found : found.replace(/[^\\]/g, '\\$&');
  });

export const escapeListStarts = (text: string): string => text.replace(LIST_STARTS, '$1$3\\$2$4');

/** Defuses lines that would be table rules or list separators; without an escape for them, an invisible character is inserted. */
export const escapeRules = (text: string): string => text.replace(RULE, `$1${JOINER}`);
