/** A title for a restored item: its own, or with ' (restored)' if taken, within the length limit. */
export function freeTitle(
  title: string,
  { isTaken, maximumLength }: { isTaken: (title: string) => boolean; maximumLength: number },
): string {
  for (let tried = 0; ; tried += 1) {
    const ending = tried === 0 ? '' : tried === 1 ? ' (restored)' : ` (restored ${tried})`;
    const candidate = title.slice(0, maximumLength - ending.length).toWellFormed() + ending;
    if (!isTaken(candidate)) return candidate;
  }
}
