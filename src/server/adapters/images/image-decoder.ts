import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { IMAGE_MAXIMUM_PIXELS, LONG_IMAGE } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { slots } from '../../../shared/slots';
import { readBitmap } from './bitmap';

/** 50 megapixels: more than any camera a school has, less than a decompression bomb. */
const INPUT_PIXELS_MAXIMUM = 50_000_000;
/** Of the processor: a photo takes half a second, a drawing with filters over filters would take minutes. */
const WORK_MAXIMUM_MS = 8000;
/** Less than the client waits. */
const DECODED_WITHIN_MS = 40_000;
const AT_ONCE = 2;
/** Each waits with its file in memory. */
const WAITING_MAXIMUM = 30;
const TRY_AGAIN_SECONDS = 5;
/** How the process ends that has read a picture too long to be read by a person. */
const TOO_LONG = 3;

// A class that writes comes first; and if memory runs out, the system ends this process and not the server.
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
 * Decodes an image file of any kind to WebP without its metadata, in a process of its own that is ended after 8 s of
 * work: a hostile file can neither crash nor hold up the server. Two at once; refuses what cannot be decoded (415), and
 * when too many wait (503).
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
  // It is told nothing of the settings: no secret is within reach of what a file may do to it.
  const told = [
    sharp,
    String(workMaximumMs),
    JSON.stringify(kind),
    String(maximumPixels),
    JSON.stringify(LONG_IMAGE),
  ];
  const child = spawn(process.execPath, ['-e', PROGRAM, ...told], {
    ...{ env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
    ...{ timeout: DECODED_WITHIN_MS, killSignal: 'SIGKILL' },
  } as const);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A process that ended early does not read the rest; how it ended is told by its exit code.
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
