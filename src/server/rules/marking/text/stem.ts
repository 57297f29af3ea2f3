/** Endings and their replacements. */
const ENDINGS =
  `ational/ate ization/ize fulness/ful iveness/ive ically/ic ations/ate ation/ate ities/ity ments/ment ingly/
  edly/ sses/ss ness/ ings/ ies/y ied/y ing/ est/ ed/ er/ ly/ es/ ss/ss s/`
    .split(/\s+/)
    .map((each) => each.split('/'));

const SHORTEST_STEM = 3;

/**
 * The stem of an English word by a short list of endings, not Porter's algorithm. It only unifies the forms
 * of a word ("separates", "separated", "separation") and need not be a word; other languages are mostly
 * unchanged.
 */
export function stem(word: string): string {
  if (!/^[a-z']+$/.test(word)) return word;
  const bare = word.replace(/'s?$/, '');
  for (const [ending = '', replacement = ''] of ENDINGS) {
    if (!bare.endsWith(ending) || bare.length - ending.length + replacement.length < SHORTEST_STEM) continue;
    return withoutTail(bare.slice(0, -ending.length) + replacement);
  }
  return withoutTail(bare);
}

// "moved" and "move" yield mov, "stopped" yields stopp: one form for each word.
function withoutTail(word: string): string {
  const single = word.replace(/([bdfgklmnprt])\1$/, '$1');
  const tail = single.length > SHORTEST_STEM ? single.replace(/(?<=.{4})ate?$|e$/, '') : single;
  return tail.replace(/y$/, 'i');
}
