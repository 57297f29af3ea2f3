import { escapeHtml } from '../../../../shared/escape-html';
import type { ExportedPicture } from '../../../../shared/export/exported';
import type { TextFormat } from '../../../../shared/question-types/base';
import { parseBlocks } from '../../../../shared/rich-text/blocks';
import type { Block, Cell, Inline } from '../../../../shared/rich-text/nodes';

export interface MoodleHtml {
  readonly html: string;
  readonly pictures: readonly string[];
}

type Pictures = ReadonlyMap<string, ExportedPicture>;

/** Breaks up text that MathJax would take for a formula or Moodle for a cloze code, with zero-width spaces or character references. */
const words = (text: string): string =>
  escapeHtml(text)
    .replace(/\\(?=[([])|\$(?=\$)|\[(?=tex\])/g, '$&&#8288;')
    .replace(/\{(?=\d*:)/g, '&#123;')
    .replace(/ {2,}/g, (spaces) => ` ${'&nbsp;'.repeat(spaces.length - 1)}`)
    .replace(/(?<=\n) /g, '&nbsp;')
    .replaceAll('\n', '<br>');

/** A question's text as HTML, with MathJax formulas; pictures refer to attached files by name. */
export function moodleHtml(
  text: string,
  { format, pictures }: { format: TextFormat; pictures: Pictures },
): MoodleHtml {
  if (format === 'plain') return { html: indented(words(text)), pictures: [] };
  const shown = new Set<string>();
  const inline = (node: Inline): string => {
    switch (node.kind) {
      case 'text':
        return words(node.text);
      case 'code':
        return `<code>${escapeHtml(node.text).replace(/^ | $| (?= )/g, '&nbsp;')}</code>`;
      case 'formula':
        return escapeHtml(node.display ? `\\[${node.tex}\\]` : `\\(${node.tex}\\)`);
      case 'image':
        shown.add(node.uploadId);
        return pictureTag({ uploadId: node.uploadId, alt: node.alt }, pictures);
      case 'link':
        return `<a href="${escapeHtml(node.address)}">${node.children.map(inline).join('')}</a>`;
      case 'strong':
      case 'em':
        return `<${node.kind}>${node.children.map(inline).join('')}</${node.kind}>`;
    }
  };
  const lines = (nodes: readonly Inline[]) => nodes.map(inline).join('');
  const [only, ...more] = parseBlocks(text);
  const isLine = only?.kind === 'paragraph' && more.length === 0;
  const html = isLine
    ? indented(lines(only.children))
    : [...(only ? [only] : []), ...more].map((block) => blockHtml(block, lines)).join('\n');
  return { html, pictures: [...shown] };
}

/** HTML collapses a space at the start of a line. */
const indented = (html: string): string => html.replace(/^ /, '&nbsp;');

type Lines = (nodes: readonly Inline[]) => string;

function blockHtml(block: Block, lines: Lines): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${indented(lines(block.children))}</p>`;
    case 'code':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case 'list':
      return listHtml(block, lines);
    case 'table':
      return tableHtml(block.rows, lines);
  }
}

function listHtml({ items, numbering }: Extract<Block, { kind: 'list' }>, lines: Lines): string {
  const name = numbering === null ? 'ul' : 'ol';
  const first = items[0]?.number ?? 1;
  const written = items.map(({ number, blocks }, at) => {
    const value = number === null || number === first + at ? '' : ` value="${number}"`;
    const [head, ...others] = blocks;
    const inside =
      head?.kind === 'paragraph'
        ? (others.every(({ kind }) => kind === 'list') ? lines(head.children) : blockHtml(head, lines)) +
          others.map((block) => blockHtml(block, lines)).join('')
        : blocks.map((block) => blockHtml(block, lines)).join('');
    return `<li${value}>${inside}</li>`;
  });
  return `<${name}${name === 'ol' && first !== 1 ? ` start="${first}"` : ''}>${written.join('')}</${name}>`;
}

function tableHtml([header = [], ...rows]: readonly (readonly Cell[])[], lines: Lines): string {
  const row = (name: 'th' | 'td') => (cells: readonly Cell[]) =>
    `<tr>${cells
      .map(
        ({ align, children }) =>
          `<${name}${align ? ` style="text-align: ${align}"` : ''}>${lines(children)}</${name}>`,
      )
      .join('')}</tr>`;
  return `<table><thead>${row('th')(header)}</thead><tbody>${rows.map(row('td')).join('')}</tbody></table>`;
}

/** An image tag that refers to a file attached to the text. */
export const pictureTag = (
  { uploadId, alt }: { uploadId: string; alt: string },
  pictures: Pictures,
): string => `<img src="@@PLUGINFILE@@/${pictureName(uploadId, pictures)}" alt="${escapeHtml(alt)}">`;

export const pictureName = (uploadId: string, pictures: Pictures): string =>
  `${uploadId}.${/^image\/([a-z]+)/.exec(pictures.get(uploadId)?.mediaType ?? '')?.[1] ?? 'webp'}`;
