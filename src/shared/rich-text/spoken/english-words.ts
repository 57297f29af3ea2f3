import type { Around, FormulaWords } from './formula-words';

const before =
  (name: string, end = name): Around =>
  (words, isSimple) =>
    isSimple ? `${name} ${words}` : `${name} ${words}, end of ${end},`;
const after =
  (name: string): Around =>
  (words, isSimple) =>
    isSimple ? `${words} ${name}` : `${name} over ${words}, end of ${name},`;
const over = (words: string): string => (words === '' ? 'blank' : words);

/** Reads "sign words" pairs, separated by lines or at least two spaces. */
const table = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/ {2,}|\n\s*/)
      .map((entry): [string, string] => [
        entry.slice(0, entry.indexOf(' ')),
        entry.slice(entry.indexOf(' ') + 1),
      ]),
  );

const englishSigns = table(`
  + plus  − minus  - minus  ± plus or minus  ∓ minus or plus  × times  ⋅ dot  · dot  ÷ divided by  / slash
  ∗ star  * star  ⋆ star  ⋄ diamond  ∘ composed with  ∙ bullet  • bullet  ⊕ circled plus  ⊖ circled minus  ⊗ circled times
  ⊙ circled dot  ⊘ circled slash  ⋊ right semidirect product  ⋉ left semidirect product
  = equals  ≠ is not equal to  ≈ is approximately equal to  ≃ is asymptotically equal to  ≅ is congruent to  ≆ is not congruent to
  ∼ is similar to  ≁ is not similar to  ≡ is identical to  ≢ is not identical to  ∝ is proportional to  ≔ is defined as
  ≐ approaches the limit  ≜ is defined to be equal to  ≍ is equivalent in size to  ≉ is not approximately equal to
  < is less than  > is greater than  ≤ is less than or equal to  ≥ is greater than or equal to  ≪ is much less than
  ≫ is much greater than  ≮ is not less than  ≯ is not greater than  ≰ is not less than or equal to
  ≱ is not greater than or equal to  ⩽ is less than or equal to  ⩾ is greater than or equal to  ≦ is less than or equal to
  ≧ is greater than or equal to  ≲ is less than or similar to  ≳ is greater than or similar to  ≺ precedes  ≻ succeeds
  ⪯ precedes or equals  ⪰ succeeds or equals  ≼ precedes or equals  ≽ succeeds or equals
  ∈ is an element of  ∉ is not an element of  ∋ contains  ∌ does not contain  ⊂ is a subset of  ⊃ is a superset of
  ⊆ is a subset of or equal to  ⊇ is a superset of or equal to  ⊄ is not a subset of  ⊅ is not a superset of
  ⊈ is neither a subset of nor equal to  ⊉ is neither a superset of nor equal to  ⊊ is a proper subset of
  ⊋ is a proper superset of  ∪ union  ∩ intersection  ∖ without  ⧵ without  ⊎ disjoint union  ⊔ square union
  ⊓ square intersection  △ triangle  ∆ increment  ∅ the empty set  ⌀ the empty set  ∁ complement of
  ∧ and  ∨ or  ¬ not  ⊻ exclusive or  ∀ for all  ∃ there exists  ∄ there does not exist  ∃! there exists exactly one
  ⊢ proves  ⊨ models  ⊬ does not prove  ⊭ does not model  ⊤ top  ⊥ is perpendicular to  ⟂ is perpendicular to
  ∥ is parallel to  ∦ is not parallel to  ∣ vertical bar  ∤ does not divide  | vertical bar  ‖ double vertical bar
  ∴ therefore  ∵ because  ∠ angle  ∡ angle  ∢ spherical angle  ⦜ right angle  ∟ right angle  ⊾ right angle  □ square
  ◻ square  ■ filled square  ◊ diamond  ★ filled star  ○ circle  ◯ circle  ● filled circle  ▽ triangle pointing down
  ▲ filled triangle  ▼ filled triangle pointing down  ▷ triangle pointing right  ◁ triangle pointing left  ♠ spade
  ♡ heart  ♢ diamond  ♣ club  ♥ heart  ♦ diamond  ✓ check mark  ♯ sharp  ♭ flat  ♮ natural
  → arrow  ⟶ long arrow  ← left arrow  ⟵ long left arrow  ↔ arrow in both directions  ⟷ long arrow in both directions
  ⇒ implies  ⟹ long implies  ⇐ is implied by  ⟸ long is implied by  ⇔ is equivalent to  ⟺ if and only if  ↦ maps to  ⟼ maps to
  ↑ up arrow  ↓ down arrow  ↕ arrow up and down  ⇑ double up arrow  ⇓ double down arrow  ↗ arrow up to the right
  ↘ arrow down to the right  ↖ arrow up to the left  ↙ arrow down to the left  ↪ hooked arrow  ↩ hooked left arrow
  ⇌ is in equilibrium with  ⇋ is in equilibrium with  ⇄ arrows in both directions  ⇆ arrows in both directions
  ⥂ is in equilibrium with, mostly right  ⥄ is in equilibrium with, mostly left  ⇀ harpoon arrow  ⇁ lower harpoon arrow
  ↼ left harpoon arrow  ↽ lower left harpoon arrow  ⇝ squiggly arrow  ↛ does not lead to  ⇏ does not imply
  ⇍ is not implied by  ⇎ not if and only if  ↠ two-headed arrow  ↣ arrow with a tail
  ( open bracket  ) close bracket  [ open square bracket  ] close square bracket  { open brace  } close brace
  ⟨ open angle bracket  ⟩ close angle bracket  ⌊ open floor  ⌋ close floor  ⌈ open ceiling  ⌉ close ceiling
  ⟦ open double bracket  ⟧ close double bracket  , comma  ; semicolon  : colon  . point  ! factorial  ? question mark
  … and so on  ⋯ and so on  ⋮ and so on downwards  ⋱ and so on diagonally  ′ prime  ″ double prime  ‴ triple prime
  % percent  ‰ per mille  ° degrees  $ dollars  € euros  £ pounds  ¥ yen  ¢ cents  ₹ rupees  & ampersand  # number sign
  @ at  _ underscore  \\ backslash  ~ tilde  ˆ hat  ^ hat  ∞ infinity  ∂ partial  ∇ nabla  ℏ h bar  ℓ script l
  ℵ aleph  ℶ beth  ℷ gimel  ı dotless i  ȷ dotless j  ð eth  ℧ mho  Å angstrom  † dagger  ‡ double dagger  § section
  ¶ paragraph  ℜ real part  ℑ imaginary part  ⦵ standard  √ root  ∑ sum  ∏ product
  ∐ coproduct  ∫ integral  ∬ double integral  ∭ triple integral  ∮ contour integral  ∯ surface integral
  ∰ volume integral  ⋃ union  ⋂ intersection  ⨁ direct sum  ⨂ tensor product  ⋁ disjunction  ⋀ conjunction  ⨆ join
  ⨀ circled dot product  ⨄ disjoint union
`);

