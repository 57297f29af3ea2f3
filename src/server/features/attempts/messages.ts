import type { TeacherMessage } from '../../../shared/attempt/schema';
import type { Deps } from '../../deps';
import { messagesStore } from './messages-store';

/**
 * The messages that the page of a running attempt does not have yet, in the order in which they were sent. Keeps of the others
 * that they have come, so that the teacher sees it. One statement, unless there is news.
 */
export async function hearMessages(
  deps: Pick<Deps, 'db' | 'groupCommit'>,
  attemptId: string,
  /** The latest that the page has, 0 for none. */
  { heardMessage, now }: { heardMessage: number; now: number },
): Promise<TeacherMessage[]> {
  const { listNews, markDelivered } = messagesStore(deps.db);
  const news = listNews.all({ attemptId, heardMessage });
  const isToBeMarked = news.some(({ number }) => number <= heardMessage);
  if (isToBeMarked) await deps.groupCommit(() => markDelivered.run({ attemptId, heardMessage, now }));
  return news.filter(({ number }) => number > heardMessage);
}
