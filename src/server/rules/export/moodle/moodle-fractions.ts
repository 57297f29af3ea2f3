/** The grades that Moodle accepts; it rejects a file with any other. */
const KNOWN = [
  ...[100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20],
  ...[16.66667, 14.28571, 12.5, 11.11111, 10, 5, 0],
];

/** The nearest accepted percentage, and whether it is exact. */
export function knownFraction(percent: number): { fraction: number; isExact: boolean } {
  const size = Math.abs(percent);
  const nearest = KNOWN.reduce((best, each) => (Math.abs(each - size) < Math.abs(best - size) ? each : best));
  return { fraction: percent < 0 ? -nearest : nearest, isExact: Math.abs(nearest - size) < 0.01 };
}
