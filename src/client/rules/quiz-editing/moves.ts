import { type Place, withPlaces } from '../../../shared/quiz/order';

/** Questions together behind another, in their order. */
const behind = (moved: readonly string[], after: string): Place[] =>
  moved.map((questionId, at) => ({ questionId, after: moved[at - 1] ?? after }));

/** The places if they change anything. */
const ifMoving = (order: readonly string[], places: Place[]): Place[] =>
  withPlaces(order, places).join() === order.join() ? [] : places;

/** Where questions go with one of them that is dropped at an index, counted without it. */
export function placesOfDrop(
  order: readonly string[],
  moved: readonly string[],
  { dragged, to }: { readonly dragged: string; readonly to: number },
): Place[] {
  const above = order.filter((id) => id !== dragged).slice(0, to);
  return ifMoving(order, behind(moved, above.findLast((id) => !moved.includes(id)) ?? ''));
}

/** Where questions go together one step up (-1) or down (1), past the next question that stays; at the end nowhere. */
export function placesOfStep(order: readonly string[], moved: readonly string[], step: -1 | 1): Place[] {
  const stays = (id: string) => !moved.includes(id);
  const places = order.map((id) => !stays(id));
  const [first, last] = [places.indexOf(true), places.lastIndexOf(true)];
  const after = step < 0 ? order[first - 2] : (order[last + 1] ?? order.findLast(stays));
  return ifMoving(order, behind(moved, after ?? ''));
}

/** The places of questions as they are, to be moved back there. */
export const placesIn = (order: readonly string[], moved: readonly string[]): Place[] =>
  order.flatMap((questionId, at) =>
    moved.includes(questionId) ? [{ questionId, after: order[at - 1] ?? '' }] : [],
  );
