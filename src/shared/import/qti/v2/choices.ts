import { blankQuestion, type QuestionDraft } from '../../../question/draft';
import { childrenOf, descendantsOf, type XmlElement } from '../../markup/xml';
import { multipleChoice, orderOf, pairsOf, type ReadChoice, singleChoice } from '../drafts';
import { type ItemReader, joinedTexts } from '../item-reader';
import { numberIn } from '../numbers';
import * as sentences from '../sentences';
import { contentText, feedbackInside } from './body';
import type { Declaration } from './declarations';
import type { Processing } from './processing';

/** What the readers of single interactions are given. */
export interface Asked {
  readonly interaction: XmlElement;
  readonly response: string;
  readonly declaration: Declaration;
  readonly processing: Processing;
  readonly feedback: ReadonlyMap<string, string>;
  readonly reader: ItemReader;
}

interface Key {
  /** What answers earn; 0 for those that are not named. */
  readonly points: (value: string) => number;
  /** Those that earn something, the best first. */
  readonly values: readonly string[];
  readonly isPartly: boolean;
}

/** What answers earn: by the mapping where that marks, else as the correct response or the rules of the marking say. */
export function keyOf({
  declaration,
  processing,
  response,
}: Omit<Asked, 'interaction' | 'feedback' | 'reader'>): Key {
  const { correct, mapping, mappingDefault } = declaration;
  const mapped = [...mapping].filter(([, { points }]) => points > 0);
  const isMapped = mapped.length > 0 && (processing.isMapped || correct.length === 0);
  if (isMapped) {
    const values = mapped
      .toSorted(([, left], [, right]) => right.points - left.points)
      .map(([value]) => value);
    return { points: (value) => mapping.get(value)?.points ?? mappingDefault, values, isPartly: true };
  }
  if (correct.length > 0) {
    const named = new Set(correct);
    return { points: (value) => (named.has(value) ? 1 : 0), values: correct, isPartly: false };
  }
  return keyByRules(processing, response);
}

function keyByRules({ branches }: Processing, response: string): Key {
  const points = new Map<string, number>();
  let rules = 0;
  for (const branch of branches) {
    const compared = branch.compared.filter((each) => each.response === response && each.value !== '');
    if (!(branch.points !== undefined && branch.points > 0) || compared.length === 0) continue;
    rules += 1;
    for (const { value } of compared) points.set(value, Math.max(points.get(value) ?? 0, branch.points));
  }
  const values = [...points].sort(([, left], [, right]) => right - left).map(([value]) => value);
  return { points: (value) => points.get(value) ?? 0, values, isPartly: rules > 1 };
}

/** All that earns as much as can be: what is declared as correct, what the mapping names, and what rules give all marks for. */
export function acceptedBy(asked: Omit<Asked, 'feedback'>): readonly string[] {
  const { processing, response, declaration } = asked;
  const most = processing.branches
    .filter(({ compared }) => compared.some((each) => each.response === response))
    .reduce((best, { points = 0 }) => Math.max(best, points), 0);
  const rules = processing.isMapped ? undefined : keyByRules(processing, response);
  const byRules = rules?.values.filter((value) => rules.points(value) >= most) ?? [];
  return [...new Set([...declaration.correct, ...keyOf(asked).values, ...byRules])];
}

/** What rules give some of the marks for, each with its share. */
export function partlyAccepted(asked: Omit<Asked, 'feedback'>): readonly (readonly [string, number])[] {
  const all = new Set(acceptedBy(asked));
  const rules = keyByRules(asked.processing, asked.response);
  const most = asked.processing.branches.reduce((best, { points = 0 }) => Math.max(best, points), 0);
  return rules.values.flatMap((value) =>
    all.has(value) ? [] : [[value, rules.points(value) / most] as const],
  );
}

const OPTIONS = { choiceInteraction: 'simpleChoice', hottextInteraction: 'hottext' } as const;

export function readChoice(asked: Asked): QuestionDraft {
  const { interaction, declaration, reader } = asked;
  const key = keyOf(asked);
  const element =
    interaction.name === 'hottextInteraction' ? OPTIONS.hottextInteraction : OPTIONS.choiceInteraction;
  const options = descendantsOf(interaction, element);
  const choices = options.map((option): ReadChoice => {
    const { identifier = '' } = option.attributes;
    const feedback = [feedbackInside(option, reader), asked.feedback.get(identifier) ?? ''];
    return {
      text: contentText(option, reader),
      feedback: joinedTexts(feedback),
      share: key.points(identifier),
    };
  });
  if (isMultiple(interaction, declaration)) return multipleChoice(choices, key.isPartly);
  const full = choices.reduce((most, { share }) => Math.max(most, share), Number.MIN_VALUE);
  return singleChoice(
    choices.map((choice) => ({ ...choice, share: choice.share / full })),
    reader,
  );
}

