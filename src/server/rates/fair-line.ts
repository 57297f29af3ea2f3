/** Whose place in a line it is. */
export interface Place {
  /** Groups have their turns one after the other, however long one of them is. */
  readonly group: string;
  /** So have the sources within a group. */
  readonly source: string;
  /** How many places the source may have; all of its group where it is left out. */
  readonly places?: number;
}

export interface Waiting {
  call(): void;
  turnAway(): void;
}

export interface FairLine {
  /** Adds to the end of a source; false where there is no place. */
  add(place: Place, waiting: Waiting): boolean;
  /** Takes out the next. */
  next(): Waiting | undefined;
  remove(place: Place, waiting: Waiting): void;
}

/**
 * A line in which a flood costs others one place. Of a source the newest comes first: behind a flood of a moment nobody waits
 * for it. A group that is full turns away the oldest of its longest source, for whoever comes new.
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
          // Both go behind the others.
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
