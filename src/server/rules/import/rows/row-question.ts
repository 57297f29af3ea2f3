import { TOTAL_TIME_MAXIMUM_SECONDS } from '../../../../shared/constants';
import { plainDigits } from '../../../../shared/number-answer/fold-number-text';
import { blankQuestion, type QuestionDraft } from '../../../../shared/question/draft';
import { richFromPlain } from '../../rich-text/plain-to-rich';
import type { ImportedQuestion } from '../imported';
import type { Naming } from './right-options';
import { rowAnswer } from './row-answer';
import type { RowCells } from './row-cells';
import type { RowAnswer } from './row-reading';
import { rowSentences } from './sentences';

export function rowQuestion(cells: RowCells, naming: Naming): ImportedQuestion {
  const answer = rowAnswer(cells, naming);
  const marks = marksOf(cells.marks);
  const time = secondsOf(cells.time);
  const unread = cells.unknown.map(([heading, cell]) =>
    heading === '' ? rowSentences.notReadUnnamed(cell) : rowSentences.notRead(heading, cell),
  );
  return {
    line: cells.line,
    ...(cells.name !== '' && { name: cells.name }),
    draft: {
      ...draftOf(answer, cells),
      text: richFromPlain(cells.question),
      explanation: cells.explanation === '' ? null : richFromPlain(cells.explanation),
      maximumMarks: marks.value,
      timeLimit: time.value,
    },
    problems: answer.problems,
    notes: [...answer.notes, ...marks.notes, ...time.notes, ...unread],
    tags: [...new Set(cells.tags.split(/[,;|\n]/).map((tag) => tag.trim()))].filter((tag) => tag !== ''),
  };
}

/** An unknown type keeps its answer as a model answer. */
const draftOf = ({ draft }: RowAnswer, { correct, options }: RowCells): QuestionDraft =>
  draft ?? {
    ...blankQuestion('long'),
    correctAnswer: [...options.map(({ text }) => text), ...correct].join('\n'),
  };

interface NumberReading<Value> {
  readonly value: Value;
  readonly notes: readonly string[];
}

function marksOf(written: string): NumberReading<number> {
  const text = plainDigits(written);
  if (text === '') return { value: 1, notes: [] };
  const marks = Number((/^\d{1,9}(?:[.,]\d{1,9})?/.exec(text)?.[0] ?? 'none').replace(',', '.'));
  if (Number.isNaN(marks)) return { value: 1, notes: [rowSentences.marksUnread(text)] };
  const whole = Math.max(1, Math.round(marks));
  return { value: whole, notes: whole === marks ? [] : [rowSentences.marksRounded(text, whole)] };
}

const CLOCK = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/;
const SPAN = /^(\d{1,6})(?:\.0+)?\s*(s|secs?|seconds?|m|mins?|minutes?)?\.?$/i;

/** "30", "30 s", "2 min", "1:30". */
function secondsOf(written: string): NumberReading<number | null> {
  const text = plainDigits(written);
  if (text === '') return { value: null, notes: [] };
  const [, hours = '0', minutes, seconds] = CLOCK.exec(text) ?? [];
  const [, amount, unit = 's'] = SPAN.exec(text) ?? [];
  const total =
    minutes === undefined
      ? Number(amount) * (unit.toLowerCase().startsWith('m') ? 60 : 1)
      : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const isTime = total > 0 && total <= TOTAL_TIME_MAXIMUM_SECONDS;
  // Kahoot writes 0 for no limit.
  return isTime
    ? { value: total, notes: [] }
    : { value: null, notes: total === 0 ? [] : [rowSentences.timeUnread(text)] };
}
