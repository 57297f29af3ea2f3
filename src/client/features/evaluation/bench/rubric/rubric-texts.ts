import { counted } from '../../../../../shared/counted';
import type { PricedAnswer } from '../../../../../shared/marking/rubric';
import type { RubricPreview } from '../../../../../shared/marking/rubric-schema';
import type { MeanMove } from '../../../../rules/results/correction-means';
import { marksLabel } from '../../bench-texts';
import type { RubricState } from './use-rubric';

type Changed = RubricPreview['gains'];

/** Points with their sign: +2, −½, 0. */
export function pointsLabel(points: number): string {
  if (points === 0) return '0';
  return `${points > 0 ? '+' : '−'}${marksLabel(Math.abs(points))}`;
}

const sumLabel = (sum: number) => (sum < 0 ? pointsLabel(sum) : marksLabel(sum));

/** "4 lose ½", or "4 lose" for differing amounts. */
function moved(changed: Changed, [one, several]: readonly [one: string, several: string]): string[] {
  if (changed.length === 0) return [];
  const amounts = new Set(changed.map(({ before, after }) => Math.abs(after - before)));
  const [amount = 0] = amounts;
  const words = `${changed.length} ${changed.length === 1 ? one : several}`;
  return [amounts.size === 1 ? `${words} ${marksLabel(amount)}` : words];
}

/** The total of the items given to an answer. */
export function sumWords({ priced, isMixed }: Pick<RubricState, 'priced' | 'isMixed'>, maximumMarks: number) {
  if (isMixed) return rubricTexts.differ;
  return priced ? rubricTexts.sum(priced, maximumMarks) : rubricTexts.byHand;
}

export const rubricTexts = {
  title: 'Rubric',
  add: 'Add a rubric',
  why: 'List once what earns points: like answers get like marks, and a changed item changes every mark it gave.',
  edit: 'Edit',
  items: 'Items of the rubric',
  given: 'Given: ',
  keyHint: 'then the key of an item',
  pressKey: 'Now press the key of an item.',
  byHand: 'Not marked by the rubric.',
  differ: 'The answers of this group were given different items. A key gives all of them the same.',
  sum: ({ sum, marks, limit }: PricedAnswer, maximumMarks: number) =>
    limit === null
      ? `${marksLabel(marks)} of ${marksLabel(maximumMarks)}`
      : `Sum ${sumLabel(sum)}, limited to ${marksLabel(marks)} of ${marksLabel(maximumMarks)}`,
  item: (number: number) => `Item ${number}`,
  text: (number: number) => `What item ${number} is for`,
  points: (number: number) => `Points of item ${number}`,
  up: (number: number) => `Move item ${number} up`,
  down: (number: number) => `Move item ${number} down`,
  remove: (number: number) => `Delete item ${number}`,
  addItem: 'Add an item',
  placeholder: 'Names the cause',
  textMissing: 'Say what the item is for.',
  pointsWrong: 'Points are steps of ½.',
  save: 'Save',
  apply: 'Apply',
  cancel: 'Cancel',
  working: 'Working out the marks…',
  previewFailed: 'The marks could not be worked out. Please try again.',
  writeFailed: 'The rubric was not saved. Please try again.',
  undo: 'Undo',
  undoFailed: 'The rubric could not be undone. Please try again.',
  saved: 'Rubric saved.',
  undone: 'The rubric and its marks are as they were.',
  /** The effect of a change on the marks; undefined if the rubric marked no answer. */
  effect: (
    { gains, losses, unchangedCount }: Pick<RubricPreview, 'gains' | 'losses' | 'unchangedCount'>,
    mean: MeanMove | undefined,
  ): string | undefined => {
    const all = gains.length + losses.length + unchangedCount;
    if (all === 0) return undefined;
    const students = counted(all, 'student');
    if (unchangedCount === all) return `${students} ${all === 1 ? 'keeps the mark' : 'keep their marks'}.`;
    const parts = [
      ...moved(gains, ['gains', 'gain']),
      ...moved(losses, ['loses', 'lose']),
      ...(unchangedCount > 0 ? [`${unchangedCount} ${unchangedCount === 1 ? 'stays' : 'stay'}`] : []),
    ].join(', ');
    return `${students}: ${parts}${mean ? `; mean ${mean.before} % → ${mean.after} %` : ''}.`;
  },
  released: 'Scores are released: students see the new marks.',
} as const;
