import type { Deps } from '../../../deps';
import { rubricsStore } from './store';

/** Gives the copy of a question the rubric of its original, if that has one. */
export function copyRubric(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { from, to }: { from: string; to: string },
): void {
  const store = rubricsStore(db);
  const rubric = store.find.get({ questionId: from });
  if (!rubric) return;
  store.save.run({ questionId: to, items: rubric.items, previousItems: null, at: clock.now() });
}
