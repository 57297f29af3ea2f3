import type { Round, Run } from './figures';

/** What is measured of the product and of its baseline, in turn. */
export interface Measure<Each extends Run = Run> {
  /** So many are not counted; one where nothing else is said. */
  readonly warmUpRounds?: number;
  product(round: number): Promise<Each>;
  baseline(round: number): Promise<Each>;
}

/** So many rounds that count, each time the other one first. */
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
