import { blankQuestion } from '../../../../shared/question/draft';
import { matchDraftOf, type Pair } from '../../../../shared/question-types/match/draft';
import { orderDraftOf } from '../../../../shared/question-types/order/draft';
import { richFromPlain } from '../../rich-text/plain-to-rich';
import { lettersOf, type Naming, rightOptions } from './right-options';
import { type RowCells, splitCell } from './row-cells';
import { answered, type RowAnswer } from './row-reading';
import { rowSentences } from './sentences';

const ARROW = /\s*(?:->|→|=>|=|:)\s*/;

/** Pairs: one in each option, or all in the answer. */
export function rowMatch({ options, correct }: RowCells): RowAnswer {
  const sources = options.length > 0 ? options.map(({ text }) => text) : correct.flatMap(splitCell);
  const parts = sources.map((source) => ({ source, at: ARROW.exec(source) }));
  const pairs = parts.flatMap(({ source, at }): Pair[] =>
    at
      ? [[richFromPlain(source.slice(0, at.index)), richFromPlain(source.slice(at.index + at[0].length))]]
      : [],
  );
  const unread = parts.flatMap(({ source, at }) => (at ? [] : [rowSentences.pairUnread(source)]));
  const named = pairs.filter(([left]) => left !== '');
  const spare = pairs.filter(([left]) => left === '').map(([, right]) => right);
  return answered({ ...blankQuestion('match'), ...matchDraftOf(named, spare) }, unread);
}

/** The options in the answer's order; without an answer they are in the right order already. */
export function rowOrder({ options, correct }: RowCells, naming: Naming): RowAnswer {
  const listed =
    options.length > 0
      ? options
      : correct.flatMap(splitCell).map((text) => ({ label: '', text, isWrong: false, feedback: '' }));
  const texts = listed.map(({ text }) => richFromPlain(text));
  const named = options.length > 0 ? correct.flatMap((cell) => orderedBy(cell, options, naming)) : [];
  const isWhole = new Set(named).size === options.length && named.length === options.length;
  const draft = {
    ...blankQuestion('order'),
    ...orderDraftOf(isWhole ? named.map(richFromPlain) : texts, texts),
  };
  const isUnread = options.length > 0 && correct.length > 0 && !isWhole;
  return answered(draft, isUnread ? [rowSentences.orderUnread(correct.join(', '))] : []);
}

function orderedBy(cell: string, options: RowCells['options'], naming: Naming): string[] {
  const letters = lettersOf(cell);
  const parts = letters.length > 0 ? letters : cell.split(/\s*(?:[,;>|\n]|->|→)\s*/);
  return parts.flatMap((part) =>
    rightOptions({ options, correct: [part] }, naming).right.map(({ text }) => text),
  );
}
