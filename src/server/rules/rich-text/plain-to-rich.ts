import { hasMarkup } from '../../../shared/rich-text/has-markup';
import { escapeListStarts, escapeRules, escapeSigns } from './escape';
import { looksPlain } from './same-blocks';

/** A plain text as rich text that looks the same; without markup characters it is unchanged. */
export const richFromPlain = (text: string): string =>
  !hasMarkup(text) || looksPlain(text) ? text : escapeRules(escapeListStarts(escapeSigns(text)));
