/** The letters that count options, in the order in which they do, and numbers in circles. */
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  ...['абвгдежзиклмн', 'абвгґдеєжзи', 'абвгдђежз', 'αβγδεζηθ', 'აბგდევზ', 'աբգդեզէ'],
  ...['אבגדהוזחטי', 'أبجدهوزح', 'ابجدهوزح', 'أبتثجح', 'ابتثجح', 'ابپتثج'],
  ...['कखगघङच', 'अबसदइफ', 'अबकडइ', 'अआइईउऊ', 'কখগঘঙচ', 'ਕਖਗਘਙ', 'ੳਅੲਸਹ', 'કખગઘઙ', 'અબકડઇ', 'କଖଗଘଙ'],
  ...['அஆஇஈஉஊ', 'అఆఇఈఉఊ', 'ಅಆಇಈಉಊ', 'അആഇഈഉഊ', 'กขคงจฉช', 'កខគឃង', 'ກຂຄງຈ', 'ကခဂဃင'],
  ...[
    '가나다라마바사',
    'ㄱㄴㄷㄹㅁㅂ',
    'アイウエオカキ',
    'あいうえおかき',
    'イロハニホヘ',
    '甲乙丙丁戊己',
    'ሀለሐመሠረ',
  ],
  // The names of A, B, C and D, and of alef.
  ...['ए बी सी डी', 'এ বি সি ডি', 'ఎ బి సి డి', 'ಎ ಬಿ ಸಿ ಡಿ', 'എ ബി സി ഡി', 'ஏ பி சி டி', 'એ બી સી ડી'],
  ...['الف ب ج د ه', 'الف ب پ ت ث'],
  ...['①②③④⑤⑥⑦⑧⑨⑩', 'ⓐⓑⓒⓓⓔⓕⓖⓗ', '㉠㉡㉢㉣㉤㉥', '⑴⑵⑶⑷⑸⑹', '❶❷❸❹❺❻'],
].map((letters) => (letters.includes(' ') ? letters.split(' ') : [...letters]));

export const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** By letter, its place in each alphabet that has it. */
const PLACES = new Map<string, Map<number, number>>();
for (const [alphabet, letters] of ALPHABETS.entries())
  for (const [at, letter] of letters.entries())
    PLACES.set(letter, (PLACES.get(letter) ?? new Map<number, number>()).set(alphabet, at));

const placesOf = (label: string): [number, number][] => [...(PLACES.get(label) ?? [])];

/** Whether a small letter is at a place of an alphabet, counted from 0. */
export const isLetterAt = (label: string, at: number): boolean =>
  placesOf(label).some(([, place]) => place === at);

/** Whether a small letter comes right after another one. */
export const comesAfter = (label: string, before: string): boolean => {
  const places = PLACES.get(label);
  return placesOf(before).some(([alphabet, at]) => places?.get(alphabet) === at + 1);
};

/** Whether a label is one of an alphabet, though it is written with more than one sign. */
export const isLetterOfOptions = (label: string): boolean => PLACES.has(label);
