import type { TeacherMessage } from '../../../shared/attempt/schema';
import type { Deps } from '../../deps';
import { messagesStore } from './messages-store';

/**
 * The messages missing on a running attempt's page, in the order sent; records the others as delivered, which the teacher sees.
 * One statement unless there is news.
 */
export async function hearMessages(
  deps: Pick<Deps, 'db' | 'groupCommit'>,
  attemptId: string,
  /** The latest message the page has, 0 for none. */
  { heardMessage, now }: { heardMessage: number; now: number },
): Promise<TeacherMessage[]> {
  const { listNews, markDelivered } = messagesStore(deps.db);
  const news = listNews.all({ attemptId, heardMessage });
  const isToBeMarked = news.some(({ number }) => number <= heardMessage);
  if (isToBeMarked) await deps.groupCommit(() => markDelivered.run({ attemptId, heardMessage, now }));
  return news.filter(({ number }) => number > heardMessage);
}
