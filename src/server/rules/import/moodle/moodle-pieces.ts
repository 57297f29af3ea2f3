import { blankQuestion } from '../../../../shared/question/draft';
import type { GapDraft } from '../../../../shared/question-types/cloze/draft';
import { readingOf } from '../answers-reading';
import { wordsOf } from '../markup/words-of-html';
import { textWithGaps } from './moodle-cloze';
import type { ReadType } from './moodle-reading';
import { moodleSentences } from './sentences';

const PLACE = /\[\[(\d{1,4})\]\]/g;

/** Draggable words: each gap is a list of all words of its group. */
export const readPieces: ReadType = (question, texts) => {
  const pieces = question.pieces.map(({ text, group }) => ({ text: wordsOf(text.source), group }));
  const places = Array.from(question.text.source.matchAll(PLACE), ([, number = '']) => Number(number));
  const parts = question.text.source.split(/\[\[\d{1,4}\]\]/);
  const rights = places.map((number) => pieces[number - 1]);
  const gaps = rights.map(
    (right): GapDraft => ({
      kind: 'select',
      options: [...new Set(pieces.filter(({ group }) => group === right?.group).map(({ text }) => text))],
      marks: null,
    }),
  );
  const draft = {
    ...blankQuestion('cloze'),
    ...{ text: textWithGaps(question, parts, texts), gaps },
    correctAnswer: rights.map((right) => (right ? [right.text] : [])),
  };
  const missing = places.filter((number) => pieces[number - 1] === undefined);
  return readingOf(draft, {
    problems: missing.map(moodleSentences.gapPiece),
    notes: question.type === 'ddwtos' ? [moodleSentences.gapOnce] : [],
  });
};
