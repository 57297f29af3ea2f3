import { blankQuestion, type QuestionDraft } from '../../../../../shared/question/draft';
import { descendantsOf } from '../../markup/xml';
import { clozeOf, pairsOf, type ReadGap, shortAnswer } from '../drafts';
import type { ItemReader } from '../item-reader';
import { type NumberRange, numberLine, numberOf, numberSaid, rangeText } from '../numbers';
import * as sentences from '../sentences';
import { wordsOfRich } from '../words';
import { chosenIn } from './choices';
import { labelFinder, type Response } from './presentation';
import { type Condition, type Fact, factsFor, type Processing, rulesFor, textTestOf } from './processing';

interface Written {
  readonly responses: readonly Response[];
  readonly processing: Processing;
  readonly reader: ItemReader;
}

/** The names of a response in rules; if there is only one response, every rule refers to it. */
function namesOf(response: Response, { responses, processing }: Written): ReadonlySet<string> {
  if (responses.length === 1)
    return new Set(processing.conditions.flatMap(({ facts }) => facts.map(({ respident }) => respident)));
  return new Set([response.ident, ...response.labels.map(({ ident }) => ident)]);
}

/** The answers with all marks; part marks become notes with the answer as `shown`. */
function fullFacts(response: Response, asked: Written, shown = (value: string) => value): readonly Fact[] {
  const names = namesOf(response, asked);
  const { full, partly } = rulesFor(asked.processing, names);
  const facts = factsFor(full, names);
  const values = new Set(facts.map(({ value }) => value));
  for (const { rule, share } of partly)
    for (const { value } of factsFor([rule], names))
      if (!values.has(value))
        asked.reader.notes.add(sentences.partlyRight(shown(value), Math.round(share * 100)));
  return facts;
}

/** The accepted texts of a response, without patterns. */
function acceptedTexts(response: Response, asked: Written): string[] {
  return fullFacts(response, asked).flatMap(({ value, test, isCaseStrict }) => {
    if (isCaseStrict && /\p{L}/u.test(value)) asked.reader.notes.add(sentences.caseMatters);
    return acceptedAs(test, value, asked.reader);
  });
}

function acceptedAs(test: Fact['test'] | undefined, value: string, reader: ItemReader): string[] {
  if (test === 'part') reader.notes.add(sentences.patternAnswer(value));
  if (test === 'near') reader.notes.add(sentences.nearAnswer(value));
  if (test === 'pattern') reader.problems.add(sentences.patternKey(value));
  return test === 'pattern' ? [] : [value];
}

export const readShort = (asked: Written): QuestionDraft =>
  shortAnswer(asked.responses.flatMap((response) => acceptedTexts(response, asked)));

export const readNumber = (asked: Written): QuestionDraft =>
  numberOf(
    asked.responses.flatMap((response) => rangesFor(response, asked)),
    asked.reader,
  );

/** Whether all accepted answers of a response are numbers. */
export function isNumeric(response: Response, asked: Written): boolean {
  const names = namesOf(response, asked);
  const accepted = factsFor(rulesFor(asked.processing, names).full, names);
  return accepted.length > 0 && accepted.every(({ value }) => numberSaid(value) !== undefined);
}

function rangesFor(response: Response, asked: Written): NumberRange[] {
  const names = namesOf(response, asked);
  const { full, partly } = rulesFor(asked.processing, names);
  const rangesIn = (rule: Condition) => rangeOf(factsFor([rule], names)) ?? [];
  for (const { rule, share } of partly)
    for (const range of [rangesIn(rule)].flat())
      asked.reader.notes.add(sentences.partlyRight(rangeText(range), Math.round(share * 100)));
  return merged(full.flatMap(rangesIn));
}

function rangeOf(facts: Condition['facts']): NumberRange | undefined {
  const of = (...tests: readonly string[]) => facts.find(({ test }) => tests.includes(test));
  const exact = of('equal');
  const [from, to] = [numberSaid(of('gt', 'gte')?.value), numberSaid(of('lt', 'lte')?.value)];
  const value = numberSaid(exact?.value);
  return value === undefined && from === undefined && to === undefined
    ? undefined
    : { value, off: exact?.margin, from, to };
}

/** Merges a value and a range around it, which have separate rules. */
function merged(ranges: readonly NumberRange[]): NumberRange[] {
  const exact = ranges.find(({ value, from }) => value !== undefined && from === undefined)?.value;
  const around = ranges.find(
    ({ value, from, to }) =>
      value === undefined &&
      exact !== undefined &&
      from !== undefined &&
      to !== undefined &&
      from <= exact &&
      exact <= to,
  );
  return around && ranges.length === 2 ? [{ ...around, value: exact }] : [...ranges];
}

interface Gaps extends Written {
  readonly maximumMarks: number;
  /** The index of the response of each gap in the text. */
  readonly gaps: readonly number[];
  /** Whether the lists are options to choose from, not accepted answers. */
  readonly areLists: boolean;
}

export function readGaps(asked: Gaps): QuestionDraft {
  const { processing, maximumMarks, reader, responses } = asked;
  const earning = processing.conditions.filter(({ credit = 0, facts }) => credit > 0 && facts.length > 0);
  const isPartly =
    new Set(earning.flatMap(({ facts }) => facts.map(({ respident }) => respident))).size > 1 &&
    earning.length > 1;
  const read = asked.gaps.flatMap((at) => {
    const response = responses[at];
    return response ? [gapOf(response, asked)] : [];
  });
  return clozeOf(read, { isPartly, maximumMarks, reader });
}

