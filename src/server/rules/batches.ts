/** Splits items into batches of limited total marks, each with at least one item. */
export function cutIntoBatches<Item>(
  items: readonly Item[],
  { marksOfEach, marksAtOnce }: { marksOfEach: number; marksAtOnce: number },
): (readonly Item[])[] {
  const size = Math.max(1, Math.floor(marksAtOnce / Math.max(1, marksOfEach)));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
