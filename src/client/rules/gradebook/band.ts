import { barTone } from '../results/display';

/** The look of a cell by colour and pattern, never by colour alone. */
export interface Band {
  readonly tone: 'green' | 'yellow' | 'red';
  readonly pattern: 'solid' | 'stripes' | 'dots';
}

const PATTERNS = { green: 'solid', yellow: 'stripes', red: 'dots' } as const;

/** The band of a percentage, as in the bars of the statistics. */
export function bandOf(percent: number): Band {
  const tone = barTone(percent);
  return { tone, pattern: PATTERNS[tone] };
}
