/** The Cyrillic lookalikes of A to E. */
export const CYRILLIC_AS_LATIN = 'авсdе';

/** The letters that label options, in order. */
export const ALPHABETS = `
  абвгдежзиклмн абвгґдеєжзи абвгдђежз ${CYRILLIC_AS_LATIN} αβγδεζηθικ აბგდევზ աբգդեզէ אבגדהוזחטי ابجدهوزحطي ابپتثج कखगघङच अबसदइफ अबकडइ अआइईउऊ
  কখগঘঙ ਕਖਗਘਙ ਅਬਸਦ ੳਅੲਸਹ કખગઘઙ અબકડઇ କଖଗଘଙ கஙசஞ அஆஇஈஉஊ కఖగఘఙ అఆఇఈఉఊ ಅಆಇಈಉಊ കഖഗഘങ അആഇഈഉഊ අආඇඈ กขคงจฉช កខគឃង ກຂຄງຈ ကခဂဃင ሀለሐመሠረ
  アイウエオカキク あいうえおかき 甲乙丙丁戊己 가나다라마바사 ㄱㄴㄷㄹㅁㅂ`
  .split(/\s+/)
  .filter(Boolean);

/**
 * The letters of typed papers, with circled signs and names of letters; separated by spaces if they are
 * longer.
 */
const TYPED = [
  'abcdefghijklmnopqrstuvwxyz',
  ...ALPHABETS,
  ...['أبجدهوزح', 'أبتثجح', 'ابتثجح', 'イロハニホヘ', 'الف ب ج د ه', 'الف ب پ ت ث'],
  ...['ए बी सी डी', 'এ বি সি ডি', 'ఎ బి సి డి', 'ಎ ಬಿ ಸಿ ಡಿ', 'എ ബി സി ഡി', 'ஏ பி சி டி', 'એ બી સી ડી'],
  ...['①②③④⑤⑥⑦⑧⑨⑩', 'ⓐⓑⓒⓓⓔⓕⓖⓗ', '㉠㉡㉢㉣㉤㉥', '⑴⑵⑶⑷⑸⑹', '❶❷❸❹❺❻'],
].map((letters) => (letters.includes(' ') ? letters.split(' ') : [...letters]));

export const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** The position of each letter in every alphabet that has it. */
const PLACES = new Map<string, Map<number, number>>();
for (const [alphabet, letters] of TYPED.entries())
  for (const [at, letter] of letters.entries())
    PLACES.set(letter, (PLACES.get(letter) ?? new Map<number, number>()).set(alphabet, at));

const placesOf = (label: string): [number, number][] => [...(PLACES.get(label) ?? [])];

/** Whether a lower-case letter has a position in an alphabet, from 0. */
export const isLetterAt = (label: string, at: number): boolean =>
  placesOf(label).some(([, place]) => place === at);

/** Whether a lower-case letter directly follows another. */
export const comesAfter = (label: string, before: string): boolean => {
  const places = PLACES.get(label);
  return placesOf(before).some(([alphabet, at]) => places?.get(alphabet) === at + 1);
};

/** Whether a label of several signs is a letter of an alphabet. */
export const isLetterOfOptions = (label: string): boolean => PLACES.has(label);
