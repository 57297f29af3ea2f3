import { type Place, withPlaces } from '../../../shared/quiz/order';

/** Places a group of questions behind another one, in order. */
const behind = (moved: readonly string[], after: string): Place[] =>
  moved.map((questionId, at) => ({ questionId, after: moved[at - 1] ?? after }));

/** The places if they change anything. */
const ifMoving = (order: readonly string[], places: Place[]): Place[] =>
  withPlaces(order, places).join() === order.join() ? [] : places;

/** The places of questions dropped together at an index, which is counted without the dragged one. */
export function placesOfDrop(
  order: readonly string[],
  moved: readonly string[],
  { dragged, to }: { readonly dragged: string; readonly to: number },
): Place[] {
  const above = order.filter((id) => id !== dragged).slice(0, to);
  return ifMoving(order, behind(moved, above.findLast((id) => !moved.includes(id)) ?? ''));
}

/**
 * The places of questions moved together one step up (-1) or down (1), past the next unmoved question; none
 * at the end.
 */
export function placesOfStep(order: readonly string[], moved: readonly string[], step: -1 | 1): Place[] {
  const stays = (id: string) => !moved.includes(id);
  const places = order.map((id) => !stays(id));
  const [first, last] = [places.indexOf(true), places.lastIndexOf(true)];
  const after = step < 0 ? order[first - 2] : (order[last + 1] ?? order.findLast(stays));
  return ifMoving(order, behind(moved, after ?? ''));
}

/** The current places of questions, for moving them back. */
export const placesIn = (order: readonly string[], moved: readonly string[]): Place[] =>
  order.flatMap((questionId, at) =>
    moved.includes(questionId) ? [{ questionId, after: order[at - 1] ?? '' }] : [],
  );
