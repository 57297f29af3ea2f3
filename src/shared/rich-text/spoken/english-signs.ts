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

export const englishSigns = table(`
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

export const englishGreek = table(`
  α alpha  β beta  γ gamma  δ delta  ϵ epsilon  ε curly epsilon  ζ zeta  η eta  θ theta  ϑ curly theta  ι iota  κ kappa
  ϰ curly kappa  λ lambda  μ mu  µ mu  ν nu  ξ xi  ο omicron  π pi  ϖ curly pi  ρ rho  ϱ curly rho  σ sigma
  ς final sigma  τ tau  υ upsilon  ϕ phi  φ curly phi  χ chi  ψ psi  ω omega  ϝ digamma  Φ phi  Ε epsilon
`);

export const englishFunctions = table(`
  sin sine  cos cosine  tan tangent  cot cotangent  ctg cotangent  tg tangent  sec secant  csc cosecant
  cosec cosecant  arcsin arc sine  arccos arc cosine  arctan arc tangent  arccot arc cotangent
  sinh hyperbolic sine  cosh hyperbolic cosine  tanh hyperbolic tangent  coth hyperbolic cotangent  log log
  ln natural log  lg base ten log  lb base two log  exp exponential function  det determinant
  gcd greatest common divisor  lcm least common multiple  dim dimension  ker kernel  deg degree  arg argument
  hom homomorphisms  Pr probability  lim limit  limsup upper limit  liminf lower limit  max maximum  min minimum
  sup supremum  inf infimum  mod modulo
`);
