import type { Deps } from '../deps';

/** More than a large school begins within ten minutes; beyond it the oldest give way. */
const CAPACITY = 20_000;

/** Values that are each taken once, by an unguessable name and within their time; gone at a restart. */
export interface OneTimeKeep<Value> {
  put(value: Value, name: string): void;
  take(name: string, mayTake?: (value: Value) => boolean): Value | undefined;
}

/** Kept in memory: what somebody needs between leaving for the provider and being signed in is worth no file. */
export function oneTimeKeep<Value>(
  { clock }: Pick<Deps, 'clock'>,
  lifetimeMs: number,
  capacity = CAPACITY,
): OneTimeKeep<Value> {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  const clear = () => {
    // The oldest come first.
    for (const [name, { until }] of kept) {
      if (until > clock.now() && kept.size < capacity) return;
      kept.delete(name);
    }
  };
  return {
    put(value, name) {
      clear();
      kept.set(name, { value, until: clock.now() + lifetimeMs });
    },
    take(name, mayTake = () => true) {
      const found = kept.get(name);
      if (!found || found.until <= clock.now() || !mayTake(found.value)) return undefined;
      kept.delete(name);
      return found.value;
    },
  };
}
