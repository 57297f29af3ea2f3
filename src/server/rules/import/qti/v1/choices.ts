import type { QuestionDraft } from '../../../../../shared/question/draft';
import { isSingleChoice } from '../../../../../shared/question-types/choice/module';
import { multipleChoice, orderOf, type ReadChoice, singleChoice } from '../drafts';
import type { ItemReader } from '../item-reader';
import type { Label, Response } from './presentation';
import type { Condition, Processing } from './processing';

/** The input of the type readers. */
export interface Asked {
  readonly response: Response;
  readonly processing: Processing;
  readonly feedback: ReadonlyMap<string, string>;
  readonly reader: ItemReader;
}

/** The options in a rule. */
export const chosenIn = ({ find }: Response, { facts }: Pick<Condition, 'facts'>): Label[] =>
  facts.flatMap(({ value, test }) => (test === 'equal' || test === 'part' ? (find(value) ?? []) : []));

export function readSingle({ response, processing, feedback, reader }: Asked): QuestionDraft {
  const credits = creditsOf(response, processing.conditions);
  const full = [...credits.values()].reduce((most, each) => Math.max(most, each), Number.MIN_VALUE);
  return singleChoice(
    choicesOf(response.labels, feedback, (label) => (credits.get(label) ?? 0) / full),
    reader,
  );
}

const choicesOf = (
  labels: readonly Label[],
  feedback: ReadonlyMap<string, string>,
  shareOf: (label: Label) => number,
): ReadChoice[] =>
  labels.map((label) => ({
    text: label.text,
    feedback: feedback.get(label.ident) ?? '',
    share: shareOf(label),
  }));

/** The marks of each option by itself. */
function creditsOf(response: Response, conditions: readonly Condition[]): Map<Label, number> {
  const credits = new Map<Label, number>();
  for (const condition of conditions) {
    const { credit } = condition;
    if (credit === undefined) continue;
    for (const label of chosenIn(response, condition)) {
      const before = credits.get(label);
      credits.set(label, before === undefined || Math.abs(credit) > Math.abs(before) ? credit : before);
    }
  }
  return credits;
}

/** Either one rule lists all right options, or each option has its own rule. */
export function readMultiple({ response, processing, feedback }: Asked): QuestionDraft {
  const { labels } = response;
  const earning = processing.conditions.filter(
    (condition) => (condition.credit ?? 0) > 0 && chosenIn(response, condition).length > 0,
  );
  const best = earning.reduce<Condition | undefined>(
    (most, each) => (most === undefined || isBetter(each, most) ? each : most),
    undefined,
  );
  const isOneRule = best !== undefined && (best.facts.length > 1 || best.excluded.length > 0);
  if (isOneRule) {
    const right = new Set(chosenIn(response, best));
    const choices = choicesOf(labels, feedback, (label) => (right.has(label) ? 1 : 0));
    return multipleChoice(choices, earning.length > 1);
  }
  const credits = creditsOf(response, processing.conditions);
  const choices = choicesOf(labels, feedback, (label) => credits.get(label) ?? 0);
  return multipleChoice(choices, earning.length > 1);
}

const isBetter = (one: Condition, other: Condition): boolean => {
  const [credit, most] = [one.credit ?? 0, other.credit ?? 0];
  return credit > most || (credit === most && one.facts.length > other.facts.length);
};

/** Options in the order of the rule that lists most of them, or by the positions in the rules. */
export function readOrder({ response, processing }: Asked): QuestionDraft {
  const { labels } = response;
  const conditions = processing.conditions.filter(({ credit }) => credit === undefined || credit > 0);
  const ordered = conditions
    .map((condition) => chosenIn(response, condition))
    .reduce((most, each) => (each.length > most.length ? each : most), []);
  const correct = ordered.length > 1 ? ordered : byPlaces(response, conditions);
  return orderOf(
    labels.map(({ text }) => text),
    {
      correct: correct.map(({ text }) => text),
      isPartly: conditions.filter(({ credit }) => credit !== undefined).length > 1,
    },
  );
}

function byPlaces({ labels }: Response, conditions: readonly Condition[]): Label[] {
  const byName = new Map(labels.map((label) => [label.ident, label]));
  const places = new Map<Label, number>();
  for (const { facts } of conditions)
    for (const { respident, value } of facts) {
      const label = byName.get(respident);
      if (label && Number(value) > 0 && !places.has(label)) places.set(label, Number(value));
    }
  return [...places].sort(([, left], [, right]) => left - right).map(([label]) => label);
}

/** Replaces words for true and false by ours; unknown words stay. */
export function withTrueAndFalse(draft: QuestionDraft, names: ReadonlyMap<string, string>): QuestionDraft {
  if (!isSingleChoice(draft)) return draft;
  const renamed = (text: string) => names.get(text.trim().toLowerCase()) ?? text;
  return {
    ...draft,
    options: draft.options.map(renamed),
    correctAnswer: renamed(String(draft.correctAnswer)),
    feedback: Object.fromEntries(Object.entries(draft.feedback).map(([text, said]) => [renamed(text), said])),
  };
}

export const TRUE_AND_FALSE: ReadonlyMap<string, string> = new Map([
  ['true', 'True'],
  ['false', 'False'],
  ['t', 'True'],
  ['f', 'False'],
]);

/** Blackboard's names for the two answers of an either/or question. */
export const EITHER_OR: ReadonlyMap<string, string> = new Map([
  ['yes_no.true', 'Yes'],
  ['yes_no.false', 'No'],
  ['agree_disagree.true', 'Agree'],
  ['agree_disagree.false', 'Disagree'],
  ['right_wrong.true', 'Right'],
  ['right_wrong.false', 'Wrong'],
  ['true_false.true', 'True'],
  ['true_false.false', 'False'],
]);
