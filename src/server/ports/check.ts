/** The result of one check of the settings or a live service, as a sentence for the operator. */
export interface Finding {
  readonly state: 'ok' | 'off' | 'warning' | 'wrong';
  readonly sentence: string;
}

/** One check of the doctor; never throws. */
export interface Check {
  /** The heading: 'Google sign-in'. */
  readonly name: string;
  run(): Promise<readonly Finding[]>;
}
