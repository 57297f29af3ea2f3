import type { Socket } from 'node:net';
import { REQUEST_WITHIN_MS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';

const LOOK_EVERY_MS = 10_000;
/** Of a bad mobile network; who is slower holds a connection and sends nothing. */
const SLOWEST_BYTES_PER_SECOND = 200;
const RETRY_SECONDS = 5;

/** How many bytes have to come until the next look: half the pace at which a body of this length is there in time. */
export const leastBytes = (announced: number, everyMs = LOOK_EVERY_MS): number =>
  (Math.max(SLOWEST_BYTES_PER_SECOND, ((announced || 0) * 1000) / REQUEST_WITHIN_MS / 2) * everyMs) / 1000;

/** Waits for a body; refuses (503) one that comes so slowly that it would only take up room. */
export function inTime<Body>(
  socket: Pick<Socket, 'bytesRead'> | undefined,
  announced: number,
  reading: Promise<Body>,
  everyMs = LOOK_EVERY_MS,
): Promise<Body> {
  if (!socket) return reading;
  return new Promise((resolve, reject) => {
    let before = socket.bytesRead;
    const look = () => {
      const least = leastBytes(announced, everyMs);
      if (socket.bytesRead - before < least)
        reject(new DomainError('unavailable', messages.bodyTooSlow, RETRY_SECONDS));
      before = socket.bytesRead;
    };
    const looking = setInterval(look, everyMs);
    reading.then(resolve, reject).finally(() => clearInterval(looking));
  });
}
