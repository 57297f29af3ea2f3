import { expect, test } from 'vitest';
import { renderFormula } from '../formula';

/** The value of an attribute that the renderer gives a formula. */
const valueBeside = (name: 'aria-label' | 'alttext', tex: string) =>
  new RegExp(`^<math role="math"(?: [^>]*)? ${name}="([^"]*)"`).exec(
    renderFormula({ tex, display: false }) ?? '',
  )?.[1];
const spoken = (tex: string) => valueBeside('aria-label', tex);

test.each([
  ['7 \\div 2', '7 divided by 2'],
  ['\\frac{5}{9}', '5 over 9'],
  ['\\frac{u+2}{w}', 'the fraction u plus 2 over w, end of fraction'],
  ['\\frac{\\frac{1}{4}}{5}', 'the fraction the fraction 1 over 4, end of fraction, over 5, end of fraction'],
  ['\\frac{1}{\\frac{4}{5}}', 'the fraction 1 over the fraction 4 over 5, end of fraction, end of fraction'],
  ['3\\frac{2}{5}', '3 and 2 over 5'],
  ['\\frac{1}{3}w', '1 over 3 times w'],
  ['\\left(\\frac{3}{4}\\right)^2', 'open bracket 3 over 4 close bracket squared'],
  ['k^2 + k^3', 'k squared plus k cubed'],
  ['k^n w', 'k to the power of n times w'],
  ['k^{n+1}w', 'k to the power of n plus 1, end of power, w'],
  ['5^{-1}', '5 to the power of minus 1'],
  ['k^{n^m}', 'k to the power of n to the power of m, end of power'],
  ['{u+w}^2', 'the quantity u plus w, end of quantity, squared'],
  ['\\sqrt{w}', 'the square root of w'],
  ['\\sqrt{w}^3', 'the square root of w, end of root, cubed'],
  ['\\sqrt{w^3}', 'the square root of w cubed, end of root'],
  ['\\sqrt[3]{8}', 'the cube root of 8'],
  ['\\sqrt[5]{n}', 'the root of order 5 of n'],
  ['u_1 u_2', 'u sub 1, u sub 2'],
  ['w_{i+1}', 'w sub i plus 1, end of subscript'],
  ['E_\\text{max}', 'capital E sub max'],
  ['\\beta + \\Gamma', 'beta plus capital gamma'],
  ['\\phi \\ne \\varphi', 'phi is not equal to curly phi'],
  ['w = \\pm 4', 'w equals plus or minus 4'],
  ['u \\le w < 9', 'u is less than or equal to w is less than 9'],
  ['n \\in \\mathbb{Z}', 'n is an element of the integers'],
  ['B \\cup C \\not\\subset D', 'capital B union capital C is not a subset of capital D'],
  ['\\{n \\mid n > 3\\}', 'open brace n such that n is greater than 3 close brace'],
  ['\\{n | n > 3\\}', 'open brace n such that n is greater than 3 close brace'],
  ['P(B|C)', 'capital P open bracket capital B given capital C close bracket'],
  ['4 \\mid n', '4 divides n'],
  ['|u| + |w-1|', 'the absolute value of u plus the absolute value of w minus 1, end of absolute value'],
  ['||u||', 'the norm of u'],
  ['u \\times w \\cdot v', 'u times w dot v'],
  ['g(w)', 'g of w'],
  ["g''(w+1)", 'g double prime of open bracket w plus 1 close bracket'],
  ['h^{-1}(w)', 'h inverse of w'],
  ['\\cos^2\\gamma', 'cosine squared of gamma'],
  ['\\log_3 81', 'log base 3 of 81'],
  ['45^\\circ', '45 degrees'],
  ['\\lim_{u \\to 2} g(u)', 'the limit as u approaches 2 of g of u'],
  ['\\sum_{j=0}^{9} j', 'the sum from j equals 0 to 9 of j'],
  ['\\sum w', 'the sum of w'],
  ['\\int_2^5 u\\,du', 'the integral from 2 to 5 of u d u'],
  ['\\iint_S g', 'the double integral over capital S of g'],
  ['\\left[u^2\\right]_1^4', 'open square bracket u squared close square bracket evaluated from 1 to 4'],
  ['\\max_{w} g(w)', 'the maximum over w of g of w'],
  ['\\binom{7}{3}', '7 choose 3'],
  ['\\begin{pmatrix}2&u\\\\3&w\\end{pmatrix}', 'the 2 by 2 matrix, row 1: 2, u; row 2: 3, w; end of matrix'],
  [
    '\\begin{vmatrix}2\\\\3\\end{vmatrix}',
    'the determinant of the 2 by 1 matrix, row 1: 2; row 2: 3; end of determinant',
  ],
  [
    '\\begin{cases}1&u>0\\\\2&u<0\\end{cases}',
    '2 cases, case 1: 1 u is greater than 0; case 2: 2 u is less than 0; end of cases',
  ],
  ['\\begin{aligned}u&=1\\\\w&=2\\end{aligned}', 'line 1: u equals 1; line 2: w equals 2'],
  ['\\vec{u} + \\hat{w}', 'vector u plus w hat'],
  ['\\overline{u+w}', 'bar over u plus w, end of bar'],
  ['2.\\overline{45}', '2 point, 45 repeating'],
  ['\\cancel{8}', 'crossed out 8'],
  ['\\boxed{u=1}', 'boxed u equals 1, end of boxed'],
  ['\\underbrace{u+w}_{n}', 'brace under u plus w, end of brace, with n below'],
  ['B^{\\mathsf T}', 'capital B transpose'],
  ['\\mathbf{u}', 'bold u'],
  ['\\mathrm{mol^{-1}}', 'mol to the power of minus 1'],
  ['\\text{mass} = 3\\,\\mathrm{kg}', 'mass equals 3 kg'],
  ['\\ce{K2CO3}', 'K 2 C O 3'],
  ['\\ce{PO4^3-}', 'P O 4 with charge 3 minus'],
  ['\\ce{2Mg + O2 -> 2MgO}', '2 Mg plus O 2 arrow 2 Mg O'],
  ['\\ce{H2 + I2 <=> 2HI}', 'H 2 plus I 2 is in equilibrium with 2 H I'],
  ['\\ce{CH3-CH=CH2}', 'C H 3 single bond C H double bond C H 2'],
  ['\\ce{^{60}_{27}Co}', 'superscript 60, subscript 27, Co'],
  ['\\ce{A ->[Pt] B}', 'A arrow with Pt above B'],
  ['5=5', '5 equals 5'],
  ['\\text{a\\{b\\}}\\$', 'a b dollars'],
  ['\\quad', 'blank'],
])('%s is spoken as %j', (tex, words) => {
  expect(spoken(tex)).toBe(words);
});

