import type { Inline } from '../../../../shared/rich-text/nodes';

/** The formatting inherited by all words inside an element. */
export interface Marks {
  readonly strong: boolean;
  readonly em: boolean;
  /** Subscript or superscript. */
  readonly script: 'sub' | 'sup' | null;
}

export const NO_MARKS: Marks = { strong: false, em: false, script: null };

/** A part of a line with its marks; emphasis is added later, around all parts that share it. */
export interface Leaf extends Marks {
  readonly node: Exclude<Inline, { kind: 'strong' | 'em' }>;
}