const CHOSEN = /dropdown|wordbank/i;

function gapOf(response: Response, asked: Gaps): ReadGap {
  const weight = rulesFor(asked.processing, namesOf(response, asked)).full[0]?.credit;
  const options = response.labels.map(({ text }) => text);
  if (response.render === 'choice' && options.length > 0) {
    const isList = asked.areLists
      ? !response.labels.some(({ element }) => /openentry/i.test(element.attributes.answer_type ?? ''))
      : response.labels.some(({ element }) => CHOSEN.test(element.attributes.answer_type ?? ''));
    if (isList) return { kind: 'select', options, accepted: rightLabels(response, asked), weight };
    const accepted = response.labels.flatMap(({ text, element }) =>
      acceptedAs(textTestOf(element), wordsOfRich(text), asked.reader),
    );
    return { kind: 'text', options: [], accepted, weight };
  }
  if (/integer|decimal|float/.test(response.fibType) && isNumeric(response, asked)) {
    const lines = rangesFor(response, asked).map((range) => numberLine(range, asked.reader));
    return { kind: 'number', options: [], accepted: lines.filter((line) => line !== ''), weight };
  }
  return { kind: 'text', options: [], accepted: acceptedTexts(response, asked), weight };
}

/** The options with all marks. */
const rightLabels = (response: Response, asked: Written): string[] =>
  labelsIn(
    response,
    fullFacts(response, asked, (value) => response.find(value)?.text ?? value),
  );

const labelsIn = (response: Response, facts: Condition['facts']): string[] =>
  chosenIn(response, { facts }).map(({ text }) => text);

/**
 * Left sides beside their responses, each with the right sides as options; Blackboard lists those separately.
 */
export function readMatch(asked: Written & { rightSides: readonly string[] }): QuestionDraft {
  const { rightSides, reader } = asked;
  const responses = asked.responses.map((response) => {
    const labels = response.labels.map((label, at) => ({
      ...label,
      text: label.text || (rightSides[at] ?? ''),
    }));
    return { ...response, labels, find: labelFinder(labels) };
  });
  const pairs = responses.map((response) => {
    const right = [...new Set(rightLabels(response, { ...asked, responses: asked.responses }))];
    if (right.length > 1) reader.problems.add(sentences.severalPartners(response.beside));
    return [response.beside, right[0] ?? ''] as const;
  });
  const right = new Set([
    ...rightSides,
    ...responses.flatMap(({ labels }) => labels.map(({ text }) => text)),
  ]);
  return pairsOf(pairs, { right: [...right].filter((side) => side !== ''), isPartly: isByParts(asked) });
}

const isByParts = ({ processing }: Written): boolean =>
  processing.conditions.filter(({ credit = 0, facts }) => credit > 0 && facts.length > 0).length > 1;

/** Pairs from one list: items named first are left sides, all others right sides. */
export function readPairs({ responses, processing }: Written): QuestionDraft {
  const labels = responses.flatMap((response) => response.labels);
  const byName = new Map(labels.map(({ ident, text }) => [ident, text]));
  const named = processing.conditions
    .filter(({ credit = 0 }) => credit > 0)
    .flatMap(({ facts }) => facts.map(({ value }) => value.split(',').map((name) => name.trim())));
  const lefts = new Set(named.map(([left]) => left));
  const pairs = named.map(
    ([left = '', right = '']) => [byName.get(left) ?? '', byName.get(right) ?? ''] as const,
  );
  const right = labels.filter(({ ident }) => !lefts.has(ident)).map(({ text }) => text);
  return pairsOf(pairs, { right, isPartly: pairs.length > 1 });
}

/** Items to sort into categories: each item is a left side, its category the right side. */
export function readCategories(asked: Written): QuestionDraft {
  const pairs = asked.responses.flatMap((category) =>
    thingsIn(category, asked).map((text) => [text, category.beside] as const),
  );
  const placed = new Set<string>(pairs.map(([text]) => text));
  const things = new Set(asked.responses.flatMap(({ labels }) => labels.map(({ text }) => text)));
  const spare = [...things].filter((text) => !placed.has(text));
  if (spare.length > 0) asked.reader.notes.add(sentences.spareLost(spare));
  return pairsOf(pairs, { right: asked.responses.map(({ beside }) => beside), isPartly: isByParts(asked) });
}

/** All items with marks in a category, as each counts separately. */
function thingsIn(category: Response, asked: Written): string[] {
  const names = namesOf(category, asked);
  const { full, partly } = rulesFor(asked.processing, names);
  return labelsIn(category, factsFor([...full, ...partly.map(({ rule }) => rule)], names));
}

/** A number on a scale. */
export function readSlider(asked: Written): QuestionDraft {
  const [slider] = asked.responses.flatMap(({ element }) => descendantsOf(element, 'render_slider'));
  const facts = asked.responses.flatMap((response) => fullFacts(response, asked));
  const numberOfAttribute = (name: string) => numberSaid(slider?.attributes[name]) ?? null;
  return {
    ...blankQuestion('slider'),
    min: numberOfAttribute('lowerbound'),
    max: numberOfAttribute('upperbound'),
    step: numberOfAttribute('step') ?? 1,
    correctAnswer: facts.flatMap(({ value, test }) => (test === 'equal' ? [numberSaid(value) ?? value] : [])),
  };
}
