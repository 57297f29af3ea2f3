export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of two places that covers no field; where both do, the one that leaves the field in use free. */
export function freePlace({
  foot,
  head,
  fields,
  used,
}: {
  readonly foot: Box;
  readonly head: Box;
  readonly fields: readonly Box[];
  /** The field that has the focus. */
  readonly used?: Box | undefined;
}): 'foot' | 'head' {
  const isFree = (place: Box) => !fields.some((field) => overlap(place, field));
  if (isFree(foot)) return 'foot';
  if (isFree(head)) return 'head';
  return used && overlap(foot, used) ? 'head' : 'foot';
}
