import { readNumberKey, toleranceOf } from '../../../../shared/number-answer/number-key';
import type { QuestionOf } from '../../../../shared/question/schema';
import { gapRuns } from '../../../../shared/question-types/cloze/gap-runs';
import { accepted } from './gift-answers';
import type { GiftWords } from './gift-words';
import { giftLosses } from './sentences';

/** Placeholder for the gap while its text is written. */
export const GAP_HOLE = '\ufdde';

/** A text with one gap and its answers; undefined for several gaps, which Moodle's GIFT does not support. */
export function giftGap(
  question: QuestionOf<'cloze'>,
): { text: string; answers: (words: GiftWords) => string } | undefined {
  const [run, ...more] = gapRuns(question.text);
  const [gap] = question.gaps;
  if (!run || !gap || more.length > 0) return undefined;
  const key = question.correctAnswer[0] ?? [];
  return {
    text: question.text.slice(0, run.start) + GAP_HOLE + question.text.slice(run.end),
    answers(words) {
      words.losses.add(giftLosses.gap);
      if (gap.kind === 'number') return `#${key.map(numberLine).join('')}`;
      if (gap.kind === 'text') return accepted(key, words);
      const right = new Set(key.map((text) => text.trim()));
      return (gap.options ?? [])
        .map((option) => `\n\t${right.has(option.trim()) ? '=' : '~'}${words.rich(option)}`)
        .join('');
    },
  };
}

function numberLine(text: string): string {
  const key = readNumberKey(text);
  return key ? `\n\t=${key.value}:${toleranceOf(key)}` : '';
}
