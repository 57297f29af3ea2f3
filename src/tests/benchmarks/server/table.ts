import { CONNECTIONS } from './class-measure';
import { type Line, perTenThousand, type Rate, type Spread } from './figures';
import type { BenchReport } from './run-bench';

const HEAD = ['', 'CPU ms', 'baseline', 'SQLite', 'of baseline', 'spread', 'wall ms', 'loop p99'] as const;

/** The report as a Markdown table: CPU per call, of the baseline, of SQLite alone, and the baseline's share. */
export function tableOf({ lines, throughput, start, memory, ...most }: BenchReport): string {
  const mb = (value: number) => `${Math.round(value)} MB`;
  const rows = [
    ...lines.map(rowOf),
    ['cold start', '', '', '', percent(start.share), spread(start.share), digits(start.productMs.median), ''],
  ];
  return [
    ...[HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    'Sign-ins and the complete attempt stand beside a single save of one UPSERT.',
    `Over ${CONNECTIONS} connections: ${rate(throughput.product)} complete attempts a second beside ${rate(throughput.baseline)} saves of one UPSERT, ${digits(perTenThousand(throughput.share.median))} for each 10,000.`,
    `Memory: ${mb(memory.idle.median)} idle (the baseline ${mb(memory.baselineIdle.median)}), ${mb(most.resultsPeakMb)} at most while results were read, ${mb(most.exportsPeakMb)} with both exports, ${mb(most.loadedMb)} after all of it.`,
  ].join('\n');
}

const rowOf = ({ name, productMs, baselineMs, aloneMs, share, wallMs, delayMs }: Line): string[] => [
  ...[name, digits(productMs.median), digits(baselineMs.median), aloneMs ? digits(aloneMs.median) : ''],
  ...[percent(share), spread(share), wallMs ? digits(wallMs.median) : ''],
  delayMs === null ? '' : digits(delayMs),
];

const percent = ({ median }: Spread) => `${digits(median * 100)} %`;
const spread = ({ least, most }: Spread) => `${digits(least * 100)}–${digits(most * 100)}`;
const rate = ({ perSecond: { median, least, most }, cores }: Rate) =>
  `${Math.round(median)} (${Math.round(least)}–${Math.round(most)}, ${digits(cores.median)} of a core)`;
/** Two significant digits. */
const digits = (value: number) => (value >= 10 ? String(Math.round(value)) : value.toPrecision(2));
