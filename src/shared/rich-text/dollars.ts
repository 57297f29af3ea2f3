export interface FoundFormula {
  readonly source: string;
  readonly tex: string;
  readonly display: boolean;
}

/**
 * The formula that begins with the dollar at `at`; undefined if the dollar is money or a stray sign. Pandoc's rule: no
 * space after the opening dollar, none before the closing one, and no digit after it.
 */
export function formulaAt(text: string, at: number): FoundFormula | undefined {
  const isDouble = text[at + 1] === '$';
  return isDouble ? displayAt(text, at) : lineAt(text, at);
}

function lineAt(text: string, at: number): FoundFormula | undefined {
  const end = nextDollar(text, at + 1);
  if (end === -1) return undefined;
  const tex = text.slice(at + 1, end);
  if (/^\s|\s$/.test(tex) || /\d/.test(text.charAt(end + 1)) || text[end + 1] === '$') return undefined;
  return { source: text.slice(at, end + 1), tex, display: false };
}

function displayAt(text: string, at: number): FoundFormula | undefined {
  const end = nextDollar(text, at + 2);
  if (end === -1 || text[end + 1] !== '$') return undefined;
  const tex = text.slice(at + 2, end).trim();
  return tex === '' ? undefined : { source: text.slice(at, end + 2), tex, display: true };
}

/** Index of the next unescaped dollar, or -1. */
function nextDollar(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '$') return at;
  }
  return -1;
}
