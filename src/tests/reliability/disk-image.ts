import { randomBetween } from './reliability-test';

/** A write or truncation requested by the program. */
export type Change =
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'cut'; readonly length: number };

const SECTOR_BYTES = 512;

/** A file on a simulated disk: fsynced changes are certain, and any part of later ones may be lost. */
export class DiskFile {
  #synced: Buffer;
  #waiting: Change[] = [];

  constructor(content: Buffer) {
    this.#synced = content;
  }

  change(change: Change): void {
    this.#waiting.push(change);
  }

  sync(): void {
    for (const change of this.#waiting) this.#synced = applied(this.#synced, change);
    this.#waiting = [];
  }

  /** The file after a power cut now: unsynced changes are lost, kept or torn. */
  afterPowerCut(fate: 'all dropped' | 'some kept, some torn'): Buffer {
    if (fate === 'all dropped') return this.#synced;
    return this.#waiting.reduce<Buffer>((content, change) => {
      const luck = Math.random();
      if (luck < 1 / 3) return content;
      return applied(content, luck < 2 / 3 || change.kind === 'cut' ? change : torn(change));
    }, Buffer.from(this.#synced));
  }
}

/** A write up to or from a sector boundary, because a disk writes sectors in any order. */
function torn({ at, bytes }: Extract<Change, { kind: 'write' }>): Change {
  const border = randomBetween(0, Math.ceil(bytes.length / SECTOR_BYTES) + 1) * SECTOR_BYTES;
  return Math.random() < 0.5
    ? { kind: 'write', at, bytes: bytes.subarray(0, border) }
    : { kind: 'write', at: at + border, bytes: bytes.subarray(border) };
}

function applied(content: Buffer, change: Change): Buffer {
  if (change.kind === 'cut') {
    const cut = Buffer.alloc(change.length);
    content.copy(cut);
    return cut;
  }
  const { at, bytes } = change;
  if (bytes.length === 0) return content;
  const end = at + bytes.length;
  const grown = end > content.length ? Buffer.concat([content, Buffer.alloc(end - content.length)]) : content;
  bytes.copy(grown, at);
  return grown;
}
