import { parseBlocks } from './blocks';
import type { Inline } from './nodes';
import { uploadsNamedIn } from './upload-id';
import { inlinesIn } from './walk';

type NamedImage = Extract<Inline, { kind: 'image' }>;

/** The images shown by a text; those named within code do not count. */
export const imagesIn = (text: string): readonly NamedImage[] =>
  uploadsNamedIn(text).length === 0
    ? []
    : inlinesIn(parseBlocks(text)).filter((node): node is NamedImage => node.kind === 'image');
