import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { IMAGE_MAXIMUM_PIXELS, LONG_IMAGE } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { slots } from '../../rules/slots';

/** 50 megapixels: more than a school's camera, less than a decompression bomb. */
const INPUT_PIXELS_MAXIMUM = 50_000_000;
/** CPU time: a photo takes half a second, a drawing with nested filters minutes. */
const WORK_MAXIMUM_MS = 8000;
/** Less than the client's timeout. */
const DECODED_WITHIN_MS = 40_000;
const AT_ONCE = 2;
/** Each waits with its file in memory. */
const WAITING_MAXIMUM = 30;
const TRY_AGAIN_SECONDS = 5;
/** The exit code for a picture too long to be read. */
const TOO_LONG = 3;

// A low priority, behind a writing class; and if memory runs out, the system kills this process rather than the server.
const PROGRAM = `
try { require('node:os').setPriority(10); } catch {}
try { require('node:fs').writeFileSync('/proc/self/oom_score_adj', '1000'); } catch {}
const giveUp = () => process.kill(process.pid, 'SIGKILL');
setInterval(() => process.cpuUsage().user > process.argv[2] * 1000 && giveUp(), 50).unref();
const sharp = require(process.argv[1]);
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk));
process.stdin.on('end', () => {
  const kind = JSON.parse(process.argv[3]);
  const image = sharp(Buffer.concat(chunks), { limitInputPixels: ${INPUT_PIXELS_MAXIMUM}, failOn: 'error', ...kind });
  const { ratio, maximumRatio, maximumHeight, maximumArea } = JSON.parse(process.argv[5]);
  const highest = ({ width, height }) => {
    if (height <= ratio * width) return +process.argv[4];
    if (height >= maximumHeight && height > maximumRatio * width) process.exit(${TOO_LONG});
    return Math.floor(Math.min(maximumHeight, Math.sqrt(maximumArea * height / width)));
  };
  image.metadata()
    .then(({ autoOrient }) => image
      .rotate()
      .resize(+process.argv[4], highest(autoOrient), { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer())
    .then((webp) => process.stdout.write(webp), () => { process.exitCode = 1; });
});
`;

/**
 * Decodes any image to WebP without metadata, in a child process that is killed after 8 s of CPU time: a
 * hostile file can neither crash nor block the server. Two run concurrently. Throws 415 if undecodable, 503
 * if too many wait.
 */
export function imageDecoder({ workMaximumMs = WORK_MAXIMUM_MS, waitingMaximum = WAITING_MAXIMUM } = {}) {
  const inSlot = slots(AT_ONCE);
  let inside = 0;
  return async (bytes: Uint8Array, maximumPixels = IMAGE_MAXIMUM_PIXELS): Promise<Uint8Array> => {
    if (inside >= AT_ONCE + waitingMaximum)
      throw new DomainError('unavailable', messages.imagesBusy, TRY_AGAIN_SECONDS);
    inside += 1;
    try {
      return await inSlot(() => decode(bytes, { workMaximumMs, maximumPixels }));
    } finally {
      inside -= 1;
    }
  };
}

function decode(
  bytes: Uint8Array,
  { workMaximumMs, maximumPixels }: { workMaximumMs: number; maximumPixels: number },
): Promise<Uint8Array> {
  const sharp = createRequire(import.meta.url).resolve('sharp');
  const bitmap = readBitmap(bytes);
  const kind = bitmap ? { raw: { width: bitmap.width, height: bitmap.height, channels: 3 } } : {};
  // Gets no settings: no secret is within a hostile file's reach.
  const args = [
    sharp,
    String(workMaximumMs),
    JSON.stringify(kind),
    String(maximumPixels),
    JSON.stringify(LONG_IMAGE),
  ];
  const child = spawn(process.execPath, ['-e', PROGRAM, ...args], {
    ...{ env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
    ...{ timeout: DECODED_WITHIN_MS, killSignal: 'SIGKILL' },
  } as const);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A process that ended early reads no more; its exit code says why.
  child.stdin.on('error', () => {});
  child.stdin.end(bitmap?.pixels ?? bytes);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else
        reject(
          new DomainError(
            'unsupported',
            code === TOO_LONG ? messages.imageTooLong : messages.imageUnreadable,
          ),
        );
    });
  });
}

/** Pixels of three bytes (red, green, blue) from the top left. */
export interface RawPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const HEADER_LENGTH = 54;
const UNCOMPRESSED = 0;
const MASKED = 3;
/** The usual colour masks; the image library reads all others. */
const USUAL_MASKS = [0xff0000, 0xff00, 0xff];

/**
 * Reads an uncompressed Windows bitmap (BMP) of 8, 24 or 32 bits, which the image library cannot; undefined for anything else.
 * Pixels never exceed bytes, so no small file becomes a large picture.
 */
export function readBitmap(bytes: Uint8Array): RawPicture | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_LENGTH || file.toString('latin1', 0, 2) !== 'BM') return undefined;
  const [start, headerLength, width, signedHeight] = [
    ...[file.readUInt32LE(10), file.readUInt32LE(14)],
    ...[file.readInt32LE(18), file.readInt32LE(22)],
  ] as const;
  const [bits, compression] = [file.readUInt16LE(28), file.readUInt32LE(30)];
  const height = Math.abs(signedHeight);
  const stride = Math.ceil((width * bits) / 32) * 4;
  const isKnown =
    ([8, 24, 32].includes(bits) && compression === UNCOMPRESSED) ||
    (bits === 32 && compression === MASKED && hasUsualMasks(file));
  const isWhole = width > 0 && height > 0 && start + stride * height <= file.length;
  if (!isKnown || !isWhole) return undefined;

  const palette = file.subarray(14 + headerLength);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    // Rows go bottom up unless the height is negative.
    const line = start + stride * (signedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x += 1) {
      const [from, at] = bits === 8 ? [palette, 4 * (file[line + x] ?? 0)] : [file, line + (x * bits) / 8];
      const to = 3 * (y * width + x);
      pixels[to] = from[at + 2] ?? 0;
      pixels[to + 1] = from[at + 1] ?? 0;
      pixels[to + 2] = from[at] ?? 0;
    }
  }
  return { width, height, pixels };
}

const hasUsualMasks = (file: Buffer): boolean =>
  file.length >= HEADER_LENGTH + 12 &&
  USUAL_MASKS.every((mask, index) => file.readUInt32LE(HEADER_LENGTH + 4 * index) === mask);
