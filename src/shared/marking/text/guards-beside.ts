import { deviationsFrom, nearestOf } from './deviations';
import { type Guard, worthlessAmong } from './guards';
import type { ReadAnswer, ReadClass } from './read-class';
import type { Taught } from './teacher-marks';

const FROM_ACCEPTED: readonly Guard[] = ['denied', 'opposite', 'changed-word', 'added-words', 'shuffled'];
const MOST_ACCEPTED = 60;

/**
 * The guards of an answer beside those that the teacher gave half marks and more: what is nearer to one of these than to a
 * model answer is read against it, as a copy of a right answer can be turned as well as one of the model answer.
 */
export function guardsBeside(
  { answers, models, question, isKnown, isGiven }: ReadClass,
  taught: ReadonlyMap<string, Taught>,
  maximumMarks: number,
): (each: ReadAnswer) => readonly Guard[] {
  const isAccepted = ({ id, group }: ReadAnswer) => (taught.get(group)?.get(id) ?? -1) >= maximumMarks / 2;
  const accepted = answers
    .filter(isAccepted)
    .slice(0, MOST_ACCEPTED)
    .map(({ answer }) => answer);
  return ({ answer, guards, plain }) => {
    if (plain || accepted.length === 0) return guards;
    const nearest = nearestOf([...accepted, ...models], answer);
    if (!nearest || models.includes(nearest)) return guards;
    const deviations: readonly Guard[] = deviationsFrom(nearest, { answer, question, isKnown, isGiven });
    const worthless = worthlessAmong(guards);
    const kept = guards.filter((guard) => worthless.includes(guard) || !FROM_ACCEPTED.includes(guard));
    return [...new Set([...kept, ...deviations])];
  };
}
