import { readQti } from '../../server/rules/import/qti/read-qti';
import { inOneLine } from './qti-samples';

const MAP_RESPONSE =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>';

interface Item2 {
  readonly declared: string;
  readonly key: string;
  readonly body: string;
  readonly processing?: string;
}
/** An item of QTI 2 with one interaction. */
export const item2 = ({ declared, key, body, processing = MAP_RESPONSE }: Item2): string =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="">
  <responseDeclaration identifier="R" ${declared}>${key}</responseDeclaration>
  <itemBody>${body}</itemBody>${processing}</assessmentItem>`;

export const mapping = (entries: Readonly<Record<string, number>>): string =>
  `<mapping defaultValue="0">${Object.entries(entries)
    .map(([key, points]) => `<mapEntry mapKey="${key}" mappedValue="${points}"/>`)
    .join('')}</mapping>`;

/** An item of QTI 1.2 with response processing. */
export const item1 = (presentation: string, rules: string, metadata = ''): string =>
  `<questestinterop><item ident="i">${metadata}<presentation>${presentation}</presentation><resprocessing>
  <outcomes><decvar varname="SCORE" maxvalue="100" minvalue="0"/></outcomes>${rules}</resprocessing></item></questestinterop>`;

export const field = (name: string, text: string): string =>
  `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>${name}</fieldlabel><fieldentry>${text}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`;
export const rule = (condition: string, credit: number): string =>
  `<respcondition><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">${credit}</setvar></respcondition>`;
export const equal = (value: string, more = ''): string =>
  `<varequal respident="R"${more}>${value}</varequal>`;
export const words = (text: string): string => `<material><mattext>${text}</mattext></material>`;
export const entry =
  '<response_str ident="R" rcardinality="Single"><render_fib><response_label ident="A"/></render_fib></response_str>';

/** The only question of a text. */
export function read(text: string) {
  const { questions, skipped } = readQti(text);
  const [question] = questions;
  if (!question || questions.length + skipped.length > 1)
    throw new Error('There is not exactly one question.');
  return {
    line: inOneLine(question),
    problems: question.problems,
    notes: question.notes,
    draft: question.draft,
  };
}

export const ENTRY = '<p>Blood is <textEntryInteraction responseIdentifier="R"/>.</p>';
