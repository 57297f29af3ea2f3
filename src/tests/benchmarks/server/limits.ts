import { COMPLETE_ATTEMPT, SIGN_IN, SIGN_IN_WITH_PIN } from './attempt-measures';
import { type Line, perTenThousand, threeDigits } from './figures';
import { AUTOSAVE_BESIDE_UPSERT, type BenchReport } from './run-bench';

/** Minimum shares of the baseline on any machine. */
const SHARES: Readonly<Record<string, number>> = { autosave: 0.5, submit: 0.5 };
/** Maximum CPU milliseconds per call. */
const CPU_MS: Readonly<Record<string, number>> = {
  [SIGN_IN]: 0.3,
  [SIGN_IN_WITH_PIN]: 0.3,
  [COMPLETE_ATTEMPT]: 3,
};
const SAVE_CPU_MS = 0.2;
/** Allows a save more on a machine where one UPSERT takes long. */
const SAVE_OF_UPSERTS = 2.5;
const ATTEMPTS_PER_TEN_THOUSAND = 400;
const LARGEST_RESULTS = 'results 4,000 × 50';

/** A sentence for each missed figure; times are of this machine. */
export function missesOf({ lines, throughput, start, memory, resultsPeakMb }: BenchReport): string[] {
  const shares = lines.flatMap(({ name, share }) => {
    const least = SHARES[name];
    return least === undefined ? [] : atLeast(`${name}, share of the baseline`, share.median, least);
  });
  const times = lines.flatMap(({ name, productMs }) => {
    const most = CPU_MS[name];
    return most === undefined ? [] : atMost(`${name}, ms of CPU`, productMs.median, most);
  });
  const largest = lines.find(({ name }) => name === LARGEST_RESULTS);
  const delays = lines.flatMap(({ name, delayMs }) =>
    /^(CSV|XLSX|evaluation)/.test(name) && delayMs !== null
      ? atMost(`${name}, p99 of the event loop in ms`, delayMs, 100)
      : [],
  );
  return [
    ...shares,
    ...times,
    ...lines.filter(({ name }) => name === AUTOSAVE_BESIDE_UPSERT).flatMap(whyTooLong),
    ...atLeast(
      'complete attempts a second, where the baseline saves 10,000 times',
      perTenThousand(throughput.share.median),
      ATTEMPTS_PER_TEN_THOUSAND,
    ),
    ...delays,
    ...(largest?.wallMs ? atMost(`${LARGEST_RESULTS} in ms`, largest.wallMs.median, 1500) : []),
    ...(largest ? atMost(`${LARGEST_RESULTS}, MB at most`, resultsPeakMb, 300) : []),
    ...atMost('cold start in ms', start.productMs.median, 250),
    ...atMost('MB idle', memory.idle.median, 100),
  ];
}

function whyTooLong({ name, productMs, share }: Line): string[] {
  if (productMs.median <= SAVE_CPU_MS) return [];
  return atLeast(
    `${name}, which takes ${productMs.median.toFixed(2)} ms, its share`,
    share.median,
    1 / SAVE_OF_UPSERTS,
  );
}

const atLeast = (what: string, figure: number, least: number) =>
  figure >= least ? [] : [`${what}: ${threeDigits(figure)}, not ${least}.`];
const atMost = (what: string, figure: number, most: number) =>
  figure < most ? [] : [`${what}: ${threeDigits(figure)}, not below ${most}.`];
