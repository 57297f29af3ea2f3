import { languageOf } from './language-of';

/** A few words in one language. */
export interface Part {
  readonly text: string;
  readonly language: string;
}

/** Some words of a page; empty at the end of a line or paragraph. */
interface Piece {
  readonly text: string;
  /** Set if the page declares it. */
  readonly language?: string | undefined;
}

const END: Piece = { text: '' };
/** The text for an empty field, at which the voice pauses. */
const NOTHING = '…';

const INLINE = 'a, b, strong, em, i, del, code, sub, sup, span, math, img, input, select, textarea';
const SILENT =
  'legend > span, [aria-hidden="true"], [hidden], svg, option, input:is([type="radio"], [type="checkbox"], [type="range"])';

/** The texts to read from an element: visible texts, names of formulas and pictures, contents of fields. */
export function partsToSay(root: Element): Part[] {
  const pieces = [...piecesOf(root)];
  const whole = pieces.map(({ text, language }) => (language === undefined ? text : '')).join(' ');
  const parts: { text: string; language: string }[] = [];
  let goesOn = false;
  for (const { text, language = languageOf(text, whole) } of pieces) {
    const last = parts.at(-1);
    const isBlank = text.trim() === '';
    if (text === '') goesOn = false;
    else if (last && goesOn && (isBlank || last.language === language)) last.text += text;
    else if (!isBlank) goesOn = parts.push({ text, language }) > 0;
  }
  return parts.flatMap(({ text, language }) => shorter(text).map((each) => ({ text: each, language })));
}

function* piecesOf(node: Node): Generator<Piece> {
  for (const child of node.childNodes) {
    if (child instanceof Text) yield { text: child.data, language: knownLanguage(child.parentElement) };
    else if (child instanceof Element && !child.matches(SILENT)) yield* piecesOfElement(child);
  }
}

function* piecesOfElement(element: Element): Generator<Piece> {
  const isInline = element.matches(INLINE);
  if (!isInline) yield END;
  const name = nameOf(element);
  if (name !== undefined) yield { text: ` ${name} `, language: languageOfName(element) };
  // Of a button only the picture is read, which it enlarges.
  else if (element.matches('button'))
    for (const picture of element.querySelectorAll('img')) yield* piecesOfElement(picture);
  else yield* piecesOf(element);
  if (!isInline) yield END;
}

/** The text that replaces an element's content. */
function nameOf(element: Element): string | undefined {
  if (element.matches('math')) return element.getAttribute('aria-label') ?? '';
  if (element instanceof HTMLImageElement) return element.alt;
  if (element instanceof HTMLSelectElement) {
    // The first one means no choice.
    return (element.selectedIndex > 0 && element.selectedOptions[0]?.text) || NOTHING;
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value || NOTHING;
  return undefined;
}

/** A formula's words are in the page's language, a picture's description in the question's. */
const languageOfName = (element: Element): string | undefined =>
  element.matches('math') ? element.closest<HTMLElement>('[lang]')?.lang : undefined;

/** The declared language of a part of the page; the page's own applies only to its own texts. */
function knownLanguage(element: Element | null): string | undefined {
  const marked = element?.closest<HTMLElement>('[lang]');
  return marked === document.documentElement ? undefined : marked?.lang;
}

/** Browsers cut longer texts short. */
const LONGEST = 200;

/** Splits a text into sentences, and a long sentence into lines. */
function shorter(text: string): string[] {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= LONGEST) return [words];
  return words.split(/(?<=[.!?;:。！？؟।])\s*/u).flatMap((sentence) => {
    const lines = [''];
    for (const word of sentence.split(' ')) {
      const line = `${lines.at(-1)} ${word}`.trim();
      if (line.length > LONGEST) lines.push(word);
      else lines.splice(-1, 1, line);
    }
    return lines.filter((line) => line !== '');
  });
}
