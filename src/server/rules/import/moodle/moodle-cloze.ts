import { readingOf } from '../answers-reading';
import { clozeParts } from '../cloze/cloze-code';
import { showGaps, withHoles } from '../cloze/gap-holes';
import { readGaps } from '../cloze/read-gaps';
import { wordsOf } from '../markup/words-of-html';
import type { MoodleQuestion } from './moodle-question';
import type { ReadType } from './moodle-reading';
import type { MoodleTexts } from './moodle-texts';

export function textWithGaps({ text }: MoodleQuestion, parts: readonly string[], texts: MoodleTexts): string {
  const { source, notes } = withHoles(parts);
  for (const note of notes) texts.notes.add(note);
  return showGaps(texts.rich({ ...text, source }));
}

/** Gaps of several kinds in one text. */
export const readCloze: ReadType = (question, texts) => {
  const { texts: parts, gaps } = clozeParts(question.text.source);
  const { draft, ...told } = readGaps(gaps, wordsOf);
  const text = textWithGaps(question, parts, texts);
  return readingOf({ ...draft, text, maximumMarks: draft.maximumMarks || question.marks }, told);
};
