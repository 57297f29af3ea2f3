import type { TypedOption } from '../../formats/typed/typed-question';
import { truthIn } from '../words/truth-words';
import { folded } from './folded';
import { truthSaid } from './truth-said';

export interface OptionAnswer {
  /** The texts of the named options, or the answer itself if it names none. */
  readonly named: readonly string[];
  /** The text after the names, usually the reason. */
  readonly rest: string;
  readonly isKnown: boolean;
}

/** Without formatting and final punctuation. */
function plainText(text: string): string {
  const plain = folded(text)
    .replace(/[*_`$\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  let end = plain.length;
  while (end > 0 && '.;, '.includes(plain.charAt(end - 1))) end -= 1;
  return plain.slice(0, end);
}

/** Also ignores case. */
const same = (text: string): string => plainText(text).toLowerCase();

const LEAD =
  /^(?:(?:the )?(?:correct |right )?(?:answers?|options?|choices?)\s?(?:is|are)?:?\s|both\s|only\s|letters?\s)/i;
const BEHIND_LABEL = /^\s?(?:[.):\]]|\s-|-\s|,?\s(?:because|since|as)\s)\s*/i;

/** Finds the options in "Answer: b", "Answer: a, c", "B) Rome", "Option B, because …", "Paris" and "BD". */
export function readOptionAnswer(options: readonly TypedOption[], typed: string): OptionAnswer {
  const known = new Known(options);
  const whole = typed.trim();
  if (whole === '') return { named: [], rest: '', isKnown: false };
  const inLabels = known.byLabels(whole);
  if (inLabels) return { named: inLabels, rest: '', isKnown: true };
  const exact = known.byText(whole);
  if (exact !== undefined) return { named: [exact], rest: '', isKnown: true };
  const truth = known.byTruth(whole);
  if (truth) return { ...truth, isKnown: true };
  const [first = '', ...others] = whole.split('\n');
  const line = withoutLead(first.trim());
  const found = known.inLine(line);
  if (found) return { named: found.named, rest: [found.rest, ...others].join('\n').trim(), isKnown: true };
  const list = known.byTexts(whole);
  if (list) return { named: list, rest: '', isKnown: true };
  const texts = whole.split(/[,;\n]/).map((text) => text.trim());
  return { named: [...new Set(texts.filter((text) => text !== ''))], rest: '', isKnown: false };
}

const AND = new Set(
  'and y e et und ou en og och ja i и й і та a ve dan và at आणि और तथा এবং ও மற்றும் మరియు و اور και 和 と 및'.split(
    ' ',
  ),
);

function withoutLead(line: string): string {
  const lead = LEAD.exec(folded(line))?.[0].length ?? 0;
  return line.slice(lead).trim();
}

/** The names of a question's options. */
class Known {
  readonly #byLabel: ReadonlyMap<string, string>;
  readonly #byText: ReadonlyMap<string, readonly TypedOption[]>;
  readonly #options: readonly TypedOption[];

  constructor(options: readonly TypedOption[]) {
    this.#options = options;
    // A label used twice names no option.
    const byLabel = Map.groupBy(options, ({ label }) => label);
    this.#byLabel = new Map(
      options.filter(({ label }) => byLabel.get(label)?.length === 1).map(({ label, text }) => [label, text]),
    );
    this.#byText = Map.groupBy(options, ({ text }) => same(text));
  }

  /** Ignores case if only one option matches: CO and Co may both be options. */
  byText(text: string): string | undefined {
    const alike = this.#byText.get(same(text)) ?? [];
    const [only, other] = alike;
    return (alike.find((each) => plainText(each.text) === plainText(text)) ?? (other ? undefined : only))
      ?.text;
  }

  /** "V", "√" or "Falso, porque …" if the options are true and false, or yes and no. */
  byTruth(answer: string): { named: string[]; rest: string } | undefined {
    const truths = this.#options.map(({ text }) => truthIn(plainText(text)));
    const isPair = truths.length === 2 && truths.includes(true) && truths.includes(false);
    const said = isPair ? truthSaid(answer, true) : undefined;
    const option = said?.isParted ? this.#options[truths.indexOf(said.truth)] : undefined;
    return option && { named: [option.text], rest: said?.rest ?? '' };
  }

  /** "b", "a, c", "A and D", "(b) & (c)"; a number is a position if the labels are letters. */
  byLabels(answer: string): string[] | undefined {
    const words = folded(answer)
      .toLowerCase()
      .split(/[\s,;&/+().[\]]+/);
    const labels = words.filter(
      (word) => word !== '' && word !== '*' && (this.#byLabel.has(word) || !AND.has(word)),
    );
    const texts = labels.map((label) => this.#byLabel.get(label));
    const known = texts.filter((text) => text !== undefined);
    return known.length > 0 && known.length === texts.length ? [...new Set(known)] : undefined;
  }

  /** The option at the start of a line, and the text after it. */
  inLine(line: string): { named: string[]; rest: string } | undefined {
    const exact = this.byText(line) ?? this.byPlace(line);
    if (exact !== undefined) return { named: [exact], rest: '' };
    const labels = this.byLabels(line) ?? this.byLetters(line);
    if (labels) return { named: labels, rest: '' };
    return this.byLabelAndMore(line);
  }

  /** "2" if no option has this label or text; among numeric options it may be a wrong answer. */
  byPlace(line: string): string | undefined {
    if (this.#options.some(({ text }) => /^\p{Nd}/u.test(text))) return undefined;
    const number = /^(?:no\.? ?)?\(?([1-9])\)?\.?$/i.exec(folded(line))?.[1];
    return number === undefined ? undefined : this.#options[Number(number) - 1]?.text;
  }

  /** "BD". */
  byLetters(line: string): string[] | undefined {
    if (!/^[A-H]{2,8}$/.test(line)) return undefined;
    return this.byLabels([...line].join(' '));
  }

  /** "B) Rome", "b: Rome", "B, because …"; the text of another option contradicts the letter. */
  byLabelAndMore(line: string): { named: string[]; rest: string } | undefined {
    const plain = folded(line);
    const label = /^[(["']?(\p{L}\p{M}*|الف|[ivx]{1,4}|\d{1,2})(?![\p{L}\d])["']?/iu.exec(plain);
    const text = this.#byLabel.get((label?.[1] ?? '').toLowerCase());
    const behind = label ? BEHIND_LABEL.exec(plain.slice(label[0].length)) : null;
    if (!label || text === undefined || !behind) return undefined;
    const rest = line.slice(label[0].length + behind[0].length).trim();
    const other = this.byText(rest);
    if (other !== undefined) return other === text ? { named: [text], rest: '' } : undefined;
    const more = this.byLabels(`${label[1]} ${rest}`);
    if (more) return { named: more, rest: '' };
    const behindText = folded(rest.slice(text.length));
    const isEnded = /[.!?]$/.test(text) || /^\s?(?:$|[.,;:(-])/.test(behindText);
    const isNamedAgain = isEnded && same(rest.slice(0, text.length)) === same(text);
    const skipped = /^[\s.,;:-]*/.exec(behindText)?.[0].length ?? 0;
    return { named: [text], rest: isNamedAgain ? rest.slice(text.length + skipped) : rest };
  }

  /** "Paris; Rome". */
  byTexts(answer: string): string[] | undefined {
    const texts = answer.split(/[,;\n]|\sand\s/).flatMap((text) => (text.trim() === '' ? [] : [text]));
    const known = texts.map((text) => this.byText(text)).filter((text) => text !== undefined);
    return known.length > 0 && known.length === texts.length ? [...new Set(known)] : undefined;
  }
}
