import { placeOf, useOthers } from './others';

/** Which colleagues have a row of a question in focus now; '' for none. */
export function useMarkersAt(questionId: string): (rowKey: string) => string {
  const here = useOthers().filter((other) => other.questionId === questionId && other.place !== null);
  if (here.length === 0) return () => '';
  const names = Map.groupBy(here, ({ place }) => place);
  return (rowKey) => {
    const at = names.get(placeOf(rowKey)) ?? [];
    return at.map(({ name }) => name).join(', ');
  };
}
