/** The only place the server learns the time from: epoch milliseconds. */
export interface Clock {
  now(): number;
}
