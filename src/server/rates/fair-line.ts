/** The owner of a place in the queue. */
export interface Place {
  /** Groups take turns, however long each is. */
  readonly group: string;
  /** So do sources within a group. */
  readonly source: string;
  /** The source's maximum of places; the whole group's if absent. */
  readonly places?: number;
}

export interface Waiting {
  call(): void;
  turnAway(): void;
}

export interface FairLine {
  /** Appends to a source; false if full. */
  add(place: Place, waiting: Waiting): boolean;
  next(): Waiting | undefined;
  remove(place: Place, waiting: Waiting): void;
}

/**
 * A fair queue in which a flood delays others by one place. Within a source the newest comes first, so that
 * no request waits behind a past flood. A full group drops the oldest of its longest source.
 */
export function fairLine({ ofGroup, inAll }: { ofGroup: number; inAll: number }): FairLine {
  const groups = new Map<string, Map<string, Waiting[]>>();
  let size = 0;
  const remove = ({ group, source }: Pick<Place, 'group' | 'source'>, waiting: Waiting) => {
    const sources = groups.get(group);
    const own = sources?.get(source);
    const at = own?.indexOf(waiting) ?? -1;
    if (!sources || !own || at < 0) return;
    own.splice(at, 1);
    size -= 1;
    if (own.length === 0) sources.delete(source);
    if (sources.size === 0) groups.delete(group);
  };
  const turnOneAway = (group: string, sources: Map<string, Waiting[]>) => {
    const [source, [oldest] = []] = [...sources].reduce((longest, each) =>
      each[1].length > longest[1].length ? each : longest,
    );
    if (!oldest) return;
    remove({ group, source }, oldest);
    oldest.turnAway();
  };
  return {
    remove,
    add({ group, source, places = Number.POSITIVE_INFINITY }, waiting) {
      const sources = groups.get(group);
      const own = sources?.get(source) ?? [];
      const isFull = sources !== undefined && lengthOf(sources) >= ofGroup;
      if (own.length >= places || (size >= inAll && !isFull)) return false;
      if (isFull) turnOneAway(group, sources);
      const kept = groups.get(group) ?? new Map<string, Waiting[]>();
      kept.set(source, [...(kept.get(source) ?? []), waiting]);
      groups.set(group, kept);
      size += 1;
      return true;
    },
    next() {
      for (const [group, sources] of groups) {
        for (const [source, own] of sources) {
          const newest = own.at(-1);
          if (!newest) continue;
          remove({ group, source }, newest);
          // Both move to the end.
          if (sources.delete(source)) sources.set(source, own);
          if (groups.delete(group)) groups.set(group, sources);
          return newest;
        }
      }
      return undefined;
    },
  };
}

const lengthOf = (sources: ReadonlyMap<string, readonly Waiting[]>): number =>
  [...sources.values()].reduce((sum, { length }) => sum + length, 0);
