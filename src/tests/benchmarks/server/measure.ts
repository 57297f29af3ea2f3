import type { Round, Run } from './figures';

/** Measures the product and its baseline in turn. */
export interface Measure<Each extends Run = Run> {
  /** Uncounted rounds; one by default. */
  readonly warmUpRounds?: number;
  product(round: number): Promise<Each>;
  baseline(round: number): Promise<Each>;
}

/** The counted rounds, with alternating order. */
export async function measureInTurn<Each extends Run>(
  { product, baseline, warmUpRounds = 1 }: Measure<Each>,
  measured: number,
): Promise<Round<Each>[]> {
  const rounds: Round<Each>[] = [];
  for (let round = 0; round < warmUpRounds + measured; round += 1) {
    const [first, second] = round % 2 === 0 ? ([product, baseline] as const) : ([baseline, product] as const);
    const one = await first(round);
    const other = await second(round);
    rounds.push(round % 2 === 0 ? { product: one, baseline: other } : { product: other, baseline: one });
  }
  return rounds.slice(warmUpRounds);
}
