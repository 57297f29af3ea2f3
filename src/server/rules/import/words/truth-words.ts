import { foldedWords } from '../../../../shared/folded-words';

const TRUE = `
  true t v wahr richtig korrekt verdadero cierto vrai verdadeiro certo vero giusto waar juist sant sandt rigtigt rätt totta tosi oikein
  prawda pravda igaz adevărat верно правда истина вірно правильно doğru betul benar đúng सही सत्य खरे बरोबर সত্য সঠিক உண்மை சரி నిజం
  ఒప్పు صحيح صح درست σωστό נכון ถูก 正确 正確 对 對 正しい 맞음 참 kweli tama točno tačno õige √ ✓ ✔`;
const FALSE = `
  false f falsch falso faux onwaar onjuist falskt falsk usant forkert fel epätosi väärin fałsz nepravda hamis fals
  неверно ложь неправильно невірно хибно yanlış salah palsu sai गलत असत्य खोटे चूक মিথ্যা ভুল பொய் தவறு అబద్ధం తప్పు خطأ خاطئ غلط λάθος
  שגוי ผิด 错误 錯誤 错 錯 誤り 틀림 거짓 uongo mali netočno netačno vale × ✗ ✘`;
const YES = 'yes y ja sí oui sim sì tak ano да так evet ya हाँ نعم 是 はい 예';
const NO = 'no n nein non não nie ne nem нет ні hayır tidak नहीं لا לא 否 いいえ 아니오';
/** Letters and signs that mean true and false only as a pair: "O/X" in Korea and Japan, "r/f" in German. */
const LETTERS = [
  [/^[o○〇◯]$/i, /^[x×✕]$/i],
  [/^r$/i, /^f$/i],
] as const;
/** "Waar of niet waar": false as a phrase. */
const PHRASES = 'not true|niet waar|לא נכון|nicht richtig|non vrai|não verdadeiro';

const key = (text: string): string => foldedWords(text).join(' ') || text.trim();
const keys = (words: string, between: RegExp = /\s+/): ReadonlySet<string> =>
  new Set(words.trim().split(between).map(key));
const [TRUTHS, LIES] = [keys(TRUE), new Set([...keys(FALSE), ...keys(PHRASES, /\|/)])];
const [YESES, NOES] = [keys(YES), keys(NO)];

/** Longer texts are not truth words. */
const LENGTH = 30;

function valueIn(text: string, yes: ReadonlySet<string>, no: ReadonlySet<string>): boolean | undefined {
  if (text.length > LENGTH) return undefined;
  const word = key(text);
  return yes.has(word) === no.has(word) ? undefined : yes.has(word);
}

/**
 * Whether a word calls a statement true or false; "yes" and "no", which can answer any question, do not
 * count.
 */
export const strictTruthIn = (text: string): boolean | undefined => valueIn(text, TRUTHS, LIES);

export type TruthPair = readonly [string, string];

/**
 * Whether a word calls a statement true, including letters of an offered pair; undefined if neither true nor
 * false.
 */
export function truthIn(text: string, isOffered = false): boolean | undefined {
  const known = strictTruthIn(text) ?? valueIn(text, YESES, NOES);
  const letter = text.trim();
  const at = LETTERS.flat().findIndex((each) => each.test(letter));
  return known !== undefined || !isOffered || at === -1 ? known : at % 2 === 0;
}

const areLettersIn = ([one, other]: TruthPair): boolean =>
  LETTERS.some(([yes, no]) => yes.test(one) && no.test(other));

const BETWEEN =
  /[^\p{L}\p{M}\p{N}√✓✔×✗✘○◯✕\u200b-\u200d]{2,12}|[^\p{L}\p{M}\p{N}√✓✔×✗✘○◯✕\s\u200b-\u200d]| (?:or|o|ou|oder|of|eller|tai|lub|czy|nebo|alebo|vagy|sau|или|або|или|atau|ya da|veya|hoặc|أو|یا|או|या|কি|বা|অথবা) |或者|或|还是|還是/u;

/** A piece of a text that may be part of such a pair: "vrai ou faux", "True/False". */
const TOKENS = /[\p{L}\p{M}\u200b-\u200d]+|[/|]/gu;

/**
 * The two opposite words in "True / False" or "Oui ou non". "(v/f)" is speed over frequency unless one of
 * them is the answer.
 */
export function truthPairIn(text: string, answer = ''): TruthPair | undefined {
  if (text.length > 2 * LENGTH) return undefined;
  const parted = text.split(BETWEEN).filter((part) => part.trim() !== '');
  const words = parted.length === 1 ? text.trim().split(/\s+/) : parted;
  const [one = '', other = '', ...more] = words.map((word) => word.trim());
  const pair = [one, other] as const;
  const areLetters = areLettersIn(pair) && /[/|]/.test(text);
  const [first, second] = [truthIn(one, areLetters), truthIn(other, areLetters)];
  if (more.length > 0 || first === undefined || second === undefined || first === second) return undefined;
  const areSmall = one.length + other.length === 2 && /^\p{Ll}+$/u.test(one + other) && one !== 't';
  return areSmall && !pair.includes(answer.trim().toLowerCase()) ? undefined : pair;
}

export const truthPairsIn = (text: string): TruthPair[] =>
  (text.match(TOKENS) ?? []).flatMap((_, at, tokens) => {
    const pair = truthPairIn(tokens.slice(at, at + 3).join(' '));
    return pair ? [pair] : [];
  });

/** Whether a text contains "true or false" in any language; "yes or no" may be part of any question. */
export const asksForTruth = (text: string): boolean => truthPairsIn(text).some(isStrict);

export const isStrict = (pair: TruthPair): boolean =>
  areLettersIn(pair) || pair.every((word) => strictTruthIn(word) !== undefined);