const englishGreek = table(`
  α alpha  β beta  γ gamma  δ delta  ϵ epsilon  ε curly epsilon  ζ zeta  η eta  θ theta  ϑ curly theta  ι iota  κ kappa
  ϰ curly kappa  λ lambda  μ mu  µ mu  ν nu  ξ xi  ο omicron  π pi  ϖ curly pi  ρ rho  ϱ curly rho  σ sigma
  ς final sigma  τ tau  υ upsilon  ϕ phi  φ curly phi  χ chi  ψ psi  ω omega  ϝ digamma  Φ phi  Ε epsilon
`);

const englishFunctions = table(`
  sin sine  cos cosine  tan tangent  cot cotangent  ctg cotangent  tg tangent  sec secant  csc cosecant
  cosec cosecant  arcsin arc sine  arccos arc cosine  arctan arc tangent  arccot arc cotangent
  sinh hyperbolic sine  cosh hyperbolic cosine  tanh hyperbolic tangent  coth hyperbolic cotangent  log log
  ln natural log  lg base ten log  lb base two log  exp exponential function  det determinant
  gcd greatest common divisor  lcm least common multiple  dim dimension  ker kernel  deg degree  arg argument
  hom homomorphisms  Pr probability  lim limit  limsup upper limit  liminf lower limit  max maximum  min minimum
  sup supremum  inf infimum  mod modulo
`);

