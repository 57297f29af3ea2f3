/** The server's only source of time, in epoch milliseconds. */
export interface Clock {
  /** School time. Never goes back, and jumps only over a sleep. */
  now(): number;
  /** The machine's clock, right or wrong: only to compare with times from other machines. */
  wall(): number;
  /** Accounts for a sleep of the machine in `now`; called often, and before acting on a clock. */
  catchUp(): void;
}
