import { childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../../markup/xml';

/** Canvas's comparisons: a part of the text, with typing slips, or a pattern. */
export type TextTest = 'part' | 'near' | 'pattern';

/** A comparison of an answer with a value. */
export interface Fact {
  readonly respident: string;
  readonly value: string;
  readonly test: 'equal' | 'gt' | 'gte' | 'lt' | 'lte' | TextTest;
  readonly isCaseStrict: boolean;
  readonly margin: number | string | undefined;
}

/** One rule of the marking. */
export interface Condition {
  readonly facts: readonly Fact[];
  /** Options that must not be chosen. */
  readonly excluded: readonly Fact[];
  /** Whether it applies to every answer that no earlier rule matched. */
  readonly isOther: boolean;
  readonly isAlternatives: boolean;
  /** Its marks; undefined if it only shows feedback. */
  readonly credit: number | undefined;
  readonly feedback: readonly string[];
}

export interface Processing {
  readonly conditions: readonly Condition[];
  /** The maximum marks; undefined if the file gives none. */
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

/** Blackboard gives no marks to single pairs of a match, but marks them as right. */
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
  ...{ varequal: 'equal', vargt: 'gt', vargte: 'gte', varlt: 'lt', varlte: 'lte' },
  ...{ varsubset: 'part', varsubstring: 'part', var_extension: 'pattern' },
};

/** Undefined for an exact comparison. */
export function textTestOf({
  attributes: { scoring_algorithm: name = '' },
}: XmlElement): TextTest | undefined {
  if (/regex|pattern/i.test(name)) return 'pattern';
  if (/contains/i.test(name)) return 'part';
  return /close|levenshtein/i.test(name) ? 'near' : undefined;
}

function factOf(element: XmlElement): Fact | undefined {
  const isWhole = /exact/i.test(element.attributes.setmatch ?? '');
  const test = textTestOf(element) ?? (isWhole ? 'equal' : TESTS[element.name.toLowerCase()]);
  if (!test) return undefined;
  const inner = element.children.find(isElement)?.attributes;
  const { respident = '', margin, margintype } = { ...inner, ...element.attributes };
  const off = margin === undefined ? undefined : Number(margin);
  return {
    ...{ respident: respident.trim(), value: textOf(element).trim(), test },
    isCaseStrict: /yes/i.test(element.attributes.case ?? ''),
    margin: off === undefined || !(off > 0) ? undefined : margintype === 'percent' ? `${off}%` : off,
  };
}

/** The total marks of a rule, without counters of wrong answers. */
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

interface RulesFor {
  /** Rules with the most marks of their kind: about this response alone, or about others too. */
  readonly full: readonly Condition[];
  /** Rules with fewer marks, each with its share. */
  readonly partly: readonly { readonly rule: Condition; readonly share: number }[];
}

/** The rules with marks for a response, best first, found by its own name or that of an element in it. */
export function rulesFor({ conditions }: Processing, idents: ReadonlySet<string>): RulesFor {
  const earning = conditions
    .filter(({ credit = 0, facts }) => credit > 0 && facts.some(({ respident }) => idents.has(respident)))
    .toSorted((left, right) => (right.credit ?? 0) - (left.credit ?? 0));
  const isAlone = ({ facts }: Condition) => facts.every(({ respident }) => idents.has(respident));
  const most = { alone: earning.find(isAlone), others: earning.find((rule) => !isAlone(rule)) };
  const shares = earning.map((rule) => {
    const best = isAlone(rule) ? most.alone : most.others;
    return { rule, share: (rule.credit ?? 0) / (best?.credit ?? 1) };
  });
  return {
    full: shares.filter(({ share }) => share >= 1).map(({ rule }) => rule),
    partly: shares.filter(({ share }) => share < 1),
  };
}

/** The comparisons of rules with one of these responses. */
export const factsFor = (rules: readonly Condition[], idents: ReadonlySet<string>): readonly Fact[] =>
  rules.flatMap(({ facts }) => facts.filter(({ respident }) => idents.has(respident)));