/** As it is declared; a file that forgets to may still let several be chosen. */
const isMultiple = ({ attributes }: XmlElement, declaration: Declaration): boolean =>
  declaration.isMultiple || (declaration.baseType === '' && numberIn(attributes.maxChoices) === 0);

export function readOrder({ interaction, declaration, processing, reader }: Asked): QuestionDraft {
  const options = descendantsOf(interaction, 'simpleChoice').map(
    (option) => [option.attributes.identifier ?? '', contentText(option, reader)] as const,
  );
  const texts = new Map(options);
  const byRules =
    processing.branches.find(({ compared }) => compared.length === options.length)?.compared ?? [];
  const correct = declaration.correct.length > 0 ? declaration.correct : byRules.map(({ value }) => value);
  return orderOf(
    options.map(([, text]) => text),
    { correct: correct.flatMap((name) => texts.get(name) ?? []), isPartly: false },
  );
}

export function readSlider(asked: Asked): QuestionDraft {
  const { attributes } = asked.interaction;
  return {
    ...blankQuestion('slider'),
    min: numberIn(attributes.lowerBound) ?? null,
    max: numberIn(attributes.upperBound) ?? null,
    step: numberIn(attributes.step) ?? 1,
    correctAnswer: acceptedBy(asked).map((value) => numberIn(value) ?? value),
  };
}

/** Two sets, whose members belong together; the one of which each belongs to exactly one is on the left. */
export function readMatch(asked: Asked): QuestionDraft {
  const { interaction, reader } = asked;
  const sets = childrenOf(interaction, 'simpleMatchSet').map((set) => sidesIn(set, reader));
  const [first = new Map<string, string>(), second = new Map<string, string>()] = sets;
  const key = keyOf(asked);
  const pairs = pairsIn(key.values).map(([one, other]) =>
    first.has(one) || second.has(other) ? ([one, other] as const) : ([other, one] as const),
  );
  const turned = pairs.map(([one, other]) => [other, one] as const);
  const isTurned = !isEachOnce(first, pairs) && isEachOnce(second, turned);
  const [left, right] = isTurned ? [second, first] : [first, second];
  return matchOf({ left, right, pairs: isTurned ? turned : pairs }, { isPartly: key.isPartly, reader });
}

/** One set, any two of which belong together. */
export function readAssociate(asked: Asked): QuestionDraft {
  const { interaction, reader } = asked;
  const sides = sidesIn(interaction, reader);
  const key = keyOf(asked);
  const pairs = pairsIn(key.values);
  const lefts = new Set(pairs.map(([one]) => one));
  reader.notes.add(sentences.anyPairs);
  const left = new Map([...sides].filter(([name]) => lefts.has(name)));
  const right = new Map([...sides].filter(([name]) => !lefts.has(name)));
  return matchOf({ left, right, pairs }, { isPartly: key.isPartly, reader });
}

type Sides = ReadonlyMap<string, string>;
type Names = readonly (readonly [string, string])[];

const sidesIn = (set: XmlElement, reader: ItemReader): Sides =>
  new Map(
    descendantsOf(set, 'simpleAssociableChoice').map((side) => [
      side.attributes.identifier ?? '',
      contentText(side, reader),
    ]),
  );

/** The names in "A B". */
export const pairsIn = (values: readonly string[]): Names =>
  values.map((value) => {
    const [one = '', other = ''] = value.split(/\s+/);
    return [one, other] as const;
  });

function isEachOnce(sides: Sides, pairs: Names): boolean {
  const named = pairs.map(([one]) => one);
  return named.length === sides.size && new Set(named).size === named.length;
}

function matchOf(
  { left, right, pairs }: { left: Sides; right: Sides; pairs: Names },
  { isPartly, reader }: { isPartly: boolean; reader: ItemReader },
): QuestionDraft {
  const partners = Map.groupBy(pairs, ([one]) => one);
  const spare: string[] = [];
  const read = [...left].flatMap(([name, text]) => {
    const [partner, ...others] = partners.get(name) ?? [];
    if (others.length > 0) reader.problems.add(sentences.severalPartners(text));
    if (!partner && pairs.length > 0) {
      spare.push(text);
      return [];
    }
    return [[text, right.get(partner?.[1] ?? '') ?? ''] as const];
  });
  if (spare.length > 0) reader.notes.add(sentences.spareLost(spare));
  return pairsOf(read, { right: [...right.values()], isPartly });
}