test.each([
  ['\\frac12 k^2', '½k²'],
  ['\\frac{w}{5}', 'w/5'],
  ['u_1 + u_{n-1}', 'u₁ + uₙ₋₁'],
  ['5^{-2}', '5⁻²'],
  ['\\sqrt{w+1}', '√(w + 1)'],
  ['-3 \\le w', '−3 ≤ w'],
  ['\\ce{PO4^3-}', 'PO₄³⁻'],
  ['\\sin w = 20^\\circ', 'sin w = 20°'],
  ['(2,7]', '(2,7]'],
])('%s is shown in a list as %j', (tex, plain) => {
  expect(valueBeside('alttext', tex)).toBe(plain);
});

test.each([
  ['a product beside a slash', '\\frac{u}{5}w'],
  ['a vector', '\\vec{u}'],
  ['a matrix', '\\begin{matrix}1\\\\2\\end{matrix}'],
  ['a power of a power', 'u^{2^3}'],
  ['braces', '\\{1\\}'],
  ['bounds', '\\sum_{i=1}^3 i'],
])('%s has no plain characters', (_, tex) => {
  expect(spoken(tex)).not.toBe('');
  expect(valueBeside('alttext', tex)).toBeUndefined();
});

test('a deeply nested formula of a thousand signs is spoken too', () => {
  const deep = `${'\\frac{1}{'.repeat(90)}2${'}'.repeat(90)}`;
  expect(
    spoken(deep)?.endsWith(`1 over the fraction 1 over 2, end of fraction${', end of fraction'.repeat(89)}`),
  ).toBe(true);
});
