import { Parser } from 'htmlparser2';

/** An element of a page; its name is in lower case. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

const KNOWN = new Set(
  [
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button',
    'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset',
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins',
    'kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup',
    'option output p param picture pre progress q rb rp rt rtc ruby s samp script search section select slot small source span',
    'strike strong style sub summary sup svg table tbody td template tex textarea tfoot th thead time title tr track tt u ul var',
    'video wbr xml menclose annotation annotation-xml semantics maction mfenced mfrac mi mmultiscripts mn mo mover mpadded',
    'mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none',
  ].flatMap((names) => names.split(' ')),
);
/** Custom elements of editors and word processors: "o:p", "my-element". */
const MADE_UP = /[:-]/;
const MATH_PREFIX = /^(?:m|mml):/;

const DEPTH_MAXIMUM = 150;
const PIECE = 4096;

/**
 * Reads HTML as a browser does, in linear time and without throwing. Lookalikes of elements, as in
 * `List<String>`, are text.
 */
export function readHtml(html: string): readonly HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  const inner = (): HtmlElement => open.at(-1) ?? root;
  let depth = 0;
  let readTo = 0;
  const addText = (text: string) => {
    inner().children.push(text);
    readTo = parser.endIndex + 1;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (!isElementName(name)) addText(html.slice(parser.startIndex, parser.endIndex + 1));
      else {
        const element = { name: name.replace(MATH_PREFIX, ''), attributes, children: [] };
        inner().children.push(element);
        // Text nested too deeply is placed beside its element.
        open.push(open.length < DEPTH_MAXIMUM ? element : inner());
      }
      readTo = parser.endIndex + 1;
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      if (isElementName(name)) open.pop();
      else if (!isImplied) addText(html.slice(parser.startIndex, parser.endIndex + 1));
      if (!isImplied) readTo = parser.endIndex + 1;
    },
    ontext: addText,
    oncomment() {
      readTo = parser.endIndex + 1;
    },
  });
  for (let at = 0; at < html.length; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
    if (depth > 20 * DEPTH_MAXIMUM) return [html.replace(/<[^<>]*>/g, ' ')];
  }
  // "a<b" without a closing ">" is text.
  const rest = html.slice(readTo);
  parser.end();
  if (/^<[a-z][^>]*$/i.test(rest)) root.children.push(rest);
  return root.children;
}

const isElementName = (name: string): boolean => KNOWN.has(name) || MADE_UP.test(name);

export const isHtmlElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

/** The text of nodes, unchanged. */
export const htmlText = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (isHtmlElement(node) ? htmlText(node.children) : node)).join('');

/** The first descendant that satisfies a condition. */
export function findElement(
  nodes: readonly HtmlNode[],
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isHtmlElement(node)) continue;
    const found = isWanted(node) ? node : findElement(node.children, isWanted);
    if (found) return found;
  }
  return undefined;
}

export const hasClass = ({ attributes }: HtmlElement, name: string): boolean =>
  (attributes.class ?? '').split(/\s+/).includes(name);
