import type { GrowthReport } from './run-growth';

/** The report as a Markdown table: a row per size, and the ratio of largest to smallest. */
export function growthTable({ sizes, lines }: GrowthReport): string {
  const head = ['answers', 'quizzes', 'file, MB', ...lines.map(({ name, unit }) => `${name}, ${unit}`)];
  const rows = sizes.map(({ answers, quizzes, megabytes }, at) => [
    ...[answers.toLocaleString('en'), quizzes.toLocaleString('en'), digits(megabytes)],
    ...lines.map(({ values }) => digits(values[at] ?? Number.NaN)),
  ]);
  const ratios = lines.map(({ ratios: all }) => {
    const largest = all.at(-1);
    return largest === undefined
      ? ''
      : `${largest.median.toFixed(2)} (${largest.least.toFixed(2)}–${largest.most.toFixed(2)})`;
  });
  return [head, head.map(() => '---'), ...rows, ['largest to smallest', '', '', ...ratios]]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Two significant digits. */
const digits = (value: number) => (value >= 10 ? String(Math.round(value)) : value.toPrecision(2));
