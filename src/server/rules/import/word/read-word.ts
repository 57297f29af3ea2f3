import { type Imported, type ImportedQuestion, NOTHING_IMPORTED, type PackageReader } from '../imported';
import { readTypedMarkdown } from '../typed/read-typed';
import { wordSentences } from './sentences';
import { type WordText, wordText } from './word-lines';
import { wordParts } from './word-parts';

/**
 * Reads the questions of an unpacked Word document (.docx). Lines are its paragraphs; links are not followed.
 */
export const readWord: PackageReader = (files) => {
  const parts = wordParts(files);
  if (!parts) return NOTHING_IMPORTED;
  const text = wordText(parts, files);
  const imported = readTypedMarkdown(text.lines.join('\n'));
  const { fault } = parts.document;
  const unread = { line: text.lines.length + 1, type: '', reason: wordSentences.documentUnread };
  return {
    ...withNotes(imported, text.notes),
    skipped: fault ? [...imported.skipped, unread] : imported.skipped,
    pictures: text.pictures,
  };
};

/** Adds each note to the question that contains its line. */
function withNotes(imported: Imported, notes: WordText['notes']): Imported {
  if (notes.length === 0) return imported;
  const byQuestion = Map.groupBy(notes, ({ line }) =>
    imported.questions.findLastIndex((question) => question.line <= line),
  );
  const questions = imported.questions.map((question, at): ImportedQuestion => {
    const own = (byQuestion.get(at) ?? []).map(({ sentence }) => sentence);
    return { ...question, notes: [...question.notes, ...new Set(own)] };
  });
  return { ...imported, questions };
}
