import { childOf, childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../../markup/xml';
import { numberSaid } from '../numbers';

/** An answer in a rule, and its comparison. */
export interface Compared {
  readonly response: string;
  readonly value: string;
  readonly test: 'match' | 'equal' | 'atLeast' | 'atMost' | 'part' | 'pattern';
  readonly isCaseStrict: boolean;
  /** The tolerance: absolute, or relative as "5%". */
  readonly off: number | string | undefined;
}

/** One branch of the response processing. */
export interface Branch {
  readonly compared: readonly Compared[];
  /** Its points; undefined if it gives none. */
  readonly points: number | undefined;
  /** The other outcomes that it sets. */
  readonly outcomes: readonly string[];
}

export interface Processing {
  readonly branches: readonly Branch[];
  /** Whether the mapping gives the points of single answers. */
  readonly isMapped: boolean;
  readonly isNone: boolean;
  /** The rounding of numbers before comparison. */
  readonly rounding: string | undefined;
}

export function readProcessing(item: XmlElement): Processing {
  const processing = childOf(item, 'responseProcessing');
  if (!processing) return { branches: [], isMapped: false, isNone: true, rounding: undefined };
  const template = processing.attributes.template ?? '';
  const rounded = descendantsOf(processing, 'equalRounded')[0]?.attributes;
  return {
    branches: branchesIn(processing),
    isMapped: /map_response/i.test(template) || descendantsOf(processing, 'mapResponse').length > 0,
    isNone: template === '' && processing.children.filter(isElement).length === 0,
    rounding:
      rounded &&
      `${rounded.figures ?? ''} ${rounded.roundingMode === 'decimalPlaces' ? 'decimals' : 'figures'}`,
  };
}

const BRANCHES = new Set(['responseIf', 'responseElseIf', 'responseElse']);

function branchesIn(element: XmlElement): Branch[] {
  return element.children.filter(isElement).flatMap((child) => {
    const inner = branchesIn(child);
    return BRANCHES.has(child.name) ? [readBranch(child), ...inner] : inner;
  });
}

function readBranch(branch: XmlElement): Branch {
  const [condition] = branch.name === 'responseElse' ? [] : branch.children.filter(isElement);
  const set = childrenOf(branch, 'setOutcomeValue');
  const scores = set.filter(({ attributes }) => /score/i.test(attributes.identifier ?? ''));
  const points = scores.flatMap((score) =>
    descendantsOf(score, 'baseValue').flatMap((value) => numberSaid(textOf(value)) ?? []),
  );
  const isMaximum = scores.some((score) =>
    descendantsOf(score, 'variable').some(({ attributes }) => /^max/i.test(attributes.identifier ?? '')),
  );
  const others = set.filter((each) => !scores.includes(each));
  return {
    compared: condition ? comparedIn(condition) : [],
    points: points[0] ?? (isMaximum ? 1 : undefined),
    outcomes: others.flatMap((each) => descendantsOf(each, 'baseValue').map((value) => textOf(value).trim())),
  };
}

const TESTS: Readonly<Record<string, Compared['test']>> = {
  ...{ match: 'match', member: 'match', stringMatch: 'match', contains: 'match', equalRounded: 'equal' },
  ...{ substring: 'part', patternMatch: 'pattern' },
  ...{ equal: 'equal', gte: 'atLeast', gt: 'atLeast', lte: 'atMost', lt: 'atMost' },
};

/** The answers in a condition, without excluded ones. */
function comparedIn(condition: XmlElement): Compared[] {
  if (condition.name === 'not') return [];
  const { substring, caseSensitive, pattern } = condition.attributes;
  const test = substring === 'true' ? 'part' : TESTS[condition.name];
  if (!test) return condition.children.filter(isElement).flatMap(comparedIn);
  const sides = condition.children.filter(isElement);
  const variable = sides.flatMap((side) =>
    side.name === 'variable' ? [side] : descendantsOf(side, 'variable'),
  )[0];
  const values = sides.flatMap((side) =>
    side.name === 'baseValue' ? [side] : descendantsOf(side, 'baseValue'),
  );
  const response = variable?.attributes.identifier;
  if (response === undefined) return [];
  // A number less than the answer: "at least" reversed.
  const isTurned = sides[0]?.name === 'baseValue';
  const turned = isTurned && test === 'atLeast' ? 'atMost' : isTurned && test === 'atMost' ? 'atLeast' : test;
  const correct = sides.some((side) => side.name === 'correct' || descendantsOf(side, 'correct').length > 0);
  const off = offIn(condition);
  const base = { response, test: turned, isCaseStrict: caseSensitive === 'true', off };
  if (pattern !== undefined) return [{ ...base, value: pattern }];
  const compared = values.map((value) => ({ ...base, value: textOf(value).trim() }));
  return correct ? [...compared, { ...base, value: '' }] : compared;
}

function offIn({ attributes }: XmlElement): Compared['off'] {
  const [below = '', above = below] = (attributes.tolerance ?? '').trim().split(/\s+/);
  const off = Math.max(numberSaid(below) ?? 0, numberSaid(above) ?? 0);
  if (!(off > 0)) return undefined;
  return attributes.toleranceMode === 'relative'
    ? `${off}%`
    : attributes.toleranceMode === 'absolute'
      ? off
      : undefined;
}
