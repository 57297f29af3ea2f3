import { DomainError } from '../../../shared/errors';
import { looksLikeAiken } from '../../../shared/import/aiken/looks-like-aiken';
import { readAiken } from '../../../shared/import/aiken/read-aiken';
import type { ImportFormat } from '../../../shared/import/formats';
import { looksLikeGift } from '../../../shared/import/gift/looks-like-gift';
import { readGift } from '../../../shared/import/gift/read-gift';
import type { Imported } from '../../../shared/import/imported';
import { importMessages } from '../../../shared/import/messages';
import { readMoodleQuestions } from '../../../shared/import/moodle/read-backup';
import { readMoodleXml } from '../../../shared/import/moodle/read-moodle-xml';
import { qtiVersionOf } from '../../../shared/import/qti/qti-version';
import { readQti } from '../../../shared/import/qti/read-qti';
import { readQuizJson } from '../../../shared/import/quiz-json/read-quiz-json';
import type { ReadAs, ReadingChoices, TextFormat } from '../../../shared/import/read-as';
import { looksLikeMarkdown } from '../../../shared/import/typed/looks-like-markdown';
import { readTyped } from '../../../shared/import/typed/read-typed';
import { readCsv, type SheetsReading, tableSureness } from './sheets';

export interface FormatReading extends Imported {
  readonly format: ImportFormat;
  /** The other ways to read it, where there is a doubt. */
  readonly choices?: ReadingChoices;
}

/** What a file begins with before its first element can be this long. */
const PROLOGUE_MAXIMUM = 20_000;
const LOOKED_AT_CHARACTERS = 4000;

export interface TextToRead {
  /** Of its file; empty for a text that was pasted. */
  readonly name: string;
  readonly as: ReadAs;
}

/** Reads a text in whichever format it is written; of several that it may be, the first in which there are questions. */
export function readText(text: string, { as }: TextToRead = { name: '', as: {} }): FormatReading {
  if (text.trim() === '') throw new DomainError('invalid', importMessages.empty);
  if (as.format) return { format: as.format, ...READERS[as.format](text, as) };
  const root = rootElementOf(text);
  if (root !== undefined && root !== 'html') return readXmlOf(root, text);
  if (looksLikeJson(text)) return { format: 'json', ...readQuizJson(text) };
  const readings = formatsOf(text).map(({ format, read }) => () => ({ format, ...read(text, as) }));
  let first: FormatReading | undefined;
  for (const reading of readings) {
    const found = reading();
    if (found.questions.length > 0) return found;
    first ??= found;
  }
  if (first) return first;
  throw new DomainError('invalid', importMessages.nothingRead);
}

const READERS: Readonly<Record<TextFormat, (text: string, as: ReadAs) => SheetsReading>> = {
  gift: readGift,
  aiken: readAiken,
  csv: readCsv,
  markdown: readTyped,
  text: readTyped,
};

interface LikelyFormat {
  readonly format: ImportFormat;
  readonly read: (text: string, as: ReadAs) => Imported;
}

/** The formats that a text may be in, the likeliest first. A table is never typed text. */
function formatsOf(text: string): LikelyFormat[] {
  const typed = looksLikeMarkdown(text) ? 'markdown' : 'text';
  return [
    ...(looksLikeGift(text) ? [{ format: 'gift', read: readGift } as const] : []),
    ...(looksLikeAiken(text) ? [{ format: 'aiken', read: readAiken } as const] : []),
    tableSureness(text) === 'no' ? { format: typed, read: readTyped } : { format: 'csv', read: readCsv },
  ];
}

/** The name of the first element without its prefix; undefined for what is no XML. */
export function rootElementOf(text: string): string | undefined {
  const beginning = text
    .slice(0, PROLOGUE_MAXIMUM)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (!beginning.startsWith('<')) return undefined;
  for (let at = 0; at !== -1; at = beginning.indexOf('<', at + 1)) {
    if (beginning.startsWith('<!--', at)) {
      at = beginning.indexOf('-->', at);
      if (at === -1) return undefined;
    } else if (!/[?!]/.test(beginning.charAt(at + 1))) {
      return /^<(?:[\w.-]{1,60}:)?([\w.-]{1,60})[\s/>]/.exec(beginning.slice(at, at + 200))?.[1];
    }
  }
  return undefined;
}

function readXmlOf(root: string, text: string): FormatReading {
  if (root === 'quiz') return { format: 'moodle-xml', ...readMoodleXml(text) };
  if (root === 'question_categories') return { format: 'mbz', ...readMoodleQuestions(text) };
  const version = qtiVersionOf(root);
  if (version) return { format: version, ...readQti(text) };
  // A text may begin with a sign that is none of XML: "<b>1. What …</b>".
  return { format: 'text', ...readTyped(text) };
}

/** Also where it is damaged: a text of questions begins with a quoted name in braces only there. */
const looksLikeJson = (text: string): boolean =>
  /^\s*(?:\{\s*"|\[\s*[{"\]])/.test(text.slice(0, LOOKED_AT_CHARACTERS));
