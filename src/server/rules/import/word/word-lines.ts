import type { PackageFiles, PictureBytes } from '../imported';
import { ImportedPictures, pictureInText } from '../imported-pictures';
import { childOf, childrenOf, descendantsOf, isElement, type XmlElement } from '../markup/xml';
import { folded } from '../typed/folded';
import { isMarkedLine } from '../typed/markers';
import { readEquation } from './equation';
import { ListLabels } from './list-labels';
import { wordSentences } from './sentences';
import { listNamed, settingOf, type WordParts } from './word-parts';
import { linesOfPieces, piecesOf } from './word-runs';

/** A document as typed Markdown; lines count from 1. */
export interface WordText {
  readonly lines: readonly string[];
  readonly pictures: ReadonlyMap<string, PictureBytes>;
  /** Losses in lines of the document. */
  readonly notes: readonly { readonly line: number; readonly sentence: string }[];
}

/** Reads a document by paragraph, with the labels of its lists. */
export function wordText(parts: WordParts, files: PackageFiles): WordText {
  const reading = new WordLines(parts, files);
  const body = parts.document.root && childOf(parts.document.root, 'body');
  if (body) reading.readAll(body);
  return { lines: reading.lines, pictures: reading.pictures.all, notes: reading.notes };
}

/** Formats that browsers cannot show. */
const UNSHOWN = /\.(emf|wmf|eps|tiff?|pct|bin)$/i;

class WordLines {
  readonly lines: string[] = [];
  readonly notes: { line: number; sentence: string }[] = [];
  readonly pictures = new ImportedPictures();
  readonly #parts: WordParts;
  readonly #files: PackageFiles;
  readonly #labels: ListLabels;

  constructor(parts: WordParts, files: PackageFiles) {
    this.#parts = parts;
    this.#files = files;
    this.#labels = new ListLabels(parts.lists);
  }

  readAll(parent: XmlElement): void {
    for (const element of parent.children.filter(isElement)) {
      if (element.name === 'p') this.#readParagraph(element);
      else if (element.name === 'tbl') this.#readTable(element);
      else if (!['del', 'moveFrom', 'Fallback', 'sectPr', 'sdtPr'].includes(element.name))
        this.readAll(element);
    }
  }

  #readParagraph(paragraph: XmlElement): void {
    this.lines.push(...this.#linesOf(paragraph));
    for (const box of textBoxesIn(paragraph)) this.readAll(box);
  }

  #linesOf(paragraph: XmlElement): string[] {
    const properties = childOf(paragraph, 'pPr');
    const style = this.#parts.styles.get(settingOf(properties, 'pStyle') ?? '');
    const list = listNamed(properties) ?? style?.list;
    const label = this.#labels.next(list);
    const isHeading = style?.isHeading === true && label === undefined;
    const pieces = piecesOf(paragraph, this, style?.isBold === true && !isHeading);
    const lines = linesOfPieces(isHeading ? pieces.map((piece) => ({ ...piece, isBold: false })) : pieces);
    const [first = '', ...others] = lines;
    if (label !== undefined) return [`${'   '.repeat(list?.level ?? 0)}${label} ${first.trim()}`, ...others];
    const isTitle = isHeading && first.trim() !== '' && !first.trim().endsWith('?');
    return isTitle ? [`# ${first.trim()}`, ...others] : lines;
  }

  equation(element: XmlElement): string {
    const { text, isWhole } = readEquation(element);
    if (!isWhole) this.#note(wordSentences.equationUnread);
    return text;
  }

  picture(element: XmlElement): string {
    const blip = descendantsOf(element, 'blip')[0] ?? descendantsOf(element, 'imagedata')[0];
    if (!blip) {
      const isText = textBoxesIn(element).length > 0;
      if (!isText) this.#note(wordSentences.pictureUnknown);
      return '';
    }
    const path = this.#parts.pathOf(blip.attributes.embed ?? blip.attributes.id ?? '');
    const bytes = path === undefined ? undefined : this.#files.bytes(path);
    if (path === undefined || !bytes) this.#note(wordSentences.pictureLinked);
    else if (UNSHOWN.test(path)) this.#note(wordSentences.pictureUnknown);
    else return pictureInText(this.pictures.add(path, { bytes }), altOf(element));
    return '';
  }

  #note(sentence: string): void {
    this.notes.push({ line: this.lines.length + 1, sentence });
  }

  /** A table with options or questions becomes lines of its cells; any other belongs to its question. */
  #readTable(table: XmlElement): void {
    const rows = childrenOf(table, 'tr').map((row) =>
      childrenOf(row, 'tc').map((cell) =>
        childrenOf(cell, 'p').flatMap((paragraph) => this.#linesOf(paragraph)),
      ),
    );
    const cells = rows.flat();
    const isList = cells.some(
      (lines) => lines.length > 1 || isMarkedLine(folded((lines[0] ?? '').replaceAll('**', '').trim())),
    );
    if (isList || rows.every(({ length }) => length < 2)) {
      for (const row of rows) this.lines.push(...lineOfCells(row));
      return;
    }
    const written = rows.map(
      (row) => `| ${row.map((lines) => lines.join(' ').replaceAll('|', '\\|').trim()).join(' | ')} |`,
    );
    const width = rows[0]?.length ?? 1;
    this.lines.push(written[0] ?? '', `|${' --- |'.repeat(width)}`, ...written.slice(1));
  }
}

/** Short cells side by side, as "A	3	B	4"; cells with several lines below each other. */
function lineOfCells(row: readonly (readonly string[])[]): string[] {
  const cells = row.map((lines) => lines.filter((line) => line.trim() !== ''));
  if (cells.some((lines) => lines.length > 1)) return cells.flat();
  return [
    cells
      .map(([line = '']) => line.trim())
      .join('\t')
      .trim(),
  ];
}

/** Text boxes in a drawing, without the fallback drawing. */
const textBoxesIn = (element: XmlElement): XmlElement[] =>
  element.children
    .filter(isElement)
    .filter(({ name }) => name !== 'Fallback')
    .flatMap((child) => (child.name === 'txbxContent' ? [child] : textBoxesIn(child)));

function altOf(element: XmlElement): string {
  const properties = descendantsOf(element, 'docPr')[0];
  return properties?.attributes.descr ?? properties?.attributes.title ?? '';
}
