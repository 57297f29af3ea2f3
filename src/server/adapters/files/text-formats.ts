import { DomainError } from '../../../shared/errors';
import type { ImportFormat } from '../../../shared/import/formats';
import { importMessages } from '../../../shared/import/messages';
import type { ReadAs, ReadingChoices, TextFormat } from '../../../shared/import/read-as';
import { looksLikeAiken } from '../../rules/import/aiken/looks-like-aiken';
import { readAiken } from '../../rules/import/aiken/read-aiken';
import { giftSureness } from '../../rules/import/gift/gift-sureness';
import { readGift } from '../../rules/import/gift/read-gift';
import type { Imported } from '../../rules/import/imported';
import { insideFence } from '../../rules/import/markup/inside-fence';
import { looksLikeCode, looksLikeMarkup } from '../../rules/import/markup/looks-like-markup';
import { readMoodleQuestions } from '../../rules/import/moodle/read-backup';
import { readMoodleXml } from '../../rules/import/moodle/read-moodle-xml';
import { qtiVersionOf } from '../../rules/import/qti/qti-version';
import { readQti } from '../../rules/import/qti/read-qti';
import { readQuizJson } from '../../rules/import/quiz-json/read-quiz-json';
import { readRecords } from '../../rules/import/records/read-records';
import { SURENESS, type Sureness } from '../../rules/import/sureness';
import { looksLikeMarkdown } from '../../rules/import/typed/looks-like-markdown';
import { looksTyped } from '../../rules/import/typed/looks-typed';
import { readTyped } from '../../rules/import/typed/read-typed';
import { looksLikeYaml, plainYaml } from '../../rules/plain-yaml';
import { readCsv, type SheetsReading, tableSureness } from './sheets';

export interface FormatReading extends Imported {
  readonly format: ImportFormat;
  /** Alternative readings if it is uncertain. */
  readonly choices?: ReadingChoices;
}

/** The maximum length of the prologue before the first element. */
const PROLOGUE_MAXIMUM = 20_000;
const LOOKED_AT_CHARACTERS = 4000;

export interface TextToRead {
  /** The file's name; empty for pasted text. */
  readonly name: string;
  readonly as: ReadAs;
}

const READERS: Readonly<Record<TextFormat, (text: string, as: ReadAs) => SheetsReading>> = {
  gift: readGift,
  aiken: readAiken,
  csv: readCsv,
  markdown: readTyped,
  text: readTyped,
};

/**
 * Reads a text in the requested format, else in that of the most certain reader. Between equals, the one that
 * leaves less work wins, and both are offered. Throws 400 if no reader claims it: it never falls back to
 * typed questions.
 */
export function readText(text: string, { name, as }: TextToRead = { name: '', as: {} }): FormatReading {
  if (text.trim() === '') throw new DomainError('invalid', importMessages.empty);
  const inside = insideFence(text);
  if (inside !== undefined && isOfQuestions(inside)) return readText(inside, { name, as });
  // Only tables have columns.
  const asked = as.format ?? (as.columns && 'csv');
  const known = asked === undefined ? readKnown(text) : undefined;
  if (known) return known;
  const claims = claimsOf(text, name);
  const [first, second] = claims;
  if (asked) return offering(claims, { format: asked, ...READERS[asked](text, as) });
  if (!first) throw new DomainError('invalid', refusalOf(text));
  const isTie = first.sureness === second?.sureness && text.length <= COMPARED_CHARACTERS;
  let best = readingOf(first, text, as);
  for (const claim of claims.slice(1)) {
    if (best.questions.length > 0 && !(isTie && claim === second)) continue;
    const other = readingOf(claim, text, as);
    if (finishedIn(other) > finishedIn(best) || best.questions.length === 0) best = other;
  }
  return first.sureness === SURENESS.certain ? best : offering(claims, best);
}

/** A longer text is read only once, since reading has a time limit. */
const COMPARED_CHARACTERS = 100_000;

const readingOf = ({ format }: Claim, text: string, as: ReadAs): FormatReading => ({
  format,
  ...READERS[format](text, as),
});

const finishedIn = ({ questions }: Imported): number =>
  questions.filter(({ problems }) => problems.length === 0).length;

function offering(claims: readonly Claim[], reading: FormatReading): FormatReading {
  const formats = claims.map(({ format }) => format);
  if (formats.length < 2) return reading;
  return { ...reading, choices: { ...reading.choices, formats } };
}

const refusalOf = (text: string): string =>
  looksLikeMarkup(text)
    ? importMessages.markup
    : looksLikeYaml(text)
      ? importMessages.yaml
      : looksLikeCode(text)
        ? importMessages.code
        : importMessages.nothingRead;

/** Whether a fenced block is a question file rather than code in a question. */
const isOfQuestions = (text: string): boolean =>
  rootElementOf(text) !== undefined ||
  looksLikeJson(text) ||
  looksLikeYaml(text) ||
  claimsOf(text, '').some(({ sureness }) => sureness >= SURENESS.likely);

function typedSureness(text: string): Sureness {
  if (looksLikeMarkup(text) || looksLikeYaml(text)) return SURENESS.none;
  if (looksTyped(text)) return SURENESS.likely;
  return looksLikeCode(text) ? SURENESS.none : SURENESS.possible;
}

interface Claim {
  readonly format: TextFormat;
  readonly sureness: Sureness;
}

/** The possible formats of a text, the most certain first. */
function claimsOf(text: string, name: string): Claim[] {
  const claims: Claim[] = [
    { format: 'gift', sureness: /\.gift(?:\.txt)?$/i.test(name) ? SURENESS.certain : giftSureness(text) },
    { format: 'aiken', sureness: looksLikeAiken(text) ? SURENESS.certain : SURENESS.none },
    { format: 'csv', sureness: tableSureness(text) },
    { format: looksLikeMarkdown(text) ? 'markdown' : 'text', sureness: typedSureness(text) },
  ];
  return claims
    .filter(({ sureness }) => sureness > SURENESS.none)
    .sort((one, other) => other.sureness - one.sureness);
}

/** The name of the root element without its prefix; undefined if this is not XML. */
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

/** A part of an export may lack the root. */
const MOODLE_QUESTION = /<questiontext[\s>]/;

/** Recognises XML, JSON and YAML by their first characters; undefined for any other text. */
function readKnown(text: string): FormatReading | undefined {
  const root = rootElementOf(text);
  const version = root === undefined ? undefined : (qtiVersionOf(root) ?? partOfQti(root, text));
  if (version) return { format: version, ...readQti(text) };
  if (root === 'question_categories') return { format: 'mbz', ...readMoodleQuestions(text) };
  if (root !== undefined && (root === 'quiz' || MOODLE_QUESTION.test(text)))
    return { format: 'moodle-xml', ...readMoodleXml(text) };
  if (looksLikeJson(text)) return { format: 'json', ...readQuizJson(text) };
  const records = looksLikeYaml(text) ? readRecords(plainYaml(text), text) : undefined;
  return records && { format: 'yaml', ...records };
}

/** QTI 1.2 shares these root names with other formats. */
const partOfQti = (root: string, text: string) =>
  /^(?:item|section|assessment|objectbank)$/.test(root) && /<presentation[\s>]/.test(text)
    ? 'qti12'
    : undefined;

/** Also accepts damaged JSON: no other question text begins with a quoted name in braces. */
const looksLikeJson = (text: string): boolean =>
  /^\s*(?:\{\s*"|\[\s*[{"\]])/.test(text.slice(0, LOOKED_AT_CHARACTERS));
