import { slidingCounts } from './sliding-counts';

/** How many wrong tries there may be in a time. */
export interface WrongTriesLimits {
  /** Of one member, and of one name that somebody typed. */
  readonly ofMember: number;
  /** Of a class: from then on only who had none is let in. */
  readonly ofClass: number;
  readonly withinMs: number;
}

/** Whom a try is for. */
export interface Tried {
  /** Null where the try counts for no class. */
  readonly schoolClass: string | null;
  /** What was typed in place of a name. It alone says when the next try is refused: whether it is anybody's stays unknown. */
  readonly typed: string;
  /** Those it may mean. */
  readonly members: readonly string[];
}

/** A try under way: it counts as a wrong one until it has ended, so that a hundred at once are not a hundred guesses. */
export interface TryBegun {
  /** Ends it: for whom it was right, or null. A number says for how many seconds nobody is told which. */
  end(right: string | null, nowMs: number): 'in' | 'wrong' | number;
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
export function wrongTries({ ofMember, ofClass, withinMs }: WrongTriesLimits): WrongTries {
  const own = slidingCounts({ limit: ofMember, withinMs });
  const classes = slidingCounts({ limit: ofClass, withinMs });
  const isUsedUp = (key: string, nowMs: number) => own.countOf(key, nowMs) + own.underWay(key) >= ofMember;
  const hadNone = (key: string, nowMs: number) => own.countOf(key, nowMs) === 0;
  /** How long the class lets in only who had none; 0 where it does not. */
  const closedFor = (schoolClass: string | null, nowMs: number) =>
    schoolClass !== null && classes.countOf(schoolClass, nowMs) >= ofClass
      ? classes.secondsLeft(schoolClass, nowMs)
      : 0;
  return {
    begin({ schoolClass, typed, members }, begunMs) {
      if (isUsedUp(typed, begunMs)) return own.secondsLeft(typed, begunMs);
      const closed = hadNone(typed, begunMs) ? 0 : closedFor(schoolClass, begunMs);
      if (closed > 0) return closed;
      // A member without tries is not looked at, and nobody is told: the name was typed for the first time perhaps.
      const open = members.filter((member) => !isUsedUp(member, begunMs));
      const keys = new Set([typed, ...open]);
      for (const key of keys) own.changeUnderWay(key, 1, begunMs);
      const cancel = (nowMs: number) => {
        for (const key of keys) own.changeUnderWay(key, -1, nowMs);
      };
      return {
        cancel,
        end(right, nowMs) {
          cancel(nowMs);
          const seconds = closedFor(schoolClass, nowMs);
          if (right !== null && open.includes(right)) {
            return seconds === 0 || (hadNone(typed, nowMs) && hadNone(right, nowMs)) ? 'in' : seconds;
          }
          for (const key of keys) own.add(key, nowMs);
          if (schoolClass !== null) classes.add(schoolClass, nowMs);
          return seconds === 0 ? 'wrong' : seconds;
        },
      };
    },
    forget: own.forget,
  };
}
