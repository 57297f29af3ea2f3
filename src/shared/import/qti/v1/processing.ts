import { childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../../markup/xml';

/** What an answer is compared with. */
export interface Fact {
  readonly respident: string;
  readonly value: string;
  readonly test: 'equal' | 'gt' | 'gte' | 'lt' | 'lte' | 'part';
  readonly isCaseStrict: boolean;
  readonly margin: number | string | undefined;
}

/** One rule of the marking. */
export interface Condition {
  readonly facts: readonly Fact[];
  /** What must not be chosen. */
  readonly excluded: readonly Fact[];
  /** Whether it holds for every answer that no rule before it held for. */
  readonly isOther: boolean;
  readonly isAlternatives: boolean;
  /** What it gives; undefined where it only tells something. */
  readonly credit: number | undefined;
  readonly feedback: readonly string[];
}

export interface Processing {
  readonly conditions: readonly Condition[];
  /** The most that can be had; undefined where the file does not say. */
  readonly maximum: number | undefined;
}

export function readProcessing(item: XmlElement): Processing {
  const processings = childrenOf(item, 'resprocessing');
  const variables = processings.flatMap((processing) => descendantsOf(processing, 'decvar'));
  const scores = variables.filter(({ attributes }) => !/incorrect/i.test(attributes.varname ?? ''));
  const maximum = scores.map(({ attributes }) => Number(attributes.maxvalue)).find((each) => each > 0);
  const conditions = processings
    .flatMap((processing) => childrenOf(processing, 'respcondition'))
    .map((condition) => readCondition(condition, maximum ?? 1));
  return { conditions: withLinkedCredit(conditions), maximum };
}

/** Blackboard gives no marks to the single pairs of a match, but says that they are right. */
function withLinkedCredit(conditions: readonly Condition[]): readonly Condition[] {
  if (conditions.some(({ credit, facts }) => credit !== undefined && credit > 0 && facts.length > 0))
    return conditions;
  return conditions.map((condition) =>
    condition.credit === undefined && condition.feedback.some((link) => /^correct(_fb)?$/i.test(link))
      ? { ...condition, credit: 1 }
      : condition,
  );
}

function readCondition(condition: XmlElement, maximum: number): Condition {
  const facts: Fact[] = [];
  const excluded: Fact[] = [];
  let isAlternatives = false;
  const walk = (element: XmlElement, isNot: boolean) => {
    for (const child of element.children.filter(isElement)) {
      const name = child.name.toLowerCase();
      if (name === 'not') walk(child, !isNot);
      else if (name === 'and' || name === 'or') {
        isAlternatives ||= name === 'or';
        walk(child, isNot);
      } else {
        const fact = factOf(child);
        if (fact) (isNot ? excluded : facts).push(fact);
      }
    }
  };
  const variables = childrenOf(condition, 'conditionvar');
  for (const variable of variables) walk(variable, false);
  return {
    ...{ facts, excluded, isAlternatives },
    isOther: facts.length === 0 && excluded.length === 0,
    credit: creditOf(condition, maximum),
    feedback: childrenOf(condition, 'displayfeedback').map(({ attributes }) => attributes.linkrefid ?? ''),
  };
}

const TESTS: Readonly<Record<string, Fact['test']>> = {
  ...{ varequal: 'equal', varsubset: 'equal', vargt: 'gt', vargte: 'gte', varlt: 'lt', varlte: 'lte' },
  varsubstring: 'part',
};

function factOf(element: XmlElement): Fact | undefined {
  const test = TESTS[element.name.toLowerCase()];
  if (!test) return undefined;
  const { respident = '', margin, margintype } = element.attributes;
  const off = margin === undefined ? undefined : Number(margin);
  return {
    ...{ respident: respident.trim(), value: textOf(element).trim(), test },
    isCaseStrict: /yes/i.test(element.attributes.case ?? ''),
    margin: off === undefined || !(off > 0) ? undefined : margintype === 'percent' ? `${off}%` : off,
  };
}

/** What a rule gives in all; what counts wrong answers is none of it. */
function creditOf(condition: XmlElement, maximum: number): number | undefined {
  const given = childrenOf(condition, 'setvar').flatMap((setvar) => {
    const variable = setvar.attributes.varname ?? setvar.attributes.variablename ?? '';
    if (/incorrect|wrong/i.test(variable)) return [];
    const said = textOf(setvar).trim();
    const amount = /\.max$/i.test(said) ? maximum : Number(said);
    if (said === '' || !Number.isFinite(amount)) return [];
    return [/subtract/i.test(setvar.attributes.action ?? '') ? -amount : amount];
  });
  return given.length === 0 ? undefined : given.reduce((sum, amount) => sum + amount, 0);
}

/** What the file accepts for one place: values, each with the part of all marks that it earns. */
export interface Accepted {
  readonly fact: Fact;
  readonly credit: number;
}

/** What is accepted in a place, the best first; a place is called by its own name, or by that of something in it. */
export function acceptedFor({ conditions }: Processing, idents: ReadonlySet<string>): readonly Accepted[] {
  const accepted = conditions.flatMap(({ facts, credit = 0 }) =>
    facts.filter(({ respident }) => idents.has(respident)).map((fact) => ({ fact, credit })),
  );
  return accepted.filter(({ credit }) => credit > 0).sort((left, right) => right.credit - left.credit);
}
