import { parseBlocks } from './blocks';
import type { Inline } from './nodes';
import { uploadsNamedIn } from './upload-id';
import { inlinesIn } from './walk';

type NamedImage = Extract<Inline, { kind: 'image' }>;

/** The images that a text shows; one that is named in code is none. */
export const imagesIn = (text: string): readonly NamedImage[] =>
  uploadsNamedIn(text).length === 0
    ? []
    : inlinesIn(parseBlocks(text)).filter((node): node is NamedImage => node.kind === 'image');
