import { importProblems } from '../../../../shared/import/messages';
import type { ReviewedQuestion } from '../../../../shared/import/schema';
import {
  allDecided,
  type Change,
  type Decisions,
  formAsRead,
  problemsOf,
  type Reviewed,
  type Rules,
} from './review';

/** The number of questions from which a problem is one decision. */
const SHARED_MINIMUM = 5;

export type KindChoice = 'firstRight' | 'asRead' | 'unfinished' | 'out';

/** A problem shared by several questions. */
export interface ProblemKind {
  readonly sentence: string;
  /** The indexes of its questions in the file. */
  readonly places: readonly number[];
  readonly choices: readonly KindChoice[];
}

/** The problems shared by many questions; problems of exactly the same questions are combined. */
export function problemKinds(questions: readonly ReviewedQuestion[], rules: Rules): ProblemKind[] {
  const bySentence = new Map<string, number[]>();
  questions.forEach(({ problems }, at) => {
    for (const sentence of new Set(problems)) {
      const places = bySentence.get(sentence) ?? [];
      places.push(at);
      bySentence.set(sentence, places);
    }
  });
  const shared = [...bySentence].filter(([, places]) => places.length >= SHARED_MINIMUM);
  const alike = Map.groupBy(shared, ([, places]) => places.join());
  return [...alike.values()].map((kind) => {
    const sentences = kind.map(([sentence]) => sentence);
    const places = kind[0]?.[1] ?? [];
    const areWhole = places.every((at) => isWhole(questions[at], sentences.length, rules));
    const asRead = sentences.includes(importProblems.everyOptionRight) ? 'firstRight' : 'asRead';
    return {
      ...{ sentence: sentences.join(' '), places },
      choices: [...(areWhole ? ([asRead] as const) : []), 'unfinished', 'out'],
    };
  });
}

/** Whether a question has only these problems and could be added as read. */
const isWhole = (question: ReviewedQuestion | undefined, problems: number, rules: Rules): boolean =>
  question?.problems.length === problems && problemsOf(formAsRead(question), rules).length === 0;

/** The common decision on a problem's questions; undefined if they differ or were edited. */
export function chosenOf(
  { places, choices }: ProblemKind,
  items: readonly Reviewed[],
): KindChoice | undefined {
  const chosen = new Set(
    places.flatMap((at): (KindChoice | undefined)[] => {
      const item = items[at];
      if (!item || (isByHand(item) && !item.isLeftOut)) return [];
      return [item.isLeftOut ? 'out' : item.form ? choices[0] : 'unfinished'];
    }),
  );
  return chosen.size === 1 ? [...chosen][0] : undefined;
}

const isByHand = ({ form, question }: Reviewed): boolean =>
  form !== undefined && form !== formAsRead(question);

/** The decisions with one for all questions of a problem; edits stay. */
export const decidedKind = (
  decisions: Decisions,
  { kind, choice, items }: { kind: ProblemKind; choice: KindChoice; items: readonly Reviewed[] },
): Decisions =>
  allDecided(
    decisions,
    kind.places.flatMap((at): [number, Change][] => {
      const item = items[at];
      if (!item) return [];
      if (choice === 'out' || isByHand(item)) return [[at, { isLeftOut: choice === 'out' }]];
      return [
        [at, { isLeftOut: false, form: choice === 'unfinished' ? undefined : formAsRead(item.question) }],
      ];
    }),
  );
