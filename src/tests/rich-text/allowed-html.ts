import { Window } from 'happy-dom';
import {
  MATHML_ATTRIBUTES,
  MATHML_CLASSES,
  MATHML_ELEMENTS,
  STYLE_CLASSES,
} from '../../shared/rich-text/mathml';

const UPLOAD = /^\/uploads\/[\w-]{22,64}\.webp$/;
const DIRECTION = { dir: /^auto$/ };

/** The elements, attributes and values allowed in rendered text. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ...Object.fromEntries([...MATHML_ELEMENTS].map((name) => [name, { ...MATHML_ATTRIBUTES, class: /./ }])),
  ...{ p: DIRECTION, pre: DIRECTION, table: DIRECTION, ul: DIRECTION },
  ol: { ...DIRECTION, start: /^\d+$/, class: /./ },
  li: { value: /^\d+$/ },
  ...{ strong: {}, em: {}, code: {}, br: {}, thead: {}, tbody: {}, tr: {} },
  th: { scope: /^col$/, class: /./ },
  td: { class: /./ },
  span: { class: /^formula-source$/ },
  img: { src: UPLOAD, alt: /^/, loading: /^lazy$/ },
  // Only words and characters, without markup.
  math: { display: /^block$/, role: /^math$/, 'aria-label': /^[^\\{}$]+$/, alttext: /^[^\\{}$]+$/ },
};
const CLASSES = new Set([
  ...MATHML_CLASSES,
  ...STYLE_CLASSES,
  ...['formula-source', 'parentheses', 'align-center', 'align-right'],
]);

const TAG = /<\/?[a-z][a-z0-9]*(?: [a-z-]+="[^"<>]*")*>/g;

const window = new Window();

/** Parses HTML like a browser. */
export function parsed(html: string) {
  const root = window.document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** Everything forbidden in the HTML of a text, one line each. */
export function faultsOf(html: string): string[] {
  const between = html.replaceAll(TAG, '');
  const loose = /[<>]/.test(between) ? [`a loose bracket: ${between.slice(0, 200)}`] : [];
  const elements = [...parsed(html).querySelectorAll('*')];
  return [...loose, ...elements.flatMap((element) => faultsOfElement(element))];
}

interface Parsed {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string | null }>;
}

function faultsOfElement({ localName, attributes }: Parsed): string[] {
  const allowed = Object.hasOwn(ALLOWED, localName) ? ALLOWED[localName] : undefined;
  if (!allowed) return [`<${localName}>`];
  return [...attributes].flatMap(({ name, value }) => {
    const says = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    const isAllowed =
      says?.test(value ?? '') && (name !== 'class' || value?.split(' ').every((each) => CLASSES.has(each)));
    return isAllowed ? [] : [`<${localName} ${name}="${value}">`];
  });
}
