import type { QuestionDraft } from '../../../../../shared/question/draft';
import { descendantsOf, type XmlElement } from '../../markup/xml';
import { clozeOf, type ReadGap, shortAnswer } from '../drafts';
import type { ItemReader } from '../item-reader';
import { type NumberRange, numberLine, numberOf, numberSaid } from '../numbers';
import * as sentences from '../sentences';
import { contentText } from './body';
import { type Asked, fullyRight, keyOf, mostByRules, pairsIn, partlyAccepted, turnedRound } from './keys';

/** A response within a text, and its key. */
export type Gap = Omit<Asked, 'feedback'>;

export const isNumeric = ({ declaration: { baseType } }: Gap): boolean => /^(float|integer)$/.test(baseType);

/** A single line, of text or a number. */
export const readEntry = (gap: Gap): QuestionDraft =>
  isNumeric(gap) ? numberOf(rangesOf(gap), gap.reader) : shortAnswer(acceptedTexts(gap));

/** Texts with all marks, case-sensitive or not; their peculiarities become notes. */
export function acceptedTexts(gap: Gap): readonly string[] {
  const values = fullyRight(gap);
  const lowered = new Set(values.map((value) => value.toLowerCase()));
  const alike = partlyAccepted(gap).flatMap(([value]) => (lowered.has(value.toLowerCase()) ? [value] : []));
  for (const value of [...values, ...alike])
    if (gap.declaration.mapping.get(value)?.isCaseStrict && /\p{L}/u.test(value))
      gap.reader.notes.add(sentences.caseMatters);
  return [...values, ...alike];
}

/** Numbers with a tolerance, or ranges, from the rules. */
function rangesOf(gap: Gap): NumberRange[] {
  const { processing, response, reader } = gap;
  const most = mostByRules(gap);
  const compared = processing.branches
    .filter(({ points }) => points === undefined || (points > 0 && points >= most))
    .flatMap((branch) => branch.compared.filter((each) => each.response === response));
  const boundBy = (wanted: string) => numberSaid(compared.find(({ test }) => test === wanted)?.value);
  const equals = compared.filter(({ test }) => test === 'equal');
  const offOf = (number: number) =>
    (equals.find(({ value }) => numberSaid(value) === number) ?? equals.find(({ value }) => value === ''))
      ?.off;
  if (processing.rounding !== undefined) reader.notes.add(sentences.roundedTo(processing.rounding));
  const [from, to] = [boundBy('atLeast'), boundBy('atMost')];
  const values = [...new Set(fullyRight(gap).flatMap((value) => numberSaid(value) ?? []))];
  const [first, ...others] = values;
  if (first === undefined) return from === undefined && to === undefined ? [] : [{ from, to }];
  const isRange =
    from !== undefined && to !== undefined && (first === from || first === to) && others.length === 1;
  if (isRange) return [{ from, to }];
  return [
    { value: first, off: offOf(first), from, to },
    ...others
      .filter((value) => value !== from && value !== to)
      .map((value) => ({ value, off: offOf(value) })),
  ];
}

interface Cloze {
  readonly gaps: readonly Gap[];
  readonly maximumMarks: number;
  readonly reader: ItemReader;
}

/** Gaps for typing or choosing, all in one text. */
export function readGaps({ gaps, maximumMarks, reader }: Cloze): QuestionDraft {
  const read = gaps.map(readGap);
  const rules = gaps.filter(({ processing, response }) =>
    processing.branches.some(
      ({ compared, points }) =>
        points !== undefined && compared.length > 0 && compared.every((each) => each.response === response),
    ),
  );
  const isPartly = gaps.length > 0 && (gaps.every((gap) => keyOf(gap).isPartly) || rules.length > 1);
  return clozeOf(read, { isPartly, maximumMarks, reader });
}

function readGap(gap: Gap): ReadGap {
  const { interaction, reader } = gap;
  const weight = weightOf(gap);
  if (interaction.name === 'inlineChoiceInteraction') {
    const options = textsByName(interaction, 'inlineChoice', reader);
    const accepted = fullyRight(gap, (name) => options.get(name) ?? name).flatMap(
      (name) => options.get(name) ?? [],
    );
    return { kind: 'select', options: [...options.values()], accepted, weight };
  }
  if (!isNumeric(gap)) return { kind: 'text', options: [], accepted: acceptedTexts(gap), weight };
  const lines = rangesOf(gap).map((range) => numberLine(range, reader));
  return { kind: 'number', options: [], accepted: lines.filter((line) => line !== ''), weight };
}

function weightOf(gap: Gap): number | undefined {
  const { processing, response } = gap;
  const branch = processing.branches.find(
    ({ compared, points }) =>
      points !== undefined && points > 0 && compared.some((each) => each.response === response),
  );
  const key = keyOf(gap);
  return branch?.points ?? (key.isPartly ? key.points(key.values[0] ?? '') : undefined);
}

const textsByName = (element: XmlElement, name: string, reader: ItemReader): ReadonlyMap<string, string> =>
  new Map(
    descendantsOf(element, name).map((each) => [each.attributes.identifier ?? '', contentText(each, reader)]),
  );

/** Words to drag into the gaps of a text: every gap is a list of all words. */
export function readGapMatch(asked: Asked, maximumMarks: number): QuestionDraft {
  const { interaction, reader } = asked;
  const words = textsByName(interaction, 'gapText', reader);
  const key = keyOf(asked);
  const byGap = Map.groupBy(
    pairsIn(asked).map((pair) => (words.has(pair.left) ? pair : turnedRound(pair))),
    ({ right }) => right,
  );
  const gaps = descendantsOf(interaction, 'gap').map(({ attributes }): ReadGap => {
    const fitting = byGap.get(attributes.identifier ?? '') ?? [];
    const most = fitting[0]?.points ?? 0;
    const accepted = fitting.flatMap(({ left, points }) => {
      const text = words.get(left) ?? '';
      if (points < most) reader.notes.add(sentences.partlyRight(text, Math.round((points / most) * 100)));
      return points < most || text === '' ? [] : [text];
    });
    return { kind: 'select', options: [...words.values()], accepted, weight: most || undefined };
  });
  return clozeOf(gaps, { isPartly: key.isPartly, maximumMarks, reader });
}
