import { parseBlocks } from '../../../shared/rich-text/blocks';
import type { Inline } from '../../../shared/rich-text/nodes';
import { uploadsNamedIn } from '../../../shared/rich-text/upload-id';
import { inlinesIn } from '../../../shared/rich-text/walk';

type NamedImage = Extract<Inline, { kind: 'image' }>;

/** The images shown by a text; those named within code do not count. */
export const imagesIn = (text: string): readonly NamedImage[] =>
  uploadsNamedIn(text).length === 0
    ? []
    : inlinesIn(parseBlocks(text)).filter((node): node is NamedImage => node.kind === 'image');
