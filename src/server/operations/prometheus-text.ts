/** The labels of a sample by name. */
export type Labels = Readonly<Record<string, string>>;

/** A family of samples in Prometheus's text format. */
export interface Family {
  lines(): string[];
}

interface Named {
  readonly name: string;
  readonly help: string;
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

/** `name{label="value"}`, with the labels in the given order. */
const labelled = (name: string, labels: string, more = '') => {
  const all = [labels, more].filter((each) => each !== '').join(',');
  return all === '' ? name : `${name}{${all}}`;
};

const textOf = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');

const head = ({ name, help }: Named, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

/** A counter; `of` returns the series of some labels, for repeated additions. */
export function counter(named: Named): Family & { of(labels: Labels): { add(): void } } {
  const series = new Map<string, { count: number; add(): void }>();
  return {
    of(labels) {
      const key = textOf(labels);
      const known = series.get(key) ?? {
        count: 0,
        add() {
          this.count += 1;
        },
      };
      series.set(key, known);
      return known;
    },
    lines: () => [
      ...head(named, 'counter'),
      ...[...series].map(([labels, { count }]) => `${labelled(named.name, labels)} ${count}`),
    ],
  };
}

/** A cumulative histogram with bounds in ascending order. */
export function histogram({ bounds, ...named }: Named & { readonly bounds: readonly number[] }): Family & {
  of(labels: Labels): { observe(value: number): void };
  observe(value: number): void;
} {
  const series = new Map<string, Series>();
  const of = (labels: Labels) => {
    const key = textOf(labels);
    const known = series.get(key) ?? aSeries(bounds);
    series.set(key, known);
    return known;
  };
  return {
    of,
    observe: (value) => of({}).observe(value),
    lines: () => [
      ...head(named, 'histogram'),
      ...[...series].flatMap(([labels, { counts, sum }]) => {
        let total = 0;
        const buckets = counts.map((count, at) => {
          total += count;
          return `${labelled(`${named.name}_bucket`, labels, `le="${bounds[at] ?? '+Inf'}"`)} ${total}`;
        });
        return [
          ...buckets,
          `${labelled(`${named.name}_sum`, labels)} ${sum}`,
          `${labelled(`${named.name}_count`, labels)} ${total}`,
        ];
      }),
    ],
  };
}

interface Series {
  readonly counts: number[];
  sum: number;
  observe(value: number): void;
}

const aSeries = (bounds: readonly number[]): Series => ({
  counts: new Array<number>(bounds.length + 1).fill(0),
  sum: 0,
  observe(value) {
    let at = 0;
    while (at < bounds.length && value > (bounds[at] as number)) at += 1;
    this.counts[at] = (this.counts[at] as number) + 1;
    this.sum += value;
  },
});

/** A current value; undefined if unknown. */
export const gauge = (named: Named, value: number | undefined): Family => ({
  lines: () => (value === undefined ? [] : [...head(named, 'gauge'), `${named.name} ${value}`]),
});

/** The families as one response. */
export const prometheusText = (families: readonly Family[]): string =>
  `${families.flatMap((family) => family.lines()).join('\n')}\n`;
