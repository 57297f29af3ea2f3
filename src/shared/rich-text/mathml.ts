import { escapeHtml } from '../escape-html';
import { MATHML_ATTRIBUTES, MATHML_CLASSES, MATHML_ELEMENTS } from './mathml-names';
import { classesOfStyle, colourOf } from './mathml-styles';

/** A node of temml's tree, treated as unknown data. */
interface Node {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly children?: unknown;
  readonly attributes?: unknown;
  readonly classes?: unknown;
  readonly style?: unknown;
}

export const isMathNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Serializes the content of `math` through the allow-lists. */
export function writeMathml(value: unknown): string {
  if (!isMathNode(value)) return '';
  if (typeof value.text === 'string') return escapeHtml(value.text);
  const inside = Array.isArray(value.children) ? value.children.map(writeMathml).join('') : '';
  const { type } = value;
  if (typeof type !== 'string' || !MATHML_ELEMENTS.has(type)) return inside;
  return `<${type}${attributesOf(value)}>${inside}</${type}>`;
}

function attributesOf(node: Node): string {
  const style = entriesOf(node.style);
  const colour = colourOf(style);
  const written = [...entriesOf(node.attributes), ...(colour ? [['mathcolor', colour] as const] : [])]
    .filter(([name, value]) => Object.hasOwn(MATHML_ATTRIBUTES, name) && MATHML_ATTRIBUTES[name]?.test(value))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const names = Array.isArray(node.classes) ? node.classes.flatMap((name) => String(name).split(' ')) : [];
  const classes = [
    ...names.filter((name) => MATHML_CLASSES.has(name)),
    ...classesOfStyle(style, entriesOf(node.attributes)),
  ];
  return written.join('') + (classes.length > 0 ? ` class="${[...new Set(classes)].join(' ')}"` : '');
}

const entriesOf = (values: unknown): readonly (readonly [string, string])[] =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).map(([name, value]) => [name, String(value)] as const)
    : [];
