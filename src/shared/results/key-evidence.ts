import type { Taker } from './strength';

/** How strongly the other questions predict this one; less than 1, since strength is measured roughly. */
const SLOPE = 0.9;
/** The usual deviation of a question's difficulty from its quiz, in logits. */
const USUAL_DISTANCE = 1.3;
const DISTANCES = Array.from({ length: 17 }, (_, step) => -4 + step / 2);
/** The evenness of wrong answers over the options: 1 is uniform. */
const EVENNESS = 1;

/** A student's answer by option number, and strength in logits. */
export interface Choice {
  readonly option: number;
  readonly strength: number;
}

/** A student's strength in logits, shrunk by half a question known and half not. */
export function strengthOf({ rest, others }: Pick<Taker, 'rest' | 'others'>): number {
  const share = ((rest ?? 0.5) * others + 0.5) / (others + 1);
  return Math.log(share / (1 - share));
}

/**
 * The log-likelihood of a class's choices if `key` were the right option of `optionCount`: the stronger a student, the likelier,
 * on a question about as hard as the others, with wrong choices free. A difference of two is a log odds.
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

/** The log-likelihood of the wrong choices' distribution over the wrong options. */
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
