import { giftSentences } from '../gift/sentences';
import type { ImportedQuestion, SkippedQuestion } from '../imported';
import { wordsOf } from '../markup/words-of-html';
import { readChoice, readTruth } from './moodle-choice';
import { readCloze } from './moodle-cloze';
import { readMatch, readOrder, readUnknown } from './moodle-lists';
import { readPieces } from './moodle-pieces';
import type { MoodleQuestion } from './moodle-question';
import type { ReadType } from './moodle-reading';
import { MoodleTexts } from './moodle-texts';
import { readEssay, readNumber, readShort } from './moodle-written';
import { moodleSentences } from './sentences';

const TYPES: Readonly<Record<string, ReadType>> = {
  ...{ multichoice: readChoice, truefalse: readTruth, shortanswer: readShort, numerical: readNumber },
  ...{ essay: readEssay, match: readMatch, matching: readMatch, ddmatch: readMatch, ordering: readOrder },
  ...{ cloze: readCloze, multianswer: readCloze, gapselect: readPieces, ddwtos: readPieces },
};

/** Moodle's default feedback for new choices. */
const USUAL_FEEDBACK = new Set([
  'Your answer is correct.',
  'Your answer is partially correct.',
  'Your answer is incorrect.',
]);
/** Moodle's default penalties for a wrong try. */
const USUAL_PENALTIES: readonly number[] = [0, 0.1, 1 / 3, 1];

/** A Moodle question as ours; an unsupported type becomes a long answer for the teacher to rewrite. */
export function importedOf(question: MoodleQuestion): ImportedQuestion | SkippedQuestion {
  const { line, name, type } = question;
  const named = { line, ...(name !== '' && { name }) };
  if (type === 'description') return { ...named, type, reason: moodleSentences.description };
  if (type === 'random' || type === 'randomsamatch')
    return { ...named, type, reason: moodleSentences.randomDraw };
  const texts = new MoodleTexts();
  const read = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  const { draft, problems, notes, feedback } = (read ?? readUnknown)(question, texts);
  const text = draft.text === '' ? texts.rich(question.text) : draft.text;
  const explanation = [texts.rich(question.generalFeedback), ...feedback]
    .filter((each) => each !== '')
    .join('\n');
  const marks = draft.maximumMarks > 1 ? draft.maximumMarks : question.marks;
  const maximumMarks = Math.max(1, Math.round(marks));
  const common = commonNotes(question, texts);
  return {
    ...named,
    draft: { ...draft, text, explanation: explanation === '' ? null : explanation, maximumMarks },
    problems,
    notes: [
      ...texts.notes,
      ...notes,
      ...(feedback.length > 0 ? [giftSentences.feedbackMoved] : []),
      ...(marks === maximumMarks ? [] : [moodleSentences.marksRounded(marks, maximumMarks)]),
      ...common,
    ],
    tags: [...new Set(question.tags)],
  };
}

function commonNotes({ combinedFeedback, hints, penalty, id }: MoodleQuestion, texts: MoodleTexts): string[] {
  const combined = combinedFeedback
    .filter(({ source }) => !USUAL_FEEDBACK.has(wordsOf(source)))
    .map((text) => texts.rich(text));
  const isUsual = USUAL_PENALTIES.some((usual) => Math.abs(usual - penalty) < 0.001);
  return [
    ...combined.filter((text) => text !== '').map(moodleSentences.combined),
    ...hints
      .map((hint) => texts.rich(hint))
      .filter((hint) => hint !== '')
      .map(moodleSentences.hint),
    ...(isUsual ? [] : [moodleSentences.penalty(Math.round(penalty * 100))]),
    ...(id === '' ? [] : [giftSentences.id(id)]),
  ];
}

export const isQuestion = (found: ImportedQuestion | SkippedQuestion): found is ImportedQuestion =>
  'draft' in found;
