/** The languages of a script, likeliest first. */
const SCRIPTS: readonly (readonly [script: string, languages: string])[] = [
  ['Hira', 'ja'],
  ['Kana', 'ja'],
  ['Hang', 'ko'],
  ['Han', 'zh ja'],
  ['Arab', 'ar fa ur'],
  ['Hebr', 'he'],
  ['Deva', 'hi mr ne'],
  ['Beng', 'bn as'],
  ['Guru', 'pa'],
  ['Gujr', 'gu'],
  ['Taml', 'ta'],
  ['Telu', 'te'],
  ['Knda', 'kn'],
  ['Mlym', 'ml'],
  ['Sinh', 'si'],
  ['Thai', 'th'],
  ['Grek', 'el'],
  ['Cyrl', 'ru uk bg'],
  ['Armn', 'hy'],
  ['Geor', 'ka'],
  ['Ethi', 'am'],
];

/** Letters used by one language of a script only. */
const OWN_LETTERS: readonly (readonly [letters: RegExp, language: string])[] = [
  [/[ٹڈڑے]/, 'ur'],
  [/[پچژگ]/, 'fa'],
  [/[іїєґ]/i, 'uk'],
];

/** The commonest words in questions, for languages in the Latin script. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the of and is are what which does how to in that with',
  de: 'der die das und ist sind welche welcher was wie nicht ein eine von im mit',
  fr: 'le la les et est sont quel quelle une des du dans que pour qui',
  es: 'el los las es son qué cuál una por del y en para cómo',
  it: 'il gli che è sono quale una di del della per non come',
  pt: 'o os as é são qual uma um não que dos da em para como',
  nl: 'het een van en is zijn welke wat hoe niet op met',
  pl: 'jest są się nie który która co jak w z na',
  sv: 'och är vilken vilket det som en ett av inte hur',
  tr: 've bir hangi ne için ile bu nedir kaç',
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The language of a question's Latin texts if at least two words indicate it, else the browser's. */
function latinLanguage(whole: string): string {
  const words = wordsOf(whole);
  const hits = Object.entries(WORDS).map(([language, known]) => {
    const common = known.split(' ');
    return { language, count: words.filter((word) => common.includes(word)).length };
  });
  const [first, second] = hits.toSorted((a, b) => b.count - a.count);
  const isClear = first && second && first.count >= 2 && first.count > second.count;
  return isClear ? first.language : (browserLanguages()[0] ?? 'en');
}

const browserLanguages = (): readonly string[] =>
  navigator.languages.map((each) => each.split('-')[0] ?? each);

/** The language of a text, by its script, letters and the commonest words of the whole question. */
export function languageOf(part: string, whole: string): string {
  const text = /\p{L}/u.test(part) ? part : whole;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, languages] of SCRIPTS) {
    const own = text.match(new RegExp(`\\p{sc=${script}}`, 'gu'))?.length ?? 0;
    // Japanese texts consist largely of Chinese characters.
    if (own * (languages === 'ja' ? 8 : 2) <= letters) continue;
    const known = languages.split(' ');
    const byLetter = OWN_LETTERS.find(([own, language]) => known.includes(language) && own.test(whole));
    return byLetter?.[1] ?? browserLanguages().find((each) => known.includes(each)) ?? known[0] ?? 'en';
  }
  return latinLanguage(whole);
}
