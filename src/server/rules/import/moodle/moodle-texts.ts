import { richFromPlain } from '../../rich-text/plain-to-rich';
import { isHtmlElement, readHtml } from '../markup/html';
import { richFromHtml } from '../markup/rich-from-html';
import type { MoodleText } from './moodle-question';

/** Converts a question's texts to rich text and collects import notes. */
export class MoodleTexts {
  readonly notes = new Set<string>();

  rich({ source, format, picture }: MoodleText): string {
    const trimmed = source.trim();
    if (format === 'plain') return richFromPlain(trimmed);
    if (format === 'markdown') return trimmed;
    const { text, notes } = richFromHtml(format === 'moodle' ? withBreaks(trimmed) : trimmed, picture);
    // An answer may itself be a tag: "<br>".
    if (text.trim() === '' && notes.length === 0) return richFromPlain(trimmed);
    for (const note of notes) this.notes.add(note);
    return text.replace(/^\n+/, '').trimEnd();
  }
}

/** Turns newlines into <br> in a text with elements; a text without elements is unchanged. */
const withBreaks = (source: string): string =>
  readHtml(source).some(isHtmlElement) ? source.replace(/(?<!>)\r?\n(?!<)/g, '<br>') : source;
