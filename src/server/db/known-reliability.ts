import { perDb } from './store';

/** How often AI opinions agreed with teachers, by question, at the last count. */
export interface KnownReliability {
  readonly countedAt: number;
  readonly byQuestion: ReadonlyMap<string, { readonly right: number; readonly of: number }>;
}

/** In memory: counting for each decision would read hundreds of marks. */
export const knownReliability = perDb(() => new Map<'latest', KnownReliability>());
