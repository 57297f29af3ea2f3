import { descendantsOf, type XmlElement } from '../../markup/xml';
import type { ReadItems } from '../item-reader';
import { type ItemSetting2, readItem2 } from './item';

/** Reads the items of QTI 2 and 3 files in order. */
export function readItems2(roots: readonly XmlElement[], setting: ItemSetting2): ReadItems {
  const items = roots.flatMap((root) =>
    root.name === 'assessmentItem' ? [root] : descendantsOf(root, 'assessmentItem'),
  );
  const read = items.map((item) => readItem2(item, setting));
  return {
    questions: read.flatMap(({ questions }) => questions),
    skipped: read.flatMap(({ skipped }) => skipped),
  };
}
