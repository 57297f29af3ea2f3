import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { messageDeliveries, messages } from '../../db/messages-schema';
import { perDb, statement } from '../../db/store';

const HEARD = { attemptId: messageDeliveries.attemptId, heardMessage: 'number' } as const;

export const messagesStore = perDb((db) => ({
  /** Messages missing on a page, and received ones not yet recorded as delivered. */
  listNews: statement(HEARD, (at) =>
    db
      .select({ number: messages.number, text: messages.text, sentAt: messages.sentAt })
      .from(messageDeliveries)
      .innerJoin(messages, eq(messages.number, messageDeliveries.messageNumber))
      .where(
        and(
          eq(messageDeliveries.attemptId, at.attemptId),
          or(gt(messageDeliveries.messageNumber, at.heardMessage), isNull(messageDeliveries.deliveredAt)),
        ),
      )
      .orderBy(asc(messageDeliveries.messageNumber)),
  ),
  markDelivered: statement({ ...HEARD, now: 'number' }, (at) =>
    db
      .update(messageDeliveries)
      .set({ deliveredAt: at.now })
      .where(
        and(
          eq(messageDeliveries.attemptId, at.attemptId),
          lte(messageDeliveries.messageNumber, at.heardMessage),
          isNull(messageDeliveries.deliveredAt),
        ),
      ),
  ),
}));
