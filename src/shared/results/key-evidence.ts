import type { Taker } from './strength';

/** How strongly strength in the other questions tells who is right on this one; less than 1, as it is measured roughly. */
const SLOPE = 0.9;
/** How far from the rest of the quiz a question is usually easier or harder, in logits. */
const USUAL_DISTANCE = 1.3;
const DISTANCES = Array.from({ length: 17 }, (_, step) => -4 + step / 2);
/** How evenly wrong answers usually fall on the options: 1 is any way at all. */
const EVENNESS = 1;

/** Everybody's answer to one question by its number, and their strength in logits. */
export interface Choice {
  readonly option: number;
  readonly strength: number;
}

/** The strength of a student in logits: none and all of the marks are drawn in, as if half a question more were known and half not. */
export function strengthOf({ rest, others }: Pick<Taker, 'rest' | 'others'>): number {
  const share = ((rest ?? 0.5) * others + 0.5) / (others + 1);
  return Math.log(share / (1 - share));
}

/**
 * The logarithm of how well the choices of a class fit `key` being the right option out of `optionCount`: it should be
 * chosen the oftener the stronger a student is, on a question about as hard as the others, the wrong ones falling as they
 * like. A difference of two is the logarithm of the odds between them.
 */
export function logFitOf(key: number, choices: readonly Choice[], optionCount: number): number {
  const fits = DISTANCES.map((distance) => {
    let fit = -((distance / USUAL_DISTANCE) ** 2) / 2;
    for (const { option, strength } of choices) {
      const logit = SLOPE * strength + distance;
      fit -= Math.log1p(Math.exp(option === key ? -logit : logit));
    }
    return fit;
  });
  const best = Math.max(...fits);
  const known = best + Math.log(fits.reduce((sum, fit) => sum + Math.exp(fit - best), 0));
  const wrong = choices.filter(({ option }) => option !== key);
  return known + logSpread(wrong, optionCount - 1);
}

/** How likely wrong answers fall on the wrong options as they did, whatever draws them. */
function logSpread(wrong: readonly Choice[], optionCount: number): number {
  const seen = new Map<number, number>();
  let fit = 0;
  wrong.forEach(({ option }, before) => {
    const same = seen.get(option) ?? 0;
    fit += Math.log((same + EVENNESS) / (before + EVENNESS * optionCount));
    seen.set(option, same + 1);
  });
  return fit;
}
