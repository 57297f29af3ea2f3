import { childrenOf, descendantsOf, type XmlElement } from '../../markup/xml';
import { type ItemReader, joinedTexts } from '../item-reader';
import * as sentences from '../sentences';
import { contentText } from './body';
import type { Processing } from './processing';

export interface ReadFeedback {
  readonly byOption: ReadonlyMap<string, string>;
  readonly explanation: string;
}

const BY_RESULT = /correct|right|wrong/i;
const SOLUTION = /solution|explanation|rationale|general/i;

/** Feedback by option; all other feedback is the explanation. */
export function readFeedback(item: XmlElement, { processing, options, reader }: Options): ReadFeedback {
  const byOutcome = optionsByOutcome(processing);
  const byOption = new Map<string, string>();
  const [general, others]: [string[], string[]] = [[], []];
  for (const feedback of [...childrenOf(item, 'modalFeedback'), ...blocksIn(item)]) {
    const text = contentText(feedback, reader);
    if (text === '') continue;
    const { identifier = '', title = '' } = feedback.attributes;
    const option = options.has(identifier) ? identifier : byOutcome.get(identifier);
    if (option !== undefined && options.has(option))
      byOption.set(option, joinedTexts([byOption.get(option) ?? '', text]));
    else if (SOLUTION.test(identifier) || !BY_RESULT.test(`${identifier} ${title}`)) general.push(text);
    else others.push(text);
  }
  if (others.length > 0) reader.notes.add(sentences.feedbackJoined);
  return { byOption, explanation: joinedTexts([...general, ...new Set(others)]) };
}

interface Options {
  readonly processing: Processing;
  readonly options: ReadonlySet<string>;
  readonly reader: ItemReader;
}

/** Feedback between the texts of the body; that inside an option is read with the option. */
const blocksIn = (item: XmlElement): XmlElement[] =>
  childrenOf(item, 'itemBody').flatMap((body) => {
    const inOptions = new Set(
      ['simpleChoice', 'simpleAssociableChoice', 'hottext', 'gapText', 'inlineChoice'].flatMap((name) =>
        descendantsOf(body, name).flatMap(feedbacksIn),
      ),
    );
    return feedbacksIn(body).filter((feedback) => !inOptions.has(feedback));
  });

const feedbacksIn = (element: XmlElement): XmlElement[] => [
  ...descendantsOf(element, 'feedbackBlock'),
  ...descendantsOf(element, 'feedbackInline'),
];

/** The option that a feedback belongs to: the only one in its rule. */
function optionsByOutcome({ branches }: Processing): ReadonlyMap<string, string> {
  const byOutcome = new Map<string, string>();
  for (const { compared, outcomes } of branches) {
    const [only] = compared;
    if (!only || compared.length > 1) continue;
    for (const outcome of outcomes) if (!byOutcome.has(outcome)) byOutcome.set(outcome, only.value);
  }
  return byOutcome;
}
