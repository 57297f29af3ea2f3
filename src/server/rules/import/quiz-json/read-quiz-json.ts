import { DomainError } from '../../../../shared/errors';
import { isPlainObject } from '../../../../shared/parse';
import { parsedJson } from '../../../../shared/parsed-json';
import type { QuestionDraft } from '../../../../shared/question/draft';
import { questionFieldsSchema } from '../../../../shared/question/request';
import { QUESTION_TYPES } from '../../../../shared/question-types/registry';
import { uploadsNamedIn } from '../../../../shared/rich-text/upload-id';
import { readQuestionRequest } from '../../question/read-request';
import { QUIZ_JSON_VERSION, QUIZ_PICTURES } from '../../quiz/quiz-json';
import { textsIn, withTexts } from '../draft-texts';
import {
  type Imported,
  type ImportedQuestion,
  NOTHING_IMPORTED,
  type PackageReader,
  type SkippedQuestion,
  type TextReader,
} from '../imported';
import { ImportedPictures } from '../imported-pictures';
import { readRecords } from '../records/read-records';
import { itemLines } from './item-lines';
import { quizJsonSentences as sentences } from './sentences';

/** The stored name of a picture, by its upload ID in a text; undefined if the file does not contain it. */
type NameOf = (uploadId: string) => string | undefined;

/** Reads a quiz exported as JSON, or a list of questions in the format of the API or of other tools. */
export const readQuizJson: TextReader = (text) =>
  ofAnother(text) ?? { ...readQuestions(text, () => undefined), pictures: new Map() };

/**
 * Reads other tools' files, also with an object on each line; undefined if any question has one of our types.
 */
function ofAnother(text: string): Imported | undefined {
  const whole = parsedJson(text) ?? text.split('\n').flatMap((line) => parsedJson(line) ?? []);
  const list = isPlainObject(whole) ? whole.questions : whole;
  const isOwn =
    Array.isArray(list) && list.some((item: unknown) => isPlainObject(item) && isKnown(item.type));
  return isOwn ? undefined : readRecords(whole, text);
}

/** Reads such a file with its pictures from a package. */
export const readQuizJsonPackage: PackageReader = (files) => {
  const text = files.text('quiz.json');
  if (text === undefined) return NOTHING_IMPORTED;
  const pictures = new ImportedPictures();
  const read = readQuestions(text, (uploadId) => {
    const path = `${QUIZ_PICTURES}/${uploadId}.webp`;
    const bytes = files.bytes(path);
    return bytes && pictures.add(path, { bytes });
  });
  return { ...read, pictures: pictures.all };
};

function readQuestions(text: string, nameOf: NameOf): Omit<Imported, 'pictures'> {
  const whole = parsedJson(text);
  const list = Array.isArray(whole) ? whole : isPlainObject(whole) ? whole.questions : undefined;
  if (whole === undefined) return nothing(sentences.broken);
  if (!Array.isArray(list)) return nothing(sentences.ofAnother);
  const lines = itemLines(text, 'questions');
  const read = list.map((item: unknown, at) => readQuestion(item, { line: lines[at] ?? 1, nameOf }));
  const skipped = read.filter((each) => 'reason' in each);
  return {
    questions: read.filter((each) => 'draft' in each),
    skipped: isNewer(whole) ? [{ line: 1, type: '', reason: sentences.newer }, ...skipped] : skipped,
  };
}

const isKnown = (type: unknown): boolean => QUESTION_TYPES.some((known) => known === type);

const nothing = (reason: string) => ({ questions: [], skipped: [{ line: 1, type: '', reason }] });

const isNewer = (whole: unknown): boolean =>
  isPlainObject(whole) && typeof whole.version === 'number' && whole.version > QUIZ_JSON_VERSION;

function readQuestion(
  item: unknown,
  { line, nameOf }: { line: number; nameOf: NameOf },
): ImportedQuestion | SkippedQuestion {
  if (!isPlainObject(item)) return { line, type: '', reason: sentences.noQuestion };
  const type = typeof item.type === 'string' ? item.type : '';
  if (!isKnown(type))
    return { line, type, reason: type === '' ? sentences.noQuestion : sentences.noType(type) };
  try {
    const draft = readQuestionRequest(questionFieldsSchema.parse(item));
    const picture = typeof item.picture === 'string' ? nameOf(item.picture) : undefined;
    const pool = poolIn(item.pool);
    return {
      ...{ line, draft: withNames(draft, nameOf), notes: [], tags: textsAmong(item.tags) },
      problems: item.unfinished === true ? textsAmong(item.problems) : [],
      ...(picture !== undefined && { picture }),
      ...(pool && { pool }),
      ...(isOrigin(item.origin) && { origin: item.origin }),
    };
  } catch (error) {
    return { line, type, reason: error instanceof DomainError ? error.message : sentences.noQuestion };
  }
}

/** Gives the pictures of a draft that are in the file their stored names. */
function withNames(draft: QuestionDraft, nameOf: NameOf): QuestionDraft {
  const names = new Map(
    textsIn(draft)
      .flatMap(uploadsNamedIn)
      .map((uploadId) => [uploadId, nameOf(uploadId)] as const),
  );
  if (![...names.values()].some(Boolean)) return draft;
  return withTexts(draft, (text) =>
    text.replace(/\]\(([\w-]{22,64})\)/g, (whole, uploadId: string) => {
      const name = names.get(uploadId);
      return name === undefined ? whole : `](${name})`;
    }),
  );
}

const ORIGIN_MAXIMUM_LENGTH = 200;
const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= ORIGIN_MAXIMUM_LENGTH;

const textsAmong = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];

function poolIn(value: unknown): ImportedQuestion['pool'] {
  if (!isPlainObject(value)) return undefined;
  const { name, draw } = value;
  const isPool = typeof name === 'string' && name.trim() !== '' && Number.isInteger(draw) && Number(draw) > 0;
  return isPool ? { name, draw: Number(draw) } : undefined;
}
