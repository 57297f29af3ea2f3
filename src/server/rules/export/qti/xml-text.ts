import { escapeHtml } from '../../../../shared/escape-html';

// What XML cannot hold, however it is written.
const NOT_IN_XML = /[\p{Cc}\uFFFE\uFFFF]/gu;
const isAllowed = (sign: string): boolean => sign === '\n' || sign === '\t' || sign >= '\u0080';

/** A text as XML holds it, between tags or in a value between double quotes. */
export const xmlText = (text: string): string =>
  escapeHtml(
    text.toWellFormed().replace(NOT_IN_XML, (sign) => (isAllowed(sign) && sign < '\uFFFE' ? sign : '')),
  ).replaceAll('\n', '&#10;');

/** An element; attributes that are undefined are left out. */
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

/** Lines of a file. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
