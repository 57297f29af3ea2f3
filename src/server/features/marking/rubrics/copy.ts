import type { Deps } from '../../../deps';
import { rubricsStore } from './store';

/** Copies the rubric of a question to its duplicate. */
export function copyRubric(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { from, to }: { from: string; to: string },
): void {
  const store = rubricsStore(db);
  const rubric = store.find.get({ questionId: from });
  if (!rubric) return;
  store.save.run({ questionId: to, items: rubric.items, previousItems: null, at: clock.now() });
}
