import { foldedWords } from '../../../../shared/folded-words';
import { truthPairIn } from '../words/truth-words';

/** A type as sheets name it, which may leave open the kind of choice or text; `none` for an empty cell. */
export type RowType =
  | ('choice' | 'mcq' | 'msq' | 'truth' | 'written' | 'short' | 'long')
  | ('number' | 'slider' | 'cloze' | 'match' | 'order' | 'none');

const NAMES: readonly (readonly [RowType, RegExp])[] = [
  ['truth', /^(?:true (?:or )?false|t f|tf|v f|vf|true false questions?|yes no|boolean)$/],
  [
    'msq',
    /^(?:checkbox(?:es)?|msq|ms|ma|mr|multi ?select|select all.*|multiple (?:select|selection|answers?|responses?|correct).*|multiple choice multiple.*)$/,
  ],
  ['choice', /^(?:quiz|multiple choice|multichoice|choice)$/],
  [
    'mcq',
    /^(?:mcq?|single(?: choice| select| answer| correct)?|radio|dropdown|multiple choice single.*|one answer)$/,
  ],
  ['written', /^(?:open(?: ?ended)?|open question|text|written|free ?text)$/],
  [
    'short',
    /^(?:sa|short(?: ?answer| text)?|type answer|fill in(?: the)?(?: blanks?| gaps?)?|fib|fitb|identification|one word)$/,
  ],
  ['long', /^(?:long(?: ?answer| text)?|essay|paragraph|es)$/],
  ['number', /^(?:number|numeric(?:al)?|numerical answer|num|integer)$/],
  ['slider', /^(?:slider|scale|range)$/],
  ['cloze', /^(?:cloze|gaps?|gap text)$/],
  ['match', /^(?:match(?:ing)?|pairs?|match the following)$/],
  ['order', /^(?:order(?:ing)?|rank(?:ing)?|sequence|sequencing|puzzle|reorder|arrange)$/],
];

/** The types in other languages, as schools write them; separated by semicolons. */
const WORDS: readonly (readonly [RowType, string])[] = [
  [
    'choice',
    `opción múltiple; selección múltiple; multiple choice frage; auswahlfrage; choix multiple; choix multiples; qcm; múltipla escolha;
    scelta multipla; meerkeuze; meerkeuzevraag; flerval; flervalg; monivalinta; wielokrotny wybór; výběr z možností; çoktan seçmeli;
    trắc nghiệm; pilihan ganda; aneka pilihan; множественный выбор; выбор ответа; тест; बहुविकल्पीय; बहुपर्यायी; বহুনির্বাচনী;
    பல தேர்வு; బహుళ ఎంపిక; اختيار من متعدد; کثیر الانتخابی; چندگزینه ای; רב ברירה; אמריקאית; 选择题; 選擇題; 選択式; 객관식; ปรนัย`,
  ],
  [
    'mcq',
    'einfachauswahl; selección única; opción única; choix unique; scelta singola; escolha única; 单选; 单选题; 單選題; 単一選択',
  ],
  ['msq', 'mehrfachauswahl; cases à cocher; casillas; 多选; 多选题; 多選題; 複数選択'],
  [
    'written',
    `offen; offene frage; abierta; pregunta abierta; ouverte; question ouverte; aberta; aperta; domanda aperta; åpen; öppen; avoin;
    otwarte; otevřená; açık uçlu; открытый; відкрите; terbuka; tự do; खुला; مفتوح; פתוחה; ανοικτή; 自由記述; 开放题`,
  ],
  [
    'short',
    `respuesta corta; respuesta breve; kurzantwort; réponse courte; resposta curta; risposta breve; kort antwoord; kortsvar; краткий ответ;
    लघु उत्तर; लघुत्तरी; সংক্ষিপ্ত উত্তর; إجابة قصيرة; مختصر جواب; isian; isian singkat; jawaban singkat; kısa cevap; trả lời ngắn;
    填空; 填空题; 简答题; 短答; 단답형; 주관식`,
  ],
  [
    'long',
    `ensayo; desarrollo; aufsatz; freitext; essai; rédaction; dissertativa; dissertação; saggio; tema aperto; эссе; развернутый ответ; निबंध;
    दीर्घ उत्तर; রচনামূলক; مقال; مقالي; esai; uraian; tự luận; 论述题; 問答題; 記述式; 서술형; อัตนัย`,
  ],
  [
    'number',
    'numérico; numérica; numerisch; zahl; numérique; numerico; числовой; число; संख्यात्मक; رقمي; numerik; 数值; 数値',
  ],
];

const key = (text: string): string => foldedWords(text).join(' ');
const KNOWN = new Map(
  WORDS.flatMap(([type, words]) => words.split(';').map((word) => [key(word), type] as const)),
);

/** `none` for an empty cell; undefined for an unknown type. */
export function rowTypeOf(text: string): RowType | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/\b(?:question|type)s?\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '') return 'none';
  return (
    NAMES.find(([, pattern]) => pattern.test(name))?.[0] ??
    KNOWN.get(key(text)) ??
    (truthPairIn(text) ? 'truth' : undefined)
  );
}
