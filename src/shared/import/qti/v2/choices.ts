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
    const most = declaration.isMultiple ? Infinity : (declaration.mappingMaximum ?? Infinity);
    const points = (value: string) => Math.min(most, mapping.get(value)?.points ?? mappingDefault);
    return { points, values, isPartly: true };
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

type Graded = Omit<Asked, 'feedback'>;

/** The most that a rule about the answer gives. */
export const mostByRules = ({ processing, response }: Graded): number =>
  processing.branches
    .filter(({ compared }) => compared.some((each) => each.response === response))
    .reduce((best, { points = 0 }) => Math.max(best, points), 0);

/** All that earns as much as can be: what is declared as correct, what the mapping names, and what rules give all marks for. */
export function acceptedBy(asked: Graded): readonly string[] {
  const { processing, response, declaration } = asked;
  const most = mostByRules(asked);
  const rules = processing.isMapped ? undefined : keyByRules(processing, response);
  const byRules = rules?.values.filter((value) => rules.points(value) >= most) ?? [];
  const key = keyOf(asked);
  const full = fullPoints(key);
  const named = key.values.filter((value) => key.points(value) >= full);
  return [...new Set([...declaration.correct, ...named, ...byRules])];
}

const fullPoints = ({ points, values }: Key): number =>
  values.reduce((most, value) => Math.max(most, points(value)), 0);

/** What earns some of the marks only, each with its share. */
export function partlyAccepted(asked: Graded): readonly (readonly [string, number])[] {
  const all = new Set(acceptedBy(asked));
  const rules = keyByRules(asked.processing, asked.response);
  const sharesOf = ({ points, values }: Key, most: number) =>
    values.flatMap((value) => (all.has(value) ? [] : [[value, points(value) / most] as const]));
  const key = keyOf(asked);
  return [
    ...new Map([...sharesOf(rules, mostByRules(asked)), ...sharesOf(key, fullPoints(key))]),
  ];
}

/** The answers that earn all marks; others that earn some are noted as `shown`. */
export function fullyRight(asked: Graded, shown = (value: string) => value): readonly string[] {
  for (const [value, share] of partlyAccepted(asked))
    asked.reader.notes.add(sentences.partlyRight(shown(value), Math.round(share * 100)));
  return acceptedBy(asked);
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
    correctAnswer: fullyRight(asked).map((value) => numberIn(value) ?? value),
  };
}

/** Two sets, whose members belong together; the one of which each belongs to exactly one is on the left. */
export function readMatch(asked: Asked): QuestionDraft {
  const { interaction, reader } = asked;
  const sets = childrenOf(interaction, 'simpleMatchSet').map((set) => sidesIn(set, reader));
  const [first = new Map<string, string>(), second = new Map<string, string>()] = sets;
  const key = keyOf(asked);
  const pairs = pairsIn(asked).map((pair) =>
    first.has(pair.left) || second.has(pair.right) ? pair : turnedRound(pair),
  );
  const turned = pairs.map(turnedRound);
  const isTurned = !isEachOnce(first, pairs) && isEachOnce(second, turned);
  const [left, right] = isTurned ? [second, first] : [first, second];
  return matchOf({ left, right, pairs: isTurned ? turned : pairs }, { isPartly: key.isPartly, reader });
}

/** One set, any two of which belong together. */
export function readAssociate(asked: Asked): QuestionDraft {
  const { interaction, reader } = asked;
  const sides = sidesIn(interaction, reader);
  const key = keyOf(asked);
  const pairs = pairsIn(asked);
  const lefts = new Set(pairs.map(({ left }) => left));
  reader.notes.add(sentences.anyPairs);
  const left = new Map([...sides].filter(([name]) => lefts.has(name)));
  const right = new Map([...sides].filter(([name]) => !lefts.has(name)));
  return matchOf({ left, right, pairs }, { isPartly: key.isPartly, reader });
}

type Sides = ReadonlyMap<string, string>;
/** The names of two sides that belong together, and what they earn. */
interface NamedPair {
  readonly left: string;
  readonly right: string;
  readonly points: number;
  readonly isDeclared: boolean;
}

const sidesIn = (set: XmlElement, reader: ItemReader): Sides =>
  new Map(
    descendantsOf(set, 'simpleAssociableChoice').map((side) => [
      side.attributes.identifier ?? '',
      contentText(side, reader),
    ]),
  );

/** The pairs that earn something, the best first: "A B". */
export function pairsIn(asked: Graded): readonly NamedPair[] {
  const { values, points } = keyOf(asked);
  return values.map((value) => {
    const [left = '', right = ''] = value.split(/\s+/);
    return { left, right, points: points(value), isDeclared: asked.declaration.correct.includes(value) };
  });
}

export const turnedRound = (pair: NamedPair): NamedPair => ({ ...pair, left: pair.right, right: pair.left });

function isEachOnce(sides: Sides, pairs: readonly NamedPair[]): boolean {
  const named = pairs.map(({ left }) => left);
  return named.length === sides.size && new Set(named).size === named.length;
}

function matchOf(
  { left, right, pairs }: { left: Sides; right: Sides; pairs: readonly NamedPair[] },
  { isPartly, reader }: { isPartly: boolean; reader: ItemReader },
): QuestionDraft {
  const partners = Map.groupBy(pairs, (pair) => pair.left);
  const spare: string[] = [];
  const read = [...left].flatMap(([name, text]) => {
    const [partner, ...others] = partners.get(name) ?? [];
    for (const other of others)
      if (!partner || other.isDeclared || other.points >= partner.points)
        reader.problems.add(sentences.severalPartners(text));
      else
        reader.notes.add(
          sentences.partlyRight(
            `${text} → ${right.get(other.right) ?? ''}`,
            Math.round((other.points / partner.points) * 100),
          ),
        );
    if (!partner && pairs.length > 0) {
      spare.push(text);
      return [];
    }
    return [[text, right.get(partner?.right ?? '') ?? ''] as const];
  });
  if (spare.length > 0) reader.notes.add(sentences.spareLost(spare));
  return pairsOf(read, { right: [...right.values()], isPartly });
}
