import type { Inline } from '../../../../shared/rich-text/nodes';

/** What holds for all words inside an element. */
export interface Marks {
  readonly strong: boolean;
  readonly em: boolean;
  /** Lowered or raised. */
  readonly script: 'sub' | 'sup' | null;
}

export const NO_MARKS: Marks = { strong: false, em: false, script: null };

/** A part of a line with its marks; emphasis comes later, as one around all that share it. */
export interface Leaf extends Marks {
  readonly node: Exclude<Inline, { kind: 'strong' | 'em' }>;
}
