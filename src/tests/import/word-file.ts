import { strToU8, zipSync } from 'fflate';

/** A paragraph of a Word document that a test writes. */
export interface WordParagraph {
  /** Runs of text; `look` applies to the words of a run. */
  readonly runs: readonly (string | WordRun)[];
  readonly list?: { readonly id: number; readonly level?: number };
  readonly style?: string;
}
interface WordRun {
  readonly text: string;
  /** Run properties, such as `<w:b/>`. */
  readonly look?: string;
  /** Replaces the text. */
  readonly xml?: string;
}

interface WordFile {
  readonly body: readonly (WordParagraph | string)[];
  /** The levels of each list, by list number from 1: format and text, such as `['decimal', '%1.']`. */
  readonly lists?: readonly (readonly (readonly [format: string, text: string])[])[];
  readonly pictures?: readonly Uint8Array[];
}

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const runXml = (run: string | WordRun): string => {
  if (typeof run === 'string') return runXml({ text: run });
  if (run.xml !== undefined) return run.xml;
  const parts = run.text
    .split(/(\t|\n)/)
    .map((part) =>
      part === '\t'
        ? '<w:tab/>'
        : part === '\n'
          ? '<w:br/>'
          : `<w:t xml:space="preserve">${escaped(part)}</w:t>`,
    );
  return `<w:r>${run.look ? `<w:rPr>${run.look}</w:rPr>` : ''}${parts.join('')}</w:r>`;
};

const paragraphXml = ({ runs, list, style }: WordParagraph): string => {
  const numbering = list
    ? `<w:numPr><w:ilvl w:val="${list.level ?? 0}"/><w:numId w:val="${list.id}"/></w:numPr>`
    : '';
  const properties = (style ? `<w:pStyle w:val="${style}"/>` : '') + numbering;
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs.map(runXml).join('')}</w:p>`;
};

export const tableXml = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((text) => `<w:tc>${paragraphXml({ runs: [text] })}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;

/** A run with the file's n-th picture, from 1. */
export const pictureRun = (number: number, alt: string): WordRun => ({
  text: '',
  xml: `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="${alt}"/><a:blip r:embed="rId${number}"/></wp:inline></w:drawing></w:r>`,
});

/** A Word document (.docx); a string in its body is a paragraph of text, or XML. */
export function wordFile({ body, lists = [], pictures = [] }: WordFile): Uint8Array {
  const paragraphs = body.map((each) =>
    typeof each !== 'string'
      ? paragraphXml(each)
      : each.startsWith('<w:')
        ? each
        : paragraphXml({ runs: [each] }),
  );
  const levels = (list: readonly (readonly [string, string])[]) =>
    list
      .map(
        ([format, text], at) =>
          `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
      )
      .join('');
  const numbering = [
    ...lists.map((list, at) => `<w:abstractNum w:abstractNumId="${at}">${levels(list)}</w:abstractNum>`),
    ...lists.map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`),
  ].join('');
  const relations = pictures.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="image" Target="media/image${at + 1}.png"/>`,
  );
  const styles =
    '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Question"><w:name w:val="Question"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
  const xml = (name: string, inside: string) =>
    strToU8(`<?xml version="1.0"?><w:${name} ${NAMES}>${inside}</w:${name}>`);
  return zipSync({
    '_rels/.rels': strToU8(
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': xml('document', `<w:body>${paragraphs.join('')}</w:body>`),
    'word/numbering.xml': xml('numbering', numbering),
    'word/styles.xml': xml('styles', styles),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
    ...Object.fromEntries(pictures.map((bytes, at) => [`word/media/image${at + 1}.png`, bytes])),
  });
}
