import { foldedWords } from '../../../../shared/folded-words';

const TRUE = `
  true t v yes wahr richtig ja korrekt verdadero cierto sí vrai oui verdadeiro certo sim vero giusto sì waar juist sant rätt totta oikein
  prawda tak pravda ano igaz adevărat да верно правда истина вірно так doğru evet benar betul ya đúng सही सत्य हाँ खरे बरोबर সত্য
  সঠিক உண்மை சரி నిజం ఒప్పు صحيح صح نعم درست σωστό נכון ถูก 正确 正確 对 對 是 正しい はい 맞음 참 예 kweli tama`;
const FALSE = `
  false f no falsch nein falso faux non não onwaar onjuist falskt fel epätosi väärin fałsz nie nepravda ne hamis nem
  fals нет неверно ложь ні yanlış hayır salah tidak palsu sai गलत असत्य नहीं खोटे चूक মিথ্যা ভুল பொய் தவறு అబద్ధం తప్పు خطأ خاطئ لا
  غلط λάθος שגוי לא ผิด 错误 錯誤 错 錯 否 誤り いいえ 틀림 거짓 아니오 uongo mali`;

const key = (text: string): string => foldedWords(text).join(' ');
const keys = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(key));
const [TRUTHS, LIES] = [keys(TRUE), keys(FALSE)];

/** Whether a word says that a statement is true; undefined where it says neither. */
export function truthIn(text: string): boolean | undefined {
  if (text.length > 30) return undefined;
  const word = key(text);
  if (TRUTHS.has(word) === LIES.has(word)) return undefined;
  return TRUTHS.has(word);
}
