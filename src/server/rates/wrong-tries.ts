import { slidingCounts } from './sliding-counts';

/** How many wrong tries there may be in a time. */
export interface WrongTriesLimits {
  /** Of one member, of one name that somebody typed, and of one slip. */
  readonly ofMember: number;
  /** From a device, whoever is meant. */
  readonly ofDevice: number;
  readonly withinMs: number;
}

/** Whom a try is for. */
export interface Tried {
  /** Null where none is shown, and where something vouches for who tries: a slip, or that the member has signed in from the device. */
  readonly device: string | null;
  /** What was typed in place of a name. Beside the device it alone says when the next try is refused: whether it is anybody's stays unknown. */
  readonly typed: string;
  /** What the tries of those it may mean are counted by. */
  readonly members: readonly string[];
}

/** A try under way: it counts as a wrong one until it has ended, so that a hundred at once are not a hundred guesses. */
export interface TryBegun {
  /** Ends it: for whom it was right, or null. */
  end(right: string | null, nowMs: number): 'in' | 'wrong';
  /** How many wrong tries are left for what was typed. */
  left(nowMs: number): number;
  /** Ends what came to nothing, as if it had not been. */
  cancel(nowMs: number): void;
}

export interface WrongTries {
  /** Begins a try, or answers how many seconds to wait for the next. */
  begin(tried: Tried, nowMs: number): TryBegun | number;
  /** Forgets the wrong tries of a member or a name, whose PIN is another now. */
  forget(key: string): void;
}

/** Counts wrong tries within a time that slides; time is an argument, so the same calls answer the same. */
export function wrongTries({ ofMember, ofDevice, withinMs }: WrongTriesLimits): WrongTries {
  const own = slidingCounts({ limit: ofMember, withinMs });
  const devices = slidingCounts({ limit: ofDevice, withinMs });
  return {
    begin({ device, typed, members }, begunMs) {
      if (own.isUsedUp(typed, begunMs)) return own.secondsLeft(typed, begunMs);
      if (device !== null && devices.isUsedUp(device, begunMs)) return devices.secondsLeft(device, begunMs);
      // A member without tries is not looked at, and nobody is told: the name was typed for the first time perhaps.
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
