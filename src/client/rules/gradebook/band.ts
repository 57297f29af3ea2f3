import { barTone } from '../results/display';

/** How a cell is told apart, by colour and by pattern: never by colour alone. */
export interface Band {
  readonly tone: 'green' | 'yellow' | 'red';
  readonly pattern: 'solid' | 'stripes' | 'dots';
}

const PATTERNS = { green: 'solid', yellow: 'stripes', red: 'dots' } as const;

/** The band of so many percent, as the bars of the statistics have it. */
export function bandOf(percent: number): Band {
  const tone = barTone(percent);
  return { tone, pattern: PATTERNS[tone] };
}
