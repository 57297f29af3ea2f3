import { childrenOf, descendantsOf, isElement, type XmlElement } from '../../markup/xml';
import { type ItemReader, joinedTexts } from '../item-reader';
import * as sentences from '../sentences';
import { materialsIn } from './material';
import type { Processing } from './processing';

export interface ReadFeedback {
  /** By the names of options. */
  readonly byOption: ReadonlyMap<string, string>;
  /** Shown to all students. */
  readonly general: string;
  /** Shown after a right or wrong answer, or linked to no option. */
  readonly others: readonly string[];
  /** A model answer or worked solution. */
  readonly solution: string;
}

/** Names of feedback on the whole question. */
const FOR_ALL = /^(general|general_fb|neutral|neutral_fb)$/i;
const BY_RESULT = /^(general_)?(in)?correct(_fb|_feedback)?$/i;

export function readFeedback(item: XmlElement, processing: Processing, reader: ItemReader): ReadFeedback {
  const optionOf = optionsByLink(processing);
  const options = new Set(
    descendantsOf(item, 'response_label').map(({ attributes }) => attributes.ident ?? ''),
  );
  const forAll = linksForAll(processing);
  const linked = new Set(processing.conditions.flatMap(({ feedback }) => feedback));
  const byOption = new Map<string, string>();
  const [general, others, solutions]: [string[], string[], string[]] = [[], [], []];
  for (const feedback of childrenOf(item, 'itemfeedback')) {
    const ident = feedback.attributes.ident ?? '';
    for (const hint of descendantsOf(feedback, 'hint'))
      reader.notes.add(sentences.hintLost(materialsIn(hint, reader)));
    const text = textIn(feedback, reader);
    if (text === '') continue;
    const option = BY_RESULT.test(ident)
      ? undefined
      : (optionOf.get(ident) ?? (options.has(ident) ? ident : undefined));
    if (option !== undefined) byOption.set(option, joinedTexts([byOption.get(option) ?? '', text]));
    else if (isSolution(feedback, ident)) solutions.push(text);
    else if (FOR_ALL.test(ident) || (!BY_RESULT.test(ident) && (forAll.has(ident) || !linked.has(ident))))
      general.push(text);
    else others.push(text);
  }
  return { byOption, general: joinedTexts(general), others, solution: joinedTexts(solutions) };
}

const isSolution = (feedback: XmlElement, ident: string): boolean =>
  /solution/i.test(ident) || childrenOf(feedback, 'solution').length > 0;

/** The text of a feedback, without hints. */
function textIn(feedback: XmlElement, reader: ItemReader): string {
  const others = feedback.children.filter(isElement).filter(({ name }) => name !== 'hint');
  return joinedTexts(
    others.map((child) => materialsIn({ ...child, name: 'flow', children: [child] }, reader)),
  );
}

/** The option that a text belongs to: the only one in its rule. */
function optionsByLink({ conditions }: Processing): ReadonlyMap<string, string> {
  const byLink = new Map<string, string>();
  for (const { facts, feedback } of conditions) {
    const [fact] = facts;
    if (!fact || facts.length > 1) continue;
    for (const link of feedback) if (!byLink.has(link)) byLink.set(link, fact.value);
  }
  return byLink;
}

/** The texts shown after every answer. */
const linksForAll = ({ conditions }: Processing): ReadonlySet<string> =>
  new Set(
    conditions.flatMap(({ isOther, credit, feedback }) => (isOther && credit === undefined ? feedback : [])),
  );

/** Joins all feedback without an option into the explanation. */
export function explanationOf({ general, others, solution }: ReadFeedback, reader: ItemReader): string {
  if (others.length > 0) reader.notes.add(sentences.feedbackJoined);
  return joinedTexts([general, solution, ...new Set(others)]);
}
