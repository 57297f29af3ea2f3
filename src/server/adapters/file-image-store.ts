import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_MAXIMUM_BYTES, IMAGE_MAXIMUM_PIXELS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import type { ImageStore } from '../ports/image-store';

const NAME = /^[\w-]{22,}\.webp$/;
/** 50 megapixels: more than any camera a school has, less than a decompression bomb. */
const INPUT_PIXELS_MAXIMUM = 50_000_000;

/** Keeps images as WebP files in a folder, whatever kind they came as; metadata is dropped by the re-encoding. */
export function fileImageStore(folder: string): ImageStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async store(bytes) {
      if (bytes.byteLength > IMAGE_MAXIMUM_BYTES) throw new DomainError('too_large', messages.imageTooLarge);
      const webp = await toWebp(bytes);
      const name = `${randomBytes(18).toString('base64url')}.webp`;
      await writeFile(join(folder, name), webp, { flush: true, mode: 0o600 });
      return `/uploads/${name}`;
    },
    async find(name) {
      if (!NAME.test(name)) return undefined;
      try {
        return { bytes: new Uint8Array(await readFile(join(folder, name))), mediaType: 'image/webp' };
      } catch {
        return undefined;
      }
    },
  };
}

async function toWebp(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: INPUT_PIXELS_MAXIMUM, failOn: 'error' })
      .rotate()
      .resize(IMAGE_MAXIMUM_PIXELS, IMAGE_MAXIMUM_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new DomainError('unsupported', messages.imageUnreadable);
  }
}
