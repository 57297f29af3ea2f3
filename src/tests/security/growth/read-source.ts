import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseAst } from 'vite';

/** A pattern in the source; of a composed one, its constant parts. */
export interface WrittenPattern {
  readonly source: string;
  readonly flags: string;
  readonly isWhole: boolean;
}

export interface ExportedFunction {
  readonly name: string;
  /** The kinds of the required arguments, in order. */
  readonly needs: readonly ('text' | 'texts' | 'other')[];
}

export interface SourceFile {
  readonly path: string;
  readonly patterns: readonly WrittenPattern[];
  readonly functions: readonly ExportedFunction[];
}

/** The product's files below a folder, without tests and test support. */
export const sourceFiles = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|contract)\.|\.d\.ts$|(?:^|\/)testing\//.test(path))
    .toSorted()
    .map((path) => readSource(join(folder, path)));

/** Modules with side effects cannot be called with arbitrary texts. */
const ACTS = /from 'node:|\basync\b|\bPromise\b|\bdocument\b|\bwindow\b|\bimport\.meta\b/;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function readSource(path: string): SourceFile {
  const lang = extname(path) === '.tsx' ? 'tsx' : 'ts';
  const written = readFileSync(path, 'utf8');
  const { body } = parseAst(written, { lang });
  const patterns: WrittenPattern[] = [];
  for (const statement of nodesOf(body)) visit(statement, (node) => patterns.push(...patternOf(node)));
  const functions = ACTS.test(written) ? [] : nodesOf(body).flatMap(functionsOf);
  return { path, patterns, functions };
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see);
}

function patternOf(node: Node): WrittenPattern[] {
  if (node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    return [{ source: pattern, flags, isWhole: true }];
  }
  if (node.type !== 'NewExpression' || !isNode(node.callee) || node.callee.name !== 'RegExp') return [];
  const [source, flags] = nodesOf(node.arguments);
  if (!source) return [];
  const parts: string[] = [];
  visit(source, ({ type, value }) => {
    if (type === 'Literal' && typeof value === 'string') parts.push(value);
    if (type === 'TemplateElement') parts.push(String((value as { raw: string }).raw));
  });
  return [{ source: parts.join(''), flags: String(flags?.value ?? ''), isWhole: false }];
}

function functionsOf({ type, declaration }: Node): ExportedFunction[] {
  if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return [];
  if (declaration.type === 'FunctionDeclaration') return [exportedAs(declaration.id, declaration)];
  return nodesOf(declaration.declarations).flatMap(({ id, init }) =>
    isNode(init) && init.type === 'ArrowFunctionExpression' ? [exportedAs(id, init)] : [],
  );
}

const exportedAs = (id: unknown, { params }: Node): ExportedFunction => ({
  name: isNode(id) ? String(id.name) : '',
  needs: nodesOf(params)
    .filter(
      ({ type, optional }) => type !== 'AssignmentPattern' && optional !== true && type !== 'RestElement',
    )
    .map(({ typeAnnotation }) => kindOf(isNode(typeAnnotation) ? typeAnnotation.typeAnnotation : undefined)),
});

function kindOf(type: unknown): ExportedFunction['needs'][number] {
  if (!isNode(type)) return 'other';
  if (type.type === 'TSStringKeyword') return 'text';
  if (type.type === 'TSUnionType')
    return nodesOf(type.types).some((each) => kindOf(each) === 'text') ? 'text' : 'other';
  if (type.type === 'TSTypeOperator') return kindOf(type.typeAnnotation);
  if (type.type === 'TSArrayType') return kindOf(type.elementType) === 'text' ? 'texts' : 'other';
  return 'other';
}
