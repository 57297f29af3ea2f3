import { importProblems } from '../../../../shared/import/messages';
import { blankQuestion, type QuestionDraft } from '../../../../shared/question/draft';
import type { GapDraft } from '../../../../shared/question-types/cloze/draft';
import { matchDraftOf, type Pair } from '../../../../shared/question-types/match/draft';
import { weightsToKeep } from '../choice-weights';
import type { ItemReader } from './item-reader';
import * as sentences from './sentences';
import { wordsOfRich } from './words';

/** An option of a choice; `share` is its part of the marks, 1 for all. */
export interface ReadChoice {
  readonly text: string;
  readonly feedback: string;
  readonly share: number;
}

const feedbackIn = (choices: readonly ReadChoice[]): Record<string, string> =>
  Object.fromEntries(choices.flatMap(({ text, feedback }) => (feedback === '' ? [] : [[text, feedback]])));

/** A single choice: the option with all marks is the key; others may earn part marks. */
export function singleChoice(choices: readonly ReadChoice[], reader: ItemReader): QuestionDraft {
  const right = choices.filter(({ share }) => share >= 1);
  if (right.length > 1)
    reader.problems.add(
      right.length === choices.length
        ? importProblems.everyOptionRight
        : sentences.severalRight(right.map(({ text }) => text)),
    );
  if (choices.some(({ share }) => share < 0)) reader.notes.add(sentences.negativeMarks);
  const partly = choices.filter(({ share }) => share > 0 && share < 1);
  return {
    ...blankQuestion('mcq'),
    options: choices.map(({ text }) => text),
    correctAnswer: right[0]?.text ?? '',
    feedback: feedbackIn(choices),
    weights: Object.fromEntries(partly.map(({ text, share }) => [text, percent(share)])),
  };
}

const percent = (share: number): number => Math.min(100, Math.max(-100, Number((share * 100).toFixed(5))));

/** A multiple choice: every option with a positive share is right. */
export function multipleChoice(choices: readonly ReadChoice[], isPartly: boolean): QuestionDraft {
  const right = choices.filter(({ share }) => share > 0);
  return {
    ...blankQuestion('msq'),
    options: choices.map(({ text }) => text),
    correctAnswer: right.map(({ text }) => text),
    partialCredit: isPartly,
    feedback: feedbackIn(choices),
    weights: isPartly ? weightsOf(choices) : {},
  };
}

/** The weights of options in percent, where the right ones add up to 100. */
function weightsOf(choices: readonly ReadChoice[]): Record<string, number> {
  const earned = choices.reduce((sum, { share }) => sum + Math.max(0, share), 0);
  if (earned <= 0) return {};
  return weightsToKeep(choices.map(({ text, share }) => ({ text, weight: percent(share / earned) })));
}

export const shortAnswer = (accepted: readonly string[]): QuestionDraft => ({
  ...blankQuestion('short'),
  correctAnswer: [...new Set(accepted.filter((text) => text.trim() !== ''))].join('\n'),
});

export const longAnswer = (model: string): QuestionDraft => ({
  ...blankQuestion('long'),
  correctAnswer: model,
});

/** An unsupported type: its text, for the teacher to rewrite. */
export function unknownType(type: string, reader: ItemReader): QuestionDraft {
  reader.problems.add(type === '' ? sentences.typeUnnamed : sentences.typeUnknown(type));
  return longAnswer('');
}

export interface ReadGap {
  readonly kind: GapDraft['kind'];
  readonly options: readonly string[];
  readonly accepted: readonly string[];
  /** Its weight among the gaps; undefined if the file gives none. */
  readonly weight: number | undefined;
}

/** Gaps in a text; their weights become marks if these are multiples of a half. */
export function clozeOf(
  gaps: readonly ReadGap[],
  { isPartly, maximumMarks, reader }: { isPartly: boolean; maximumMarks: number; reader: ItemReader },
): QuestionDraft {
  const marks = isPartly ? marksOfGaps(gaps, maximumMarks, reader) : undefined;
  return {
    ...blankQuestion('cloze'),
    gaps: gaps.map(({ kind, options }, at) => ({
      kind,
      options: kind === 'select' ? options.map(wordsOfRich) : [],
      marks: marks?.[at] ?? null,
    })),
    correctAnswer: gaps.map(({ kind, accepted }) => [
      ...new Set(kind === 'select' ? accepted.map(wordsOfRich) : accepted),
    ]),
    partialCredit: isPartly,
  };
}

function marksOfGaps(
  gaps: readonly ReadGap[],
  maximumMarks: number,
  reader: ItemReader,
): number[] | undefined {
  const weights = gaps.map(({ weight }) => weight ?? 0);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0 || weights.every((weight) => Math.abs(weight - (weights[0] ?? 0)) <= sum / 500))
    return undefined;
  const marks = weights.map((weight) => (weight * maximumMarks) / sum);
  const halves = marks.map((each) => Math.round(each * 2) / 2);
  const isExact = marks.every((each, at) => each > 0 && Math.abs(each - (halves[at] ?? 0)) < 1e-6);
  if (!isExact) reader.notes.add(sentences.weightsLost);
  return isExact ? halves : undefined;
}

/** Pairs, and the spare right sides. */
export const pairsOf = (
  pairs: readonly Pair[],
  { right, isPartly }: { right: readonly string[]; isPartly: boolean },
): QuestionDraft => {
  const used = new Set(pairs.map(([, side]) => side));
  const spare = right.filter((side) => !used.has(side));
  return {
    ...blankQuestion('match'),
    ...matchDraftOf(pairs, spare, right),
    partialCredit: isPartly,
  };
};

/** Items in the file's order, and in the right order. */
export const orderOf = (
  options: readonly string[],
  { correct, isPartly }: { correct: readonly string[]; isPartly: boolean },
): QuestionDraft => ({
  ...blankQuestion('order'),
  options,
  correctAnswer: correct,
  partialCredit: isPartly,
});
