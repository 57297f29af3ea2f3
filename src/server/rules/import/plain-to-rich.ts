import { hasMarkup } from '../../../shared/rich-text/has-markup';
import { escapeListStarts, escapeRules, escapeSigns } from '../rich-text/escape';
import { looksPlain } from '../rich-text/same-blocks';

/** A plain text as a rich one that looks the same; where nothing in it marks anything it is the very text. */
export const richFromPlain = (text: string): string =>
  !hasMarkup(text) || looksPlain(text) ? text : escapeRules(escapeListStarts(escapeSigns(text)));
