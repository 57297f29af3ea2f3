import { placeOf, useOthers } from './others';
import { togetherTexts } from './together-texts';

/** Which colleagues have a row of a question in focus now, in words; '' for none. */
export function useMarkersAt(questionId: string): (rowKey: string) => string {
  const here = useOthers().filter((other) => other.questionId === questionId && other.place !== null);
  if (here.length === 0) return () => '';
  const names = Map.groupBy(here, ({ place }) => place);
  return (rowKey) => {
    const at = names.get(placeOf(rowKey)) ?? [];
    return at.length === 0 ? '' : togetherTexts.areHere(at.map(({ name }) => name));
  };
}
