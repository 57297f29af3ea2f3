import type { QuestionDraft } from '../../../../shared/question/draft';
import { richFromPlain } from '../../rich-text/plain-to-rich';
import type { ImportedQuestion, SkippedQuestion } from '../imported';
import { type PictureOf, richFromHtml } from '../markup/rich-from-html';
import * as sentences from './sentences';

/** The result of reading one item. */
export interface ReadItems {
  readonly questions: readonly ImportedQuestion[];
  readonly skipped: readonly SkippedQuestion[];
}

/** Reads the texts of one item, and collects the notes on it. */
export class ItemReader {
  readonly problems = new Set<string>();
  readonly notes = new Set<string>();

  constructor(readonly pictureOf: PictureOf) {}

  html(markup: string): string {
    if (markup.trim() === '') return '';
    const { text, notes } = richFromHtml(markup, this.pictureOf);
    for (const note of notes) this.notes.add(note);
    return text;
  }

  /** A text without markup as rich text. */
  plain(text: string): string {
    return richFromPlain(text.trim());
  }
}

const MARKS_MAXIMUM = 1000;

/** Rounds to whole marks, at least 1. */
export function wholeMarks(said: number | undefined, reader: ItemReader): number {
  if (said === undefined || !Number.isFinite(said)) return 1;
  const kept = Math.min(MARKS_MAXIMUM, Math.max(1, Math.round(said)));
  if (kept !== said) reader.notes.add(sentences.marksRounded(said, kept));
  return kept;
}

export interface FinishedItem {
  readonly line: number;
  readonly name: string | undefined;
  readonly text: string;
  /** Including the fields of its type. */
  readonly draft: QuestionDraft;
  readonly maximumMarks: number;
  readonly explanation: string;
  readonly tags?: readonly string[];
}

export function importedQuestion(reader: ItemReader, item: FinishedItem): ImportedQuestion {
  const { line, name, text, draft, maximumMarks, explanation, tags = [] } = item;
  return {
    line,
    ...(name !== undefined && name !== '' && { name }),
    draft: { ...draft, text, maximumMarks, explanation: explanation.trim() === '' ? null : explanation },
    problems: [...reader.problems],
    notes: [...reader.notes],
    tags,
  };
}

export const joinedTexts = (texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n');
