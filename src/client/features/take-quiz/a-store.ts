import type { OutboxRecord } from '../../platform/outbox-store';
import type { OutboxStore } from './outbox';

/** For tests: a device that keeps outboxes, and whether its disk takes them. */
export function aStore() {
  const records = new Map<string, OutboxRecord>();
  const disk = { works: true };
  const onDisk = async <Value>(act: () => Value): Promise<Value> => {
    if (!disk.works) throw new Error('The disk is full.');
    return act();
  };
  const store: OutboxStore = {
    read: (attemptId) => onDisk(() => records.get(attemptId)),
    update: (attemptId, change) =>
      onDisk(() => {
        records.set(attemptId, change(records.get(attemptId)));
      }),
    remove: (attemptId) =>
      onDisk(() => {
        records.delete(attemptId);
      }),
  };
  return { store, records, disk };
}