export const englishWords: FormulaWords = {
  signs: englishSigns,
  greek: englishGreek,
  functions: englishFunctions,
  sets: {
    ...{ N: 'the natural numbers', Z: 'the integers', Q: 'the rational numbers' },
    ...{ R: 'the real numbers', C: 'the complex numbers' },
  },
  styles: {
    ...{ bold: 'bold', script: 'script', 'bold script': 'bold script', fraktur: 'fraktur' },
    ...{ 'double-struck': 'double-struck', 'bold fraktur': 'bold fraktur', 'sans-serif': 'sans-serif' },
    ...{ 'bold sans-serif': 'bold sans-serif', monospace: 'monospace' },
  },
  bonds: { '−': 'single bond', '=': 'double bond', '≡': 'triple bond' },
  accents: {
    ...{ '→': before('vector'), '⇀': before('vector'), '←': after('left arrow'), '↔': after('double arrow') },
    ...{ '‾': after('bar'), '¯': after('bar'), ˉ: after('bar'), _: before('underlined') },
    ...{ ˆ: after('hat'), '^': after('hat'), ˇ: after('check'), '~': after('tilde'), '˜': after('tilde') },
    ...{ '˙': after('dot'), '¨': after('double dot'), '⃛': after('triple dot'), '´': after('acute') },
    ...{ '`': after('grave'), '˘': after('breve'), '˚': after('ring'), '⏞': before('brace over', 'brace') },
    ...{ '⏟': before('brace under', 'brace'), '⏜': after('arc'), '⌢': after('arc') },
    ...{ '⎴': before('square bracket over', 'bracket'), '⎵': before('square bracket under', 'bracket') },
  },
  enclosures: {
    ...{ top: after('bar'), bottom: before('underlined'), box: before('boxed'), circle: before('circled') },
    ...{ updiagonalstrike: before('crossed out'), downdiagonalstrike: before('crossed out backwards') },
    'updiagonalstrike downdiagonalstrike': before('crossed out twice'),
    horizontalstrike: before('struck through'),
    ...{
      phasorangle: before('angle'),
      longdiv: before('long division of'),
      actuarial: after('actuarial angle'),
    },
  },
  large: {
    ...{ '∑': 'the sum', '∏': 'the product', '∐': 'the coproduct', '∫': 'the integral' },
    ...{ '∬': 'the double integral', '∭': 'the triple integral', '∮': 'the contour integral' },
    ...{ '∯': 'the surface integral', '∰': 'the volume integral', '⋃': 'the union', '⋂': 'the intersection' },
    ...{ '⨁': 'the direct sum', '⨂': 'the tensor product', '⋁': 'the disjunction', '⋀': 'the conjunction' },
    ...{ '⨆': 'the join', '⨄': 'the disjoint union' },
  },
  largeFunctions: {
    ...{ max: 'the maximum', min: 'the minimum', sup: 'the supremum', inf: 'the infimum' },
  },
  limits: {
    ...{ lim: 'the limit', limsup: 'the upper limit', liminf: 'the lower limit' },
    ...{ 'lim sup': 'the upper limit', 'lim inf': 'the lower limit' },
  },
  absolute: before('the absolute value of', 'absolute value'),
  norm: before('the norm of', 'norm'),
  floor: before('the floor of', 'floor'),
  ceiling: before('the ceiling of', 'ceiling'),
  fraction: (top, bottom, isSimple) =>
    isSimple ? `${top} over ${bottom}` : `the fraction ${top} over ${bottom}, end of fraction,`,
  root: (inside, index, isSimple) => {
    const name = index === undefined ? 'square root' : index === '3' ? 'cube root' : `root of order ${index}`;
    return before(`the ${name} of`, 'root')(inside, isSimple);
  },
  choose: (n, k) => `${n} choose ${k}`,
  sub: before('sub', 'subscript'),
  logBase: (base) => `base ${base}`,
  power: before('to the power of', 'power'),
  superscript: (text) => `superscript ${text},`,
  subscript: (text) => `subscript ${text},`,
  charge: (text) => `with charge ${text},`,
  primes: (count) => ['', 'prime', 'double prime', 'triple prime'][count] ?? `${count} primes`,
  bounds: (operator, from, to) => {
    if (from === undefined) return to === undefined ? operator : `${operator} up to ${to}`;
    return to === undefined ? `${operator} over ${from}` : `${operator} from ${from} to ${to}`;
  },
  quantity: (words) => `the quantity ${words}, end of quantity,`,
  evaluated: (from, to) => `evaluated from ${from} to ${to}`,
  limit: (limit, approach) => `${limit} as ${approach}`,
  labelled: (base, above, below) => {
    const labels = [above && `${above} above`, below && `${below} below`].filter(Boolean);
    return labels.length === 0 ? base : `${base} with ${labels.join(' and ')}`;
  },
  matrix: (rows, kind) => {
    const size = `${rows.length} by ${Math.max(0, ...rows.map(({ length }) => length))}`;
    const name = kind === 'determinant' ? `the determinant of the ${size} matrix` : `the ${size} ${kind}`;
    const said = rows.map((cells, at) => `row ${at + 1}: ${cells.map(over).join(', ')}`);
    return `${name}, ${said.join('; ')}; end of ${kind},`;
  },
  cases: (cases) =>
    `${cases.length} cases, ${cases.map((each, at) => `case ${at + 1}: ${each}`).join('; ')}; end of cases,`,
  lines: (lines) => lines.map((each, at) => `line ${at + 1}: ${each}`).join('; '),
  capital: (letter) => `capital ${letter}`,
  repeating: (digits, repeated) => `${digits.replace(/[.,]$/, ' point')}, ${repeated} repeating`,
  ...{
    approaches: 'approaches',
    times: 'times',
    and: 'and',
    of: 'of',
    given: 'given',
    suchThat: 'such that',
  },
  ...{ divides: 'divides', squared: 'squared', cubed: 'cubed', degrees: 'degrees', inverse: 'inverse' },
  ...{ transpose: 'transpose', blank: 'blank' },
};
