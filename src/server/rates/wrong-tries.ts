import { slidingCounts } from './sliding-counts';

/** The limits of wrong tries within a time. */
export interface WrongTriesLimits {
  /** Per member, typed name, and slip. */
  readonly ofMember: number;
  /** Per device, over all members. */
  readonly ofDevice: number;
  readonly withinMs: number;
}

/** The subject of a try. */
export interface Tried {
  /** Null without one, and if vouched for by a slip or a device the member signed in from. */
  readonly device: string | null;
  /**
   * The typed name. Only it and the device decide when the next try is refused, so that the existence of the name stays unknown.
   */
  readonly typed: string;
  /** The counter keys of the possible members. */
  readonly members: readonly string[];
}

/**
 * A try in progress: counts as wrong until it ends, so that a hundred simultaneous ones are not a hundred
 * guesses.
 */
export interface TryBegun {
  /** Ends it with the matching member, or null. */
  end(right: string | null, nowMs: number): 'in' | 'wrong';
  /** The wrong tries left for the typed name. */
  left(nowMs: number): number;
  /** Discards a try without a result. */
  cancel(nowMs: number): void;
}

export interface WrongTries {
  /** Begins a try, or returns the seconds to wait. */
  begin(tried: Tried, nowMs: number): TryBegun | number;
  /** Resets the wrong tries of a member or name after its PIN changed. */
  forget(key: string): void;
}

/** Counts wrong tries in a sliding window; time is an argument, so the result is deterministic. */
export function wrongTries({ ofMember, ofDevice, withinMs }: WrongTriesLimits): WrongTries {
  const own = slidingCounts({ limit: ofMember, withinMs });
  const devices = slidingCounts({ limit: ofDevice, withinMs });
  return {
    begin({ device, typed, members }, begunMs) {
      if (own.isUsedUp(typed, begunMs)) return own.secondsLeft(typed, begunMs);
      if (device !== null && devices.isUsedUp(device, begunMs)) return devices.secondsLeft(device, begunMs);
      // Exhausted members are skipped silently: the name may be typed for the first time.
      const open = members.filter((member) => !own.isUsedUp(member, begunMs));
      const keys = new Set([typed, ...open]);
      const change = (by: 1 | -1, nowMs: number) => {
        for (const key of keys) own.changeUnderWay(key, by, nowMs);
        if (device !== null) devices.changeUnderWay(device, by, nowMs);
      };
      change(1, begunMs);
      return {
        cancel: (nowMs) => change(-1, nowMs),
        left: (nowMs) => Math.max(0, ofMember - own.countOf(typed, nowMs)),
        end(right, nowMs) {
          change(-1, nowMs);
          if (right !== null && open.includes(right)) return 'in';
          for (const key of keys) own.add(key, nowMs);
          if (device !== null) devices.add(device, nowMs);
          return 'wrong';
        },
      };
    },
    forget: own.forget,
  };
}
