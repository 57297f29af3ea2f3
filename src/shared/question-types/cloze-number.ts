/** "9.81 ± 0.05" and "50 ± 5%": a number, and by how much another may be off. */
const WITH_TOLERANCE = /^(.*?)(?:±|\+\/?-)\s*([^%]*?)\s*(%?)$/;

/** What a gap accepts: a number with the greatest difference from it; undefined where it is none. */
export function readAcceptedNumber(accepted: string): { value: number; tolerance: number } | undefined {
  const [, text = accepted, by = '0', percent = ''] = WITH_TOLERANCE.exec(accepted.trim()) ?? [];
  const [value, amount] = [readGapNumber(text), readGapNumber(by)];
  if (value === undefined || amount === undefined || amount < 0) return undefined;
  return { value, tolerance: percent === '' ? amount : (Math.abs(value) * amount) / 100 };
}

/** Whether a typed number is near enough to an accepted one. */
export function isNumberAccepted(accepted: string, given: string): boolean {
  const key = readAcceptedNumber(accepted);
  const number = readGapNumber(given);
  if (key === undefined || number === undefined) return false;
  // 0.1 + 0.2 is not 0.3 to a computer.
  const rounding = Math.max(Math.abs(key.value), Math.abs(number)) * 1e-9;
  return Math.abs(key.value - number) <= key.tolerance + rounding;
}

/** The same for spellings of the same number; undefined for what is none. */
export const sameNumber = (text: string): string | undefined => readGapNumber(text)?.toString();

function readGapNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-');
  const number = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(number) ? number : undefined;
}
