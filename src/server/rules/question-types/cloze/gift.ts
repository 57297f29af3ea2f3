import { readNumberKey, toleranceOf } from '../../../../shared/number-answer/number-key';
import type { QuestionOf } from '../../../../shared/question/schema';
import { gapRuns } from '../../../../shared/question-types/cloze/gap-runs';
import { accepted, GAP_HOLE } from '../../formats/gift/gift-lines';
import type { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';

/** The text with a hole for its only gap; Moodle's GIFT does not support several. */
export function giftTextOfCloze({ text, gaps }: QuestionOf<'cloze'>, words: GiftWords): string | undefined {
  const [run, ...more] = gapRuns(text);
  if (run && gaps.length > 0 && more.length === 0)
    return text.slice(0, run.start) + GAP_HOLE + text.slice(run.end);
  words.losses.add(giftLosses.gaps);
  return undefined;
}

/** The answers of the only gap. */
export function giftCloze({ gaps: [gap], correctAnswer }: QuestionOf<'cloze'>, words: GiftWords): string {
  const key = correctAnswer[0] ?? [];
  words.losses.add(giftLosses.gap);
  if (gap?.kind === 'number') return `#${key.map(numberLine).join('')}`;
  if (gap?.kind === 'text') return accepted(key, words);
  const right = new Set(key.map((text) => text.trim()));
  return (gap?.options ?? [])
    .map((option) => `\n\t${right.has(option.trim()) ? '=' : '~'}${words.rich(option)}`)
    .join('');
}

function numberLine(text: string): string {
  const key = readNumberKey(text);
  return key ? `\n\t=${key.value}:${toleranceOf(key)}` : '';
}
