import { hasTags, richFromTex } from '../../formats/gift/gift-markup';
import { richFromPlain } from '../../rich-text/plain-to-rich';
import { richFromHtml } from '../markup/rich-from-html';
import { showEscapes } from './gift-escapes';

const FORMATS = ['html', 'moodle', 'plain', 'markdown'] as const;
type GiftFormat = (typeof FORMATS)[number];
const isFormat = (name: string): name is GiftFormat => (FORMATS as readonly string[]).includes(name);

export interface GiftText {
  readonly format: GiftFormat;
  /** The text without the mark of its format. */
  readonly source: string;
}

/** Reads a text with hidden signs in its own format or that of the question. */
export function giftText(hidden: string, inherited: GiftFormat): GiftText {
  const trimmed = hidden.trim();
  const [mark, name = ''] = /^\[([a-z]{4,8})\]/.exec(trimmed) ?? [];
  const format = isFormat(name) ? name : inherited;
  const rest = mark !== undefined && isFormat(name) ? trimmed.slice(mark.length) : trimmed;
  return { format, source: showEscapes(format === 'moodle' ? dedented(rest) : rest).trim() };
}

/**
 * Removes the indentation shared by all lines below the first, which comes from typing; code is indented
 * beyond it.
 */
function dedented(text: string): string {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trimEnd());
  const depths = lines.flatMap((line) => (line === '' ? [] : [line.length - line.trimStart().length]));
  const depth = depths.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  return [first, ...lines.map((line) => line.slice(depth))].join('\n');
}

/** Converts a question's texts to rich text and collects import notes. */
export class GiftTexts {
  readonly notes = new Set<string>();
  #format: GiftFormat = 'moodle';

  /** The question's text, whose format the other texts inherit. */
  question(hidden: string): string {
    const text = giftText(hidden, 'moodle');
    this.#format = text.format;
    return this.#rich(text);
  }

  rich(hidden: string): string {
    return this.#rich(giftText(hidden, this.#format));
  }

  /** The right side of a pair, which has no format mark in Moodle. */
  right(hidden: string): string {
    return richFromTex(showEscapes(dedented(hidden)).trim(), richFromPlain);
  }

  /** Plain text that answers are compared with exactly. */
  plain(hidden: string): string {
    return giftText(hidden, this.#format).source;
  }

  #rich({ format, source }: GiftText): string {
    if (format === 'plain') return richFromPlain(source);
    if (format === 'markdown') return richFromTex(source, (text) => text);
    if (format === 'moodle' && !hasTags(source)) return richFromTex(source, richFromPlain);
    const html = format === 'moodle' ? source.replace(/(?<!>)\n(?!<)/g, '<br>') : source;
    const { text, notes } = richFromHtml(html, () => undefined);
    // An answer may itself be a tag: "<br>".
    if (text.trim() === '' && notes.length === 0) return richFromPlain(source);
    for (const note of notes) this.notes.add(note);
    return text.trim();
  }
}
