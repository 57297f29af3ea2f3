import { childOf, descendantsOf, isElement, textOf, type XmlElement } from '../../markup/xml';

/** An item's metadata, by lower-case names. */
export type Metadata = ReadonlyMap<string, string>;

/** Canvas, D2L and Common Cartridge use labelled fields; Blackboard and Respondus use elements. */
export function metadataOf(item: XmlElement): Metadata {
  const fields = new Map<string, string>();
  const add = (name: string, text: string) => {
    const [label, entry] = [name.trim().toLowerCase(), text.trim()];
    if (label !== '' && entry !== '' && !fields.has(label)) fields.set(label, entry);
  };
  for (const name of ['itemmetadata', 'qtimetadata']) {
    const metadata = childOf(item, name);
    if (!metadata) continue;
    for (const label of descendantsOf(metadata, 'qtimetadatafield').concat(
      descendantsOf(metadata, 'qti_metadatafield'),
    ))
      add(textOf(childOf(label, 'fieldlabel')), textOf(childOf(label, 'fieldentry')));
    for (const child of metadata.children)
      if (isElement(child) && !child.children.some(isElement)) add(child.name, textOf(child));
  }
  return fields;
}

export type ItemKind =
  | 'single'
  | 'true-false'
  | 'either-or'
  | 'multiple'
  | 'short'
  | 'gaps'
  | 'lists'
  | 'match'
  | 'pairs'
  | 'categories'
  | 'order'
  | 'number'
  | 'slider'
  | 'made-up'
  | 'long'
  | 'text'
  | 'survey'
  | 'unknown';

/** The dialects' names of types, without separators. */
const KIND_BY_NAME: Readonly<Record<string, ItemKind>> = {
  ...{ multiplechoice: 'single', mc: 'single', mcsingle: 'single', singlechoice: 'single' },
  ...{ truefalse: 'true-false', tf: 'true-false', truefalsechoice: 'true-false', eitheror: 'either-or' },
  ...{ multipleanswer: 'multiple', multipleanswers: 'multiple', multipleresponse: 'multiple' },
  ...{ multiselect: 'multiple', mcmultiple: 'multiple', multiplecorrect: 'multiple' },
  ...{ shortanswer: 'short', fillintheblank: 'short', fillinblank: 'short', fib: 'short', fillin: 'short' },
  ...{ fillintheblanks: 'short', fillinblanks: 'short', multishortanswer: 'short', patternmatch: 'short' },
  ...{
    fillinmultipleblanks: 'gaps',
    fillintheblankplus: 'gaps',
    fillinmultipleblank: 'gaps',
    fillinmultiple: 'gaps',
  },
  ...{ multipledropdowns: 'lists', jumbledsentence: 'lists' },
  ...{ matching: 'match', match: 'match', categorization: 'categories' },
  ...{ ordering: 'order', order: 'order', ranking: 'order' },
  ...{ numerical: 'number', numeric: 'number' },
  ...{ calculated: 'made-up', formula: 'made-up', arithmetic: 'made-up', significantfigures: 'made-up' },
  ...{
    essay: 'long',
    shortresponse: 'long',
    longanswer: 'long',
    writtenresponse: 'long',
    opentext: 'long',
    paragraph: 'long',
  },
  ...{ textonly: 'text', opinionscale: 'survey', likert: 'survey', surveyquestion: 'survey' },
  ...{ fileupload: 'unknown', fileresponse: 'unknown', hotspot: 'unknown', quizbowl: 'unknown' },
};

/** Fields with the type; others, such as "Logical Identifier", describe the form of the answer. */
const FIELDS = [
  'question_type',
  'bbmd_questiontype',
  'qmd_questiontype',
  'cc_profile',
  'qmd_itemtype',
  'respondusapi_qtype',
  'wct_questiontype',
];

/** The item's declared type and its field; undefined if unknown. */
export function declaredKind(metadata: Metadata): { kind: ItemKind | undefined; name: string } {
  let name = '';
  for (const field of FIELDS) {
    const said = metadata.get(field);
    if (said === undefined) continue;
    const plain = said.toLowerCase().replace(/^cc\.|^wct_|\.v\d+p\d+$|[_ ]question$/g, '');
    name ||= plain.replaceAll('_', ' ');
    const kind = KIND_BY_NAME[plain.replace(/[^a-z]/g, '')];
    if (kind) return { kind, name: plain.replaceAll('_', ' ') };
  }
  return { kind: undefined, name };
}
