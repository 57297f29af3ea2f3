import {
  IMPORTED_NAME_MAXIMUM_LENGTH,
  OPTION_MAXIMUM_COUNT,
  POOL_NAME_MAXIMUM_LENGTH,
  TAG_MAXIMUM_LENGTH,
  TAGS_MAXIMUM,
  TEXT_MAXIMUM_LENGTH,
} from '../../../shared/constants';
import { importNotes } from '../../../shared/import/messages';
import type { QuestionDraft } from '../../../shared/question/draft';
import { toCleanText } from '../../../shared/text';
import { readKeptDraft, toKeptDraft } from '../question/kept-draft';
import { withTexts } from './draft-texts';
import type { Imported, ImportedQuestion, SkippedQuestion } from './imported';

/** Enough for a reader; they are stored with the unfinished question. */
const PROBLEMS_MAXIMUM = 20;

/**
 * Makes imported questions storable: removes characters that the database rejects and shortens long texts,
 * each with a note.
 */
export function storable({ questions, skipped, pictures }: Imported): Imported {
  const made = questions.map(storableQuestion);
  const refused = made.filter((each) => 'reason' in each);
  return {
    questions: made.filter((each) => 'draft' in each),
    skipped: [...skipped.map(cleanSkipped), ...refused],
    pictures,
  };
}

const cut = (text: string, maximum: number): string => {
  const clean = toCleanText(text);
  // Half a surrogate pair is not well-formed text.
  return clean.length > maximum ? clean.slice(0, maximum).toWellFormed() : clean;
};

const cleanName = (name: string): string =>
  cut(name.replace(/\s+/g, ' ').trim(), IMPORTED_NAME_MAXIMUM_LENGTH);

const named = (name: string | undefined): { name?: string } =>
  name === undefined || name.trim() === '' ? {} : { name: cleanName(name) };

const cleanSkipped = ({ line, name, type, reason }: SkippedQuestion): SkippedQuestion => ({
  ...{ line, ...named(name) },
  ...{ type: cleanName(type), reason: cut(reason, TEXT_MAXIMUM_LENGTH) },
});

function storableQuestion(question: ImportedQuestion): ImportedQuestion | SkippedQuestion {
  const { line, name, picture, problems, notes, tags, pool, origin } = question;
  const more = new Set<string>();
  const draft = cutDraft(question.draft, (note) => more.add(note));
  const kept = readable(draft);
  if (!kept) return { line, ...named(name), type: draft.type, reason: importNotes.unstorable };
  if (kept.maximumMarks !== draft.maximumMarks) more.add(importNotes.marksChanged(kept.maximumMarks));
  const cleanTags = [
    ...new Set(
      tags.map((tag) => cut(tag.replace(/\s+/g, ' ').trim(), TAG_MAXIMUM_LENGTH).trim()).filter(Boolean),
    ),
  ];
  if (cleanTags.length > TAGS_MAXIMUM) more.add(importNotes.tagsCut(TAGS_MAXIMUM));
  return {
    ...{ line, ...named(name), draft: { ...draft, maximumMarks: kept.maximumMarks } },
    ...(picture !== undefined && { picture }),
    problems: problems.slice(0, PROBLEMS_MAXIMUM).map((problem) => cut(problem, TEXT_MAXIMUM_LENGTH)),
    notes: [...notes.map((note) => cut(note, TEXT_MAXIMUM_LENGTH)), ...more],
    tags: cleanTags.slice(0, TAGS_MAXIMUM),
    ...(origin !== undefined && { origin }),
    ...(pool && { pool: { ...pool, name: cut(cleanName(pool.name), POOL_NAME_MAXIMUM_LENGTH) } }),
  };
}

function cutDraft(draft: QuestionDraft, note: (sentence: string) => void): QuestionDraft {
  const texts = withTexts(draft, (text) => {
    if (text.length > TEXT_MAXIMUM_LENGTH) note(importNotes.textCut(TEXT_MAXIMUM_LENGTH));
    return cut(text, TEXT_MAXIMUM_LENGTH);
  });
  if (!('options' in texts) || texts.options.length <= OPTION_MAXIMUM_COUNT) return texts;
  note(importNotes.optionsCut(OPTION_MAXIMUM_COUNT));
  return { ...texts, options: texts.options.slice(0, OPTION_MAXIMUM_COUNT) };
}

/** The draft as it is read back from storage; undefined if that fails. */
function readable(draft: QuestionDraft): QuestionDraft | undefined {
  try {
    return readKeptDraft(toKeptDraft(draft));
  } catch {
    return undefined;
  }
}
