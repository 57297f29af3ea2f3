import type { Deps } from '../../../deps';
import { rubricsStore } from './store';

export function copyRubric(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { from, to }: { from: string; to: string },
): void {
  const store = rubricsStore(db);
  const rubric = store.find.get({ questionId: from });
  if (!rubric) return;
  store.save.run({ questionId: to, items: rubric.items, previousItems: null, at: clock.now() });
}
