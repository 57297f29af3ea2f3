import { foldedWords } from '../../../shared/folded-words';
import { skippedReasons } from '../../../shared/roster/messages';

const folded = (text: string): string => foldedWords(text).join(' ');
const words = (names: string): string[] => names.split(' ').map(folded);

const TITLES = words(
  'class klasse classe clase turma klas klasa класс sınıf grade form year jahrgang kurs course section group gruppe groupe grupo teacher lehrer lehrerin klassenlehrer klassenleitung school schule ecole escuela schuljahr room raum date datum fecha subject fach term semester list liste lista classlist klassenliste roster students pupils schüler 班级 班級 クラス कक्षा الصف',
);
const LONG_TITLES = [
  'class list',
  'student list',
  'list of students',
  'name list',
  'liste de classe',
  'school year',
].map(folded);
const TOTALS = words(
  'total totals totaal totale summe gesamt insgesamt anzahl sum count suma somme effectif boys girls jungen mädchen garçons filles niños niñas 合计 合計 总计 总数 共 कुल المجموع итого всего toplam razem',
);
const AFTER_MAXIMUM = 40;

/** Why a line is not a student: a title, a total, or only signs. `filled` are its non-empty cells. */
export function whySkipped(filled: readonly string[]): string | undefined {
  const text = filled.join(' ');
  if (!/[\p{L}\p{N}]/u.test(text)) return skippedReasons.noText;
  if (filled.length > 2 || text.includes('@')) return undefined;
  const plain = folded(text);
  if (TOTALS.some((word) => isTotal(plain, word))) return skippedReasons.total;
  if (LONG_TITLES.some((title) => plain === title || plain.startsWith(`${title} `)))
    return skippedReasons.title;
  return TITLES.some((word) => isTitle(text, plain, word)) || /^[^:：]{2,40}[:：]$/.test(text)
    ? skippedReasons.title
    : undefined;
}

/** "Total", "Total: 30", "Girls 14", "Total students: 30". */
function isTotal(plain: string, word: string): boolean {
  if (plain === word || plain === `grand ${word}`) return true;
  if (!plain.startsWith(`${word} `) && !plain.startsWith(`grand ${word} `)) return false;
  return /\d/.test(plain) && plain.length < AFTER_MAXIMUM;
}

/** "Class 7b", "Klasse: Grün"; but a student may be called Klas Berg. */
function isTitle(text: string, plain: string, word: string): boolean {
  if (plain === word) return true;
  return plain.startsWith(`${word} `) && plain.length < AFTER_MAXIMUM && /[\d:：]/.test(text);
}
