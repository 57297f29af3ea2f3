type Entries = readonly (readonly [string, string])[];

const NONE = /^0(em|pt)?$/;

/** Classes that replace temml's inline styles, which the content security policy forbids. */
const CLASS_OF_STYLE: readonly (readonly [name: string, value: RegExp, className: string])[] = [
  ['paddingLeft', NONE, 'math-left-0'],
  ['paddingLeft', /^1em$/, 'math-left-1'],
  ['paddingLeft', /^2em$/, 'math-left-2'],
  ['paddingRight', NONE, 'math-right-0'],
  ['paddingRight', /^1em$/, 'math-right-1'],
  ['borderTop', /solid/, 'math-top-line'],
  ['borderBottom', /solid/, 'math-bottom-line'],
  ['borderLeft', /solid/, 'math-left-line'],
  ['borderRight', /solid/, 'math-right-line'],
  ['borderTop', /dashed/, 'math-top-dashes'],
  ['borderBottom', /dashed/, 'math-bottom-dashes'],
  ['borderLeft', /dashed/, 'math-left-dashes'],
  ['borderRight', /dashed/, 'math-right-dashes'],
  ['border', /solid/, 'math-box'],
  ['position', /^relative$/, 'math-around'],
  ['position', /^absolute$/, 'math-corner'],
  ['textAlign', /left/, 'tml-left'],
  ['textAlign', /right/, 'tml-right'],
  ['fontWeight', /^bold$/, 'math-bold'],
];

export const STYLE_CLASSES: ReadonlySet<string> = new Set([
  ...CLASS_OF_STYLE.map(([, , className]) => className),
  'math-rule',
]);

export const classesOfStyle = (style: Entries, attributes: Entries): readonly string[] => [
  ...CLASS_OF_STYLE.flatMap(([name, value, className]) =>
    style.some(([given, says]) => given === name && value.test(says)) ? [className] : [],
  ),
  // A rule drawn as a black background would be invisible in dark mode.
  ...(attributes.some(([name, value]) => name === 'mathbackground' && value === 'black')
    ? ['math-rule']
    : []),
];

export const colourOf = (style: Entries): string | undefined =>
  style.find(([name]) => name === 'color')?.[1].toLowerCase();
