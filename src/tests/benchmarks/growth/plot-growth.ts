import type { GrowthLine, GrowthReport } from './run-growth';

const [WIDTH, HEIGHT] = [800, 436];
const PLOT = { left: 62, right: 780, top: 24, bottom: 300 };
/** Range of the ratio axis. */
const [LEAST, MOST, STEP] = [0.6, 1.6, 0.2];
const LEGEND = { top: 372, line: 24, columns: 2, width: 375 };
/** Distinguished by color, dash and mark, in light and dark mode. */
const LOOKS = [
  { colour: '#2f81f7', dash: 'none' },
  { colour: '#d2691e', dash: '7 3' },
  { colour: '#3fa34d', dash: '2 3' },
  { colour: '#a855d8', dash: '10 3 2 3' },
  { colour: '#d6457e', dash: '4 4' },
  { colour: '#8b8b00', dash: '12 4' },
] as const;
const STYLE = `text { font: 13px system-ui, sans-serif; fill: #333 } .axis { stroke: #777 } .grid { stroke: #8884 }
  .limit { stroke: #c33; stroke-dasharray: 3 3 } .limit-name { fill: #c33 }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } .limit { stroke: #f66 } .limit-name { fill: #f66 } }`;

/** An SVG of each call's CPU relative to the smallest database, by number of answers. */
export function plotGrowth({ sizes, lines }: GrowthReport, limit: number): string {
  const answers = sizes.map((size) => size.answers);
  const x = (value: number) => along(PLOT.left + 24, PLOT.right - 24, Math.log(value), answers.map(Math.log));
  const [first, last] = [answers[0] ?? 1, answers.at(-1) ?? 1];
  const atLimit = yOf(limit);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title">`,
    `<title id="title">CPU of one call as the file grows from ${first.toLocaleString('en')} to ${last.toLocaleString('en')} answers</title>`,
    `<style>${STYLE}</style>`,
    ...ratioTicks().map(gridLine),
    ...answers.map((value) => label(x(value), PLOT.bottom + 22, value.toLocaleString('en'), 'middle')),
    label((PLOT.left + PLOT.right) / 2, PLOT.bottom + 46, 'answers in the file', 'middle'),
    `<text transform="translate(18 ${(PLOT.top + PLOT.bottom) / 2}) rotate(-90)" text-anchor="middle">CPU of a call, smallest file = 1</text>`,
    `<line class="axis" x1="${PLOT.left}" y1="${PLOT.bottom}" x2="${PLOT.right}" y2="${PLOT.bottom}"/>`,
    `<line class="limit" x1="${PLOT.left}" y1="${atLimit}" x2="${PLOT.right}" y2="${atLimit}"/>`,
    `<text class="limit-name" x="${PLOT.left + 6}" y="${atLimit - 6}">limit ${limit}</text>`,
    ...lines.flatMap((line, at) => seriesOf(line, at, answers.map(x))),
    '</svg>',
    '',
  ].join('\n');
}

function seriesOf({ name, values, ratios }: GrowthLine, at: number, xs: readonly number[]): string[] {
  const { colour, dash } = LOOKS[at % LOOKS.length] ?? LOOKS[0];
  const points = ratios.map(({ median }, index) => `${round(xs[index] ?? 0)},${yOf(median)}`);
  const legendX = PLOT.left + (at % LEGEND.columns) * LEGEND.width;
  const legendY = LEGEND.top + Math.floor(at / LEGEND.columns) * LEGEND.line;
  const ends = [values[0] ?? 0, values.at(-1) ?? 0].map((value) => value.toPrecision(2)).join(' → ');
  const stroke = `stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"`;
  return [
    `<polyline fill="none" ${stroke} points="${points.join(' ')}"/>`,
    ...points.map((point) => {
      const [cx, cy] = point.split(',');
      return `<circle cx="${cx}" cy="${cy}" r="3.5" fill="${colour}"/>`;
    }),
    `<line ${stroke} x1="${legendX}" y1="${legendY - 4}" x2="${legendX + 30}" y2="${legendY - 4}"/>`,
    label(legendX + 38, legendY, `${name}: ${ends} ms`, 'start'),
  ];
}

const ratioTicks = () =>
  Array.from({ length: Math.round((MOST - LEAST) / STEP) + 1 }, (_, at) => LEAST + at * STEP);

function gridLine(ratio: number): string {
  const y = yOf(ratio);
  return `<line class="grid" x1="${PLOT.left}" y1="${y}" x2="${PLOT.right}" y2="${y}"/>${label(PLOT.left - 8, y + 4, ratio.toFixed(1), 'end')}`;
}

/** Values beyond the plot are drawn at its edge. */
const yOf = (ratio: number) =>
  round(along(PLOT.bottom, PLOT.top, Math.min(MOST, Math.max(LEAST, ratio)), [LEAST, MOST]));

function along(from: number, to: number, value: number, values: readonly number[]): number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most === least ? from : from + ((value - least) / (most - least)) * (to - from);
}

const label = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end') =>
  `<text x="${round(x)}" y="${y}" text-anchor="${anchor}">${words}</text>`;

const round = (value: number) => Math.round(value * 10) / 10;
