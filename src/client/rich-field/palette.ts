import type { Template } from './put-in-formula';

export interface PaletteSign extends Template {
  /** The label of its button. */
  readonly face: string;
  readonly name: string;
}

export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly signs: readonly PaletteSign[];
}

type Row = readonly [face: string, name: string, tex: string];

const group = (id: string, label: string, rows: readonly Row[], isChemical = false): PaletteGroup => ({
  ...{ id, label },
  signs: rows.map(([face, name, tex]) => ({ face, name, tex, isChemical })),
});

/** Letters and relations: the command is enough. */
const named = (rows: readonly (readonly [face: string, name: string, command: string])[]): Row[] =>
  rows.map(([face, name, command]) => [face, name, `\\${command}`]);

/** The palette of formulas, with `▢` for parts to fill in. */
export const PALETTE: readonly PaletteGroup[] = [
  group('common', 'Common', [
    ['a⁄b', 'fraction', '\\frac{▢}{▢}'],
    ['√a', 'root', '\\sqrt{▢}'],
    ['ⁿ√a', 'nth root', '\\sqrt[▢]{▢}'],
    ['xⁿ', 'power', '^{▢}'],
    ['xₙ', 'index', '_{▢}'],
    ['x²', 'squared', '^2'],
    ['( )', 'brackets', '\\left(▢\\right)'],
    ['|a|', 'absolute value', '\\left|▢\\right|'],
    ['·', 'times, as a dot', '\\cdot '],
    ['×', 'times', '\\times '],
    ['÷', 'divided by', '\\div '],
    ['±', 'plus or minus', '\\pm '],
    ['∞', 'infinity', '\\infty'],
    ['°', 'degree', '^\\circ'],
    ['ab', 'words in a formula', '\\text{▢}'],
  ]),
  group('greek', 'Greek', [
    ...named([
      ['α', 'alpha', 'alpha'],
      ['β', 'beta', 'beta'],
      ['γ', 'gamma', 'gamma'],
      ['δ', 'delta', 'delta'],
      ['ε', 'epsilon', 'varepsilon'],
      ['η', 'eta', 'eta'],
      ['θ', 'theta', 'theta'],
      ['κ', 'kappa', 'kappa'],
      ['λ', 'lambda', 'lambda'],
      ['μ', 'mu', 'mu'],
      ['ν', 'nu', 'nu'],
      ['π', 'pi', 'pi'],
      ['ρ', 'rho', 'rho'],
      ['σ', 'sigma', 'sigma'],
      ['τ', 'tau', 'tau'],
      ['φ', 'phi', 'varphi'],
      ['χ', 'chi', 'chi'],
      ['ψ', 'psi', 'psi'],
      ['ω', 'omega', 'omega'],
      ['Γ', 'capital gamma', 'Gamma'],
      ['Δ', 'capital delta', 'Delta'],
      ['Θ', 'capital theta', 'Theta'],
      ['Λ', 'capital lambda', 'Lambda'],
      ['Σ', 'capital sigma', 'Sigma'],
      ['Φ', 'capital phi', 'Phi'],
      ['Ψ', 'capital psi', 'Psi'],
      ['Ω', 'capital omega', 'Omega'],
    ]),
  ]),
  group('relations', 'Relations', [
    ...named([
      ['≤', 'less than or equal', 'le'],
      ['≥', 'greater than or equal', 'ge'],
      ['≠', 'not equal', 'ne'],
      ['≈', 'almost equal', 'approx'],
      ['≡', 'identical to', 'equiv'],
      ['∝', 'proportional to', 'propto'],
      ['∥', 'parallel', 'parallel'],
      ['⊥', 'perpendicular', 'perp'],
      ['∠', 'angle', 'angle'],
      ['∈', 'element of', 'in'],
      ['∉', 'not an element of', 'notin'],
      ['⊂', 'subset of', 'subset'],
      ['⊆', 'subset of or equal', 'subseteq'],
      ['∪', 'union', 'cup'],
      ['∩', 'intersection', 'cap'],
      ['∅', 'empty set', 'emptyset'],
      ['∀', 'for all', 'forall'],
      ['∃', 'there exists', 'exists'],
      ['¬', 'not', 'neg'],
      ['∧', 'and', 'land'],
      ['∨', 'or', 'lor'],
    ]),
    ['ℕ', 'natural numbers', '\\mathbb{N}'],
    ['ℤ', 'integers', '\\mathbb{Z}'],
    ['ℚ', 'rational numbers', '\\mathbb{Q}'],
    ['ℝ', 'real numbers', '\\mathbb{R}'],
  ]),
  group('arrows', 'Arrows', [
    ...named([
      ['→', 'right arrow', 'to'],
      ['←', 'left arrow', 'leftarrow'],
      ['↔', 'left and right arrow', 'leftrightarrow'],
      ['⇒', 'implies', 'Rightarrow'],
      ['⇐', 'implied by', 'Leftarrow'],
      ['⇔', 'if and only if', 'Leftrightarrow'],
      ['↦', 'maps to', 'mapsto'],
      ['↑', 'up arrow', 'uparrow'],
      ['↓', 'down arrow', 'downarrow'],
    ]),
  ]),
  group('calculus', 'Calculus', [
    ['∑', 'sum', '\\sum_{▢}^{▢} '],
    ['∏', 'product', '\\prod_{▢}^{▢} '],
    ['∫', 'integral', '\\int ▢ \\, dx'],
    ['∫ₐᵇ', 'integral with limits', '\\int_{▢}^{▢} ▢ \\, dx'],
    ['lim', 'limit', '\\lim_{x \\to ▢} '],
    ['d⁄dx', 'derivative', '\\frac{d▢}{dx}'],
    ['∂⁄∂x', 'partial derivative', '\\frac{\\partial ▢}{\\partial x}'],
    ['′', 'prime', "'"],
    ['log', 'logarithm', '\\log_{▢} '],
    ['ln', 'natural logarithm', '\\ln '],
    ['sin', 'sine', '\\sin '],
    ['cos', 'cosine', '\\cos '],
    ['tan', 'tangent', '\\tan '],
  ]),
  group('vectors', 'Vectors', [
    ['a⃗', 'vector', '\\vec{▢}'],
    ['AB⃗', 'vector between points', '\\overrightarrow{▢}'],
    ['(a b)ᵀ', 'column vector', '\\begin{pmatrix} ▢ \\\\ ▢ \\end{pmatrix}'],
    ['(a b c)ᵀ', 'column vector of three', '\\begin{pmatrix} ▢ \\\\ ▢ \\\\ ▢ \\end{pmatrix}'],
    ['2×2', 'matrix', '\\begin{pmatrix} ▢ & ▢ \\\\ ▢ & ▢ \\end{pmatrix}'],
    ['|2×2|', 'determinant', '\\begin{vmatrix} ▢ & ▢ \\\\ ▢ & ▢ \\end{vmatrix}'],
    ['{', 'cases', '\\begin{cases} ▢ & ▢ \\\\ ▢ & ▢ \\end{cases}'],
  ]),
  group('units', 'Units', [
    ['unit', 'unit', '\\,\\mathrm{▢}'],
    ['m', 'metre', '\\,\\mathrm{m}'],
    ['m/s', 'metre per second', '\\,\\mathrm{m/s}'],
    ['m/s²', 'metre per second squared', '\\,\\mathrm{m/s^2}'],
    ['kg', 'kilogram', '\\,\\mathrm{kg}'],
    ['N', 'newton', '\\,\\mathrm{N}'],
    ['J', 'joule', '\\,\\mathrm{J}'],
    ['°C', 'degree Celsius', '\\,^\\circ\\mathrm{C}'],
    ['mol/L', 'mole per litre', '\\,\\mathrm{mol/L}'],
    ['Ω', 'ohm', '\\,\\mathrm{\\Omega}'],
  ]),
  group(
    'chemistry',
    'Chemistry',
    [
      ['H₂O', 'formula of a substance', '▢'],
      ['Xⁿ⁺', 'positive ion', '▢^+'],
      ['Xⁿ⁻', 'negative ion', '▢^-'],
      ['²⁺', 'charge', '^{▢+}'],
      ['¹⁴C', 'isotope', '^{▢}_{▢}▢'],
      ['→', 'reaction', '▢ -> ▢'],
      ['⇌', 'equilibrium', '▢ <=> ▢'],
      ['A→B', 'reaction with words on the arrow', '▢ ->[▢] ▢'],
      ['(s)', 'solid', '(s)'],
      ['(l)', 'liquid', '(l)'],
      ['(g)', 'gas', '(g)'],
      ['(aq)', 'in water', '(aq)'],
      ['↑', 'gas that escapes', ' ^ '],
      ['↓', 'precipitate', ' v '],
    ],
    true,
  ),
];
