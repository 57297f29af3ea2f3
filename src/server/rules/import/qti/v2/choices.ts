import { blankQuestion, type QuestionDraft } from '../../../../../shared/question/draft';
import { childrenOf, descendantsOf, type XmlElement } from '../../markup/xml';
import { multipleChoice, orderOf, pairsOf, type ReadChoice, singleChoice } from '../drafts';
import { type ItemReader, joinedTexts } from '../item-reader';
import { numberSaid } from '../numbers';
import * as sentences from '../sentences';
import { truthNamed } from '../words';
import { contentText, feedbackInside } from './body';
import type { Declaration } from './declarations';
import { type Asked, fullyRight, keyOf, type NamedPair, pairsIn, turnedRound } from './keys';

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
      text: contentText(option, reader) || truthNamed(identifier),
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

/** The declared cardinality; without one, several options may still be allowed. */
const isMultiple = ({ attributes }: XmlElement, declaration: Declaration): boolean =>
  declaration.isMultiple || (declaration.baseType === '' && numberSaid(attributes.maxChoices) === 0);

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
    min: numberSaid(attributes.lowerBound) ?? null,
    max: numberSaid(attributes.upperBound) ?? null,
    step: numberSaid(attributes.step) ?? 1,
    correctAnswer: fullyRight(asked).map((value) => numberSaid(value) ?? value),
  };
}

/** Two sets of partners; the set whose members have exactly one partner is on the left. */
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

/** One set, in which any two may be partners. */
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
const sidesIn = (set: XmlElement, reader: ItemReader): Sides =>
  new Map(
    descendantsOf(set, 'simpleAssociableChoice').map((side) => [
      side.attributes.identifier ?? '',
      contentText(side, reader),
    ]),
  );

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
