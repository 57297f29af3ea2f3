import { escapeHtml } from '../../../../shared/escape-html';
import type { ExportedPicture } from '../../../../shared/export/exported';
import type { TextFormat } from '../../../../shared/question-types/base';
import { moodleHtml, pictureName } from './moodle-html';

// XML 1.0 forbids all other control characters.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for XML, in a CDATA section if it has markup characters. */
export function xmlText(text: string): string {
  const clean = text.toWellFormed().replace(FORBIDDEN, '\ufffd');
  return /[&<>]/.test(clean) ? `<![CDATA[${clean.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : clean;
}

export const xmlLine = (name: string, text: string | number): string =>
  `    <${name}>${escapeHtml(String(text))}</${name}>\n`;

/** Writes the texts of a question, each with its picture files. */
export class MoodleTexts {
  constructor(
    private readonly format: TextFormat,
    private readonly pictures: ReadonlyMap<string, ExportedPicture>,
  ) {}

  /** The content of a text element: the HTML, then its picture files. */
  html(text: string, { change = (html: string) => html, more = [] as readonly string[] } = {}): string {
    const { html, pictures } = moodleHtml(text, { format: this.format, pictures: this.pictures });
    return this.raw(change(html), [...new Set([...more, ...pictures])]);
  }

  raw(html: string, pictures: readonly string[] = []): string {
    const files = pictures.map((uploadId) => this.#file(uploadId));
    return `<text>${xmlText(html)}</text>${files.join('')}`;
  }

  #file(uploadId: string): string {
    const picture = this.pictures.get(uploadId);
    if (!picture) return '';
    return `<file name="${pictureName(uploadId, this.pictures)}" path="/" encoding="base64">${picture.base64}</file>`;
  }

  element(name: string, text: string): string {
    return `    <${name} format="html">${this.html(text)}</${name}>\n`;
  }

  answer({ text, fraction, feedback = '', more = '' }: WrittenAnswer): string {
    const feedbackTag = `<feedback format="html">${this.html(feedback)}</feedback>`;
    return `    <answer fraction="${fraction}" format="html">${this.html(text)}${feedbackTag}${more}</answer>\n`;
  }

  /** An answer that is compared literally. */
  plainAnswer({ text, fraction, more = '' }: WrittenAnswer): string {
    const feedbackTag = '<feedback format="html"><text></text></feedback>';
    return `    <answer fraction="${fraction}" format="moodle_auto_format">${this.raw(text)}${feedbackTag}${more}</answer>\n`;
  }
}

interface WrittenAnswer {
  readonly text: string;
  readonly fraction: number;
  readonly feedback?: string;
  readonly more?: string;
}
