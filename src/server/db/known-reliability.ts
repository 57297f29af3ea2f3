import { perDb } from './store';

/** How often opinions of AI servers were the teacher's marks, by question, as it was counted last. */
export interface KnownReliability {
  readonly countedAt: number;
  readonly byQuestion: ReadonlyMap<string, { readonly right: number; readonly of: number }>;
}

/** Kept in this process: counting it for each decision would go through hundreds of marks. */
export const knownReliability = perDb(() => new Map<'latest', KnownReliability>());
