/** What one look at the settings or a live service found; the sentence says it to the person who runs the server. */
export interface Finding {
  readonly state: 'ok' | 'off' | 'warning' | 'wrong';
  readonly sentence: string;
}

/** One part of the doctor's round; it never throws for what it came to look for. */
export interface Check {
  /** What is looked at, as a heading: 'Google sign-in'. */
  readonly name: string;
  run(): Promise<readonly Finding[]>;
}
