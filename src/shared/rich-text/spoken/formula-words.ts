/** The spoken vocabulary of one language; functions allow a different word order. */
export interface FormulaWords {
  readonly signs: Readonly<Record<string, string>>;
  readonly greek: Readonly<Record<string, string>>;
  readonly functions: Readonly<Record<string, string>>;
  /** Number sets by letter. */
  readonly sets: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<MathStyle, string>>;
  readonly bonds: Readonly<Record<string, string>>;
  /** Accents above or below, by sign. */
  readonly accents: Readonly<Record<string, Around>>;
  /** Enclosures, by MathML notation. */
  readonly enclosures: Readonly<Record<string, Around>>;
  /** Operators with bounds, such as sum and integral. */
  readonly large: Readonly<Record<string, string>>;
  readonly largeFunctions: Readonly<Record<string, string>>;
  readonly limits: Readonly<Record<string, string>>;
  readonly absolute: Around;
  readonly norm: Around;
  readonly floor: Around;
  readonly ceiling: Around;
  readonly fraction: (top: string, bottom: string, isSimple: boolean) => string;
  readonly root: (inside: string, index: string | undefined, isSimple: boolean) => string;
  readonly choose: (n: string, k: string) => string;
  readonly sub: (index: string, isSimple: boolean) => string;
  readonly logBase: (base: string) => string;
  readonly power: (exponent: string, isSimple: boolean) => string;
  readonly superscript: (text: string) => string;
  readonly subscript: (text: string) => string;
  readonly charge: (text: string) => string;
  readonly primes: (count: number) => string;
  readonly bounds: (operator: string, from: string | undefined, to: string | undefined) => string;
  readonly quantity: (words: string) => string;
  readonly evaluated: (from: string, to: string) => string;
  readonly limit: (limit: string, approach: string) => string;
  readonly labelled: (base: string, above: string | undefined, below: string | undefined) => string;
  readonly matrix: (rows: readonly (readonly string[])[], kind: 'matrix' | 'determinant' | 'table') => string;
  readonly cases: (cases: readonly string[]) => string;
  readonly lines: (lines: readonly string[]) => string;
  readonly capital: (letter: string) => string;
  readonly repeating: (digits: string, repeated: string) => string;
  readonly approaches: string;
  readonly times: string;
  readonly and: string;
  readonly of: string;
  readonly given: string;
  readonly suchThat: string;
  readonly divides: string;
  readonly squared: string;
  readonly cubed: string;
  readonly degrees: string;
  readonly inverse: string;
  readonly transpose: string;
  readonly blank: string;
}

export type MathStyle =
  | 'bold'
  | 'script'
  | 'bold script'
  | 'fraktur'
  | 'double-struck'
  | 'bold fraktur'
  | 'sans-serif'
  | 'bold sans-serif'
  | 'monospace';

/** Puts words around words; `isSimple` if their end is obvious to the listener. */
export type Around = (words: string, isSimple: boolean) => string;
