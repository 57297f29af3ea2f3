/** Endings, each with what takes its place. */
const ENDINGS =
  `ational/ate ization/ize fulness/ful iveness/ive ically/ic ations/ate ation/ate ities/ity ments/ment ingly/
  edly/ sses/ss ness/ ings/ ies/y ied/y ing/ est/ ed/ er/ ly/ es/ ss/ss s/`
    .split(/\s+/)
    .map((each) => each.split('/'));

const SHORTEST_STEM = 3;

/**
 * The stem of an English word: our own short list of endings, not Porter's algorithm. It only has to bring the forms of
 * one word together ("separates", "separated", "separation"), not to yield a word; other languages pass mostly unchanged.
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

// "moved" leaves mov, "move" leaves move, "stopped" leaves stopp: one form for all.
function withoutTail(word: string): string {
  const single = word.replace(/([bdfgklmnprt])\1$/, '$1');
  const tail = single.length > SHORTEST_STEM ? single.replace(/(?<=.{4})ate?$|e$/, '') : single;
  return tail.replace(/y$/, 'i');
}
