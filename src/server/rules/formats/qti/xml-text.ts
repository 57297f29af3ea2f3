import { escapeHtml } from '../../../../shared/escape-html';

// Characters that XML cannot contain, even as references.
const NOT_IN_XML = /[\p{Cc}\uFFFE\uFFFF]/gu;
const isAllowed = (sign: string): boolean => sign === '\n' || sign === '\t' || sign >= '\u0080';

/** Escapes text for element content and double-quoted attributes. */
export const xmlText = (text: string): string =>
  escapeHtml(
    text.toWellFormed().replace(NOT_IN_XML, (sign) => (isAllowed(sign) && sign < '\uFFFE' ? sign : '')),
  ).replaceAll('\n', '&#10;');

/** An element; undefined attributes are omitted. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  children: string | readonly string[] = '',
): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${xmlText(String(value))}"`],
  );
  const inside = typeof children === 'string' ? children : children.join('');
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
}

export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
