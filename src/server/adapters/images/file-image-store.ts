import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_MAXIMUM_BYTES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { lookAtDisk, refuseWhenDiskIsLow } from '../../disk';
import type { ImageStore } from '../../ports/image-store';
import { imageDecoder } from './image-decoder';

const SMALL_PIXELS = 320;
const NAME = /^[\w-]{22,}\.webp$/;

/**
 * Stores images of any kind as WebP in a folder; re-encoding drops metadata. Throws 503 while the disk is so full that answers
 * need the space.
 */
export function fileImageStore(folder: string, toWebp = imageDecoder(), look = lookAtDisk): ImageStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async store(bytes) {
      if (bytes.byteLength > IMAGE_MAXIMUM_BYTES) throw new DomainError('too_large', messages.imageTooLarge);
      await refuseWhenDiskIsLow(folder, { bytes: bytes.byteLength, look });
      const webp = await toWebp(bytes);
      const name = `${randomBytes(18).toString('base64url')}.webp`;
      await writeFile(join(folder, name), webp, { flush: true, mode: 0o600 });
      return `/uploads/${name}`;
    },
    shrink: (bytes) => toWebp(bytes, SMALL_PIXELS),
    async find(name) {
      if (!NAME.test(name)) return undefined;
      try {
        // The same bytes without a copy.
        const { buffer, byteOffset, byteLength } = await readFile(join(folder, name));
        return { bytes: new Uint8Array(buffer, byteOffset, byteLength), mediaType: 'image/webp' };
      } catch {
        return undefined;
      }
    },
    has(url) {
      const name = url.slice('/uploads/'.length);
      return NAME.test(name) && existsSync(join(folder, name));
    },
    async listStoredBefore(time) {
      const names = (await readdir(folder)).filter((name) => NAME.test(name));
      const old: string[] = [];
      for (const name of names) {
        const { mtimeMs } = await stat(join(folder, name));
        if (mtimeMs < time) old.push(`/uploads/${name}`);
      }
      return old;
    },
    async remove(url) {
      const name = url.slice('/uploads/'.length);
      if (NAME.test(name)) await rm(join(folder, name), { force: true });
    },
  };
}
