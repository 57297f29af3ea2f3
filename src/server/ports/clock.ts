/** The only place the server learns the time from: epoch milliseconds. */
export interface Clock {
  /** The time that everything of the school runs on. It never goes back or leaps while the process lives, except over a sleep. */
  now(): number;
  /** What the clock of the machine says, right or wrong: only to compare with times that others wrote down. */
  wall(): number;
  /** Takes a sleep of the machine in, so that `now` is past it; called often, and before anybody acts on a clock. */
  catchUp(): void;
}
