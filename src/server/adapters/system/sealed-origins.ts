import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Origins } from '../../ports/origins';

/** An id and its HMAC-SHA-256: ids alone are known to every student who was asked the question. */
export function sealedOrigins(secret: string): Origins {
  const of = (questionId: string) => {
    const seal = createHmac('sha256', secret).update(`origin\n${questionId}`).digest('base64url');
    return `${questionId}.${seal}`;
  };
  return {
    of,
    read(origin) {
      const questionId = origin.slice(0, Math.max(0, origin.lastIndexOf('.')));
      const [sent, right] = [Buffer.from(origin), Buffer.from(of(questionId))];
      return sent.length === right.length && timingSafeEqual(sent, right) ? questionId : undefined;
    },
  };
}
