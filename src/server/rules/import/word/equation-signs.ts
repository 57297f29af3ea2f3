const GREEK =
  'α alpha β beta γ gamma δ delta ε epsilon ϵ epsilon ζ zeta η eta θ theta ι iota κ kappa λ lambda μ mu ν nu ξ xi π pi ρ rho σ sigma τ tau υ upsilon φ phi ϕ phi χ chi ψ psi ω omega Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega';
const OPERATORS =
  '× times ÷ div ± pm ∓ mp · cdot ⋅ cdot ≤ le ≥ ge ≠ ne ≈ approx ≡ equiv ∝ propto ∞ infty → to ← leftarrow ⇒ Rightarrow ⇔ Leftrightarrow ⇌ rightleftharpoons ∈ in ∉ notin ⊂ subset ⊆ subseteq ∪ cup ∩ cap ∅ emptyset ∀ forall ∃ exists ∂ partial ∇ nabla ∫ int ∬ iint ∮ oint ∑ sum ∏ prod ∠ angle ⊥ perp ∥ parallel ∴ therefore ∵ because ¬ neg ∧ wedge ∨ vee … dots ⋯ cdots ° degree ′ prime ℝ R';

const COMMANDS: ReadonlyMap<string, string> = new Map(
  `${GREEK} ${OPERATORS}`
    .split(' ')
    .flatMap((word, at, words): [string, string][] => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])),
);
/** Signs with a meaning in formulas. */
const ESCAPED = /[#$%&_{}]/;

/** The TeX of a sign. */
export function commandFor(sign: string): string {
  if (sign === '−') return '-';
  if (sign === 'ℝ') return '\\mathbb{R}';
  if (sign === '°') return '^{\\circ}';
  if (sign === '′') return "'";
  if (ESCAPED.test(sign)) return `\\${sign}`;
  if (sign === '\\') return '\\backslash ';
  // Mathematical letters, such as an italic x, become plain ones.
  const plain = sign.normalize('NFKC');
  const command = COMMANDS.get(sign) ?? COMMANDS.get(plain);
  return command === undefined ? (plain.length === 1 ? plain : sign) : `\\${command} `;
}

export const NAMED_FUNCTION =
  /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lim|max|min|exp|gcd|det)$/;
