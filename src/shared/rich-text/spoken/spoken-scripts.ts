import { baseOf, closes, isSimple, type MathPart, opens, piecesOf } from './math-parts';
import { type Speech, sayClosed, sayPart, sayRow } from './speech';
import { own } from './spoken-leaf';

interface Scripts {
  readonly base: MathPart | undefined;
  readonly below: MathPart | undefined;
  readonly above: MathPart | undefined;
}

export function sayScripts(part: MathPart, speech: Speech): string {
  const { words } = speech;
  const scripts = scriptsOf(part);
  const { base, below, above } = scripts;
  if (piecesOf(base).length === 0 && !/^m(?:un|ov)/.test(part.name)) return sayWithoutBase(scripts, speech);
  const accented = sayAccent(scripts, speech);
  if (accented !== undefined) return accented;
  const operator = own(words.large, base?.text ?? '') ?? own(words.largeFunctions, base?.text ?? '');
  const inScripts = { ...speech, isChemistry: false };
  const say = (script: MathPart | undefined) => script && sayPart(script, inScripts);
  if (operator !== undefined) return words.bounds(operator, say(below), say(above));
  const limit = own(words.limits, base?.text ?? '');
  if (limit !== undefined && below) return words.limit(limit, sayApproach(below, inScripts));
  const said = sayBase(base, speech);
  if (/^m(?:un|ov)/.test(part.name))
    return words.labelled(said, labelOf(above, inScripts), labelOf(below, inScripts));
  const isBetween = below && above && /^[\]|]$/.test(piecesOf(base).at(-1)?.text ?? '');
  if (isBetween) return `${said} ${words.evaluated(say(below) ?? '', say(above) ?? '')}`;
  return [said, saySub(scripts, inScripts), saySup(scripts, inScripts)]
    .filter((each) => each !== '')
    .join(' ');
}

function scriptsOf({ name, parts: [base, first, second] }: MathPart): Scripts {
  if (/^m(?:sub|under)$/.test(name)) return { base, below: first, above: undefined };
  if (/^m(?:sup|over)$/.test(name)) return { base, below: undefined, above: first };
  return { base, below: first, above: second };
}

/** Scripts beside an atom: counts, charges, nuclear numbers. */
function sayWithoutBase({ below, above }: Scripts, speech: Speech): string {
  const { words } = speech;
  const inScripts = { ...speech, isChemistry: false };
  const [under, over] = [sayRow(piecesOf(below), inScripts), sayRow(piecesOf(above), inScripts)];
  if (below && above)
    return [over && words.superscript(over), under && words.subscript(under)].filter(Boolean).join(' ');
  if (below) return below.name === 'mn' ? under : under && words.sub(under, isSimple(below));
  if (above && /^[′∘]/.test(piecesOf(above)[0]?.text ?? ''))
    return saySup({ base: undefined, below, above }, inScripts);
  const isCharge = /^[+−-]$/.test(piecesOf(above).at(-1)?.text ?? '');
  return isCharge ? words.charge(over) : over && words.superscript(over);
}

/** An accent with a name, such as the arrow of a vector. */
function sayAccent({ base, below, above }: Scripts, speech: Speech): string | undefined {
  if (below && above) return undefined;
  const { accents } = speech.words;
  const sign = (above ?? below)?.text ?? '';
  const around = (above ?? below)?.name === 'mo' && Object.hasOwn(accents, sign) ? accents[sign] : undefined;
  return around?.(sayPart(base, speech), isSimple(base));
}

/** The base of a script; its end is announced where the script could be heard as part of it. */
function sayBase(base: MathPart | undefined, speech: Speech): string {
  const pieces = piecesOf(base);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (base?.name !== 'mrow') return base ? sayClosed(base, speech) : '';
  const isBracketed = first && last && (opens(first) || closes(last));
  return isBracketed ? sayPart(base, speech) : speech.words.quantity(sayPart(base, speech));
}

const labelOf = (label: MathPart | undefined, speech: Speech): string | undefined => {
  // The label of a long arrow sits above a space of the arrow's length.
  const [first] = label && /^m(?:over|under)$/.test(label.name) ? label.parts : [label];
  return sayRow(piecesOf(first), speech) || undefined;
};

const sayApproach = (below: MathPart, speech: Speech): string => {
  const pieces = piecesOf(below);
  const at = pieces.findIndex(({ text }) => text === '→');
  if (at < 0) return sayPart(below, speech);
  return [
    sayRow(pieces.slice(0, at), speech),
    speech.words.approaches,
    sayRow(pieces.slice(at + 1), speech),
  ].join(' ');
};

function saySub({ base, below }: Scripts, speech: Speech): string {
  if (!below) return '';
  const said = sayPart(below, speech);
  return baseOf(base).text === 'log' ? speech.words.logBase(said) : speech.words.sub(said, isSimple(below));
}

const PRIMES: Readonly<Record<string, number>> = { '′': 1, '″': 2, '‴': 3, '⁗': 4 };

function saySup({ base, above }: Scripts, speech: Speech): string {
  if (!above) return '';
  const { words } = speech;
  const pieces = piecesOf(above);
  const count = pieces.findIndex(({ text }) => !Object.hasOwn(PRIMES, text));
  const primes = count < 0 ? pieces : pieces.slice(0, count);
  if (primes.length > 0) {
    const said = words.primes(primes.reduce((sum, { text }) => sum + (PRIMES[text] ?? 0), 0));
    const rest = pieces.slice(primes.length);
    return rest.length === 0 ? said : `${said} ${words.power(sayRow(rest, speech), rest.length === 1)}`;
  }
  const [first] = pieces;
  const text = pieces.map((piece) => piece.text).join('');
  if (pieces.length === 1 && first) {
    if (/^[∘°]$/.test(text)) return words.degrees;
    if (/^[23]$/.test(text)) return text === '2' ? words.squared : words.cubed;
    if (/^[⊤𝖳𝘛]$|^⊺$/u.test(text) || (text === 'T' && first.attributes.mathvariant === 'normal'))
      return words.transpose;
    if (first.name === 'mo') return words.superscript(sayPart(first, speech));
    if (first.name === 'mtext') return words.superscript(sayPart(first, speech));
  }
  if (/^\d+[+−-]$/.test(text)) return words.charge(sayPart(above, speech));
  if (/^[−-]1$/.test(text) && isFunction(baseOf(base), speech)) return words.inverse;
  return words.power(sayPart(above, speech), isSimple(above));
}

const isFunction = ({ name, text }: MathPart, { words }: Speech): boolean =>
  name === 'mi' && (/^[fgh]$/.test(text) || Object.hasOwn(words.functions, text));
