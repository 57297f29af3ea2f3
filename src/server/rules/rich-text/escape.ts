// A run of backslashes, of underscores or of stars, or a sign: each is looked at once, however long the run.
const SIGNS = /\\+|_+|\*+|[`$[]|!(?=\[)/g;
const ESCAPABLE = /[*_`$[!]/;
const LIST_STARTS = /^([ \t]{0,9})(?:([-*])|(\d{1,9})([.)]))(?=[ \t])/gm;
const RULE = /^( {0,3})(?=[|:_-][-|:_ \t]*$)/gm;
/** Takes no room and parts no word. */
const JOINER = '\u2060';

/** A text so that no sign in it marks anything; runs of underscores stay, since gaps are written so. */
export const escapeSigns = (text: string): string =>
  text.replace(SIGNS, (found, at: number) => {
    if (found.startsWith('\\')) return ESCAPABLE.test(text.charAt(at + found.length)) ? found + found : found;
    if (found.startsWith('_') && found.length > 1) return found;
    return found.startsWith('*') && found.length > 3 ? found : found.replace(/[^\\]/g, '\\$&');
  });

/** A text so that none of its lines begins a list. */
export const escapeListStarts = (text: string): string => text.replace(LIST_STARTS, '$1$3\\$2$4');

/** A text so that none of its lines rules off a table or a list, for which there is no escape; nothing to be seen is added. */
export const escapeRules = (text: string): string => text.replace(RULE, `$1${JOINER}`);
