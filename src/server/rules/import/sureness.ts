/** How sure a reader is that a text has its format. */
export const SURENESS = { none: 0, possible: 1, likely: 2, certain: 3 } as const;
export type Sureness = (typeof SURENESS)[keyof typeof SURENESS];
