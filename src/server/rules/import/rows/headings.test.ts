import { expect, test } from 'vitest';
import { columnsOf } from './find-headings';

/** The kinds of the columns below these headings, with option labels after a colon. */
const kinds = (headings: string) =>
  columnsOf(headings.split(';'))
    .map((column) => ('label' in column ? `${column.kind}:${column.label}` : column.kind))
    .join(' ');

const USUAL = 'question option:a option:b correct marks';

test.each([
  ['Hindi', 'प्रश्न;विकल्प क;विकल्प ख;सही उत्तर;अंक'],
  ['Bengali', 'প্রশ্ন;বিকল্প ক;বিকল্প খ;সঠিক উত্তর;নম্বর'],
  ['Tamil', 'வினா;விருப்பம் அ;விருப்பம் ஆ;சரியான விடை;மதிப்பெண்'],
  ['Telugu', 'ప్రశ్న;ఎంపిక A;ఎంపిక B;సరైన సమాధానం;మార్కులు'],
  ['Marathi', 'प्रश्न;पर्याय अ;पर्याय ब;बरोबर उत्तर;गुण'],
  ['Urdu', 'سوال;آپشن A;آپشن B;درست جواب;نمبر'],
  ['Arabic', 'السؤال;الخيار أ;الخيار ب;الإجابة الصحيحة;الدرجة'],
  ['Spanish', 'Enunciado;Alternativa A;Alternativa B;Respuesta correcta;Puntaje'],
  ['French', 'Énoncé;Réponse A;Réponse B;Bonne réponse;Barème'],
  ['Portuguese', 'Questão;Opção A;Opção B;Gabarito;Pontuação'],
  ['German', 'Aufgabe;Antwortmöglichkeit A;Antwortmöglichkeit B;Richtige Lösung;Punktzahl'],
  ['Indonesian', 'Soal;Pilihan A;Pilihan B;Kunci jawaban;Skor'],
  ['Italian', 'Domanda;Risposta A;Risposta B;Risposta esatta;Punteggio'],
  ['Dutch', 'Vraag;Antwoord A;Antwoord B;Juiste antwoord;Punten'],
  ['Polish', 'Pytanie;Odpowiedź A;Odpowiedź B;Poprawna odpowiedź;Punkty'],
  ['Russian', 'Вопрос;Вариант А;Вариант Б;Правильный ответ;Баллы'],
  ['Ukrainian', 'Питання;Варіант А;Варіант Б;Правильна відповідь;Бали'],
  ['Turkish', 'Soru;A Seçeneği;B Seçeneği;Doğru Cevap;Puan'],
  ['Vietnamese', 'Câu hỏi;Đáp án A;Đáp án B;Đáp án đúng;Điểm'],
  ['Chinese', '题干;选项A;选项B;正确答案;分值'],
  ['Taiwanese', '題目;選項A;選項B;答案;配分'],
  ['Japanese', '設問;選択肢ア;選択肢イ;正解;配点'],
  ['Korean', '문제;보기 가;보기 나;정답;배점'],
  ['Thai', 'คำถาม;ตัวเลือก ก;ตัวเลือก ข;คำตอบที่ถูกต้อง;คะแนน'],
  ['Greek', 'Ερώτηση;Επιλογή Α;Επιλογή Β;Σωστή απάντηση;Βαθμοί'],
  ['Hebrew', 'שאלה;תשובה א;תשובה ב;תשובה נכונה;ניקוד'],
  ['Persian', 'پرسش;گزینه الف;گزینه ب;پاسخ صحیح;نمره'],
  ['Swedish', 'Fråga;Svar A;Svar B;Rätt svar;Poäng'],
  ['Finnish', 'Kysymys;Vaihtoehto A;Vaihtoehto B;Oikea vastaus;Pisteet'],
  ['Czech', 'Otázka;Možnost A;Možnost B;Správná odpověď;Body'],
  ['Hungarian', 'Kérdés;A válasz;B válasz;Helyes válasz;Pontszám'],
  ['Romanian', 'Întrebare;Varianta A;Varianta B;Răspuns corect;Punctaj'],
  ['Bulgarian', 'Въпрос;Отговор А;Отговор Б;Верен отговор;Точки'],
  ['Georgian', 'კითხვა;პასუხი ა;პასუხი ბ;სწორი პასუხი;ქულა'],
  ['Amharic', 'ጥያቄ;ምርጫ ሀ;ምርጫ ለ;ትክክለኛ መልስ;ነጥብ'],
  ['Swahili', 'Swali;Chaguo A;Chaguo B;Jibu sahihi;Alama'],
])('a sheet is understood by its headings in %s', (_, headings) => {
  expect(kinds(headings)).toBe(USUAL);
});

test('joined or numbered words have the same meaning as separate ones', () => {
  expect(kinds('questionText;optionA;option_b;CorrectOption;maxPoints')).toBe(USUAL);
  expect(kinds('Q;Answer1;ANSWER_2;RightAnswer;questionType;timeLimit')).toBe(
    'question option:1 option:2 correct type time',
  );
  expect(kinds('Frage;1. Antwort;2. Antwort;Lösung')).toBe('question option:1 option:2 correct');
  expect(kinds('Question;1;2;3;Answer')).toBe('question option:1 option:2 option:3 correct');
  expect(kinds('Frage;Antwort;Antwort;Antwort;Richtig')).toBe('question option:a option:b option:c correct');
  expect(kinds('Вопрос;А;В;С;Ответ')).toBe('question option:a option:b option:c correct');
});

test('explanations after a dash or in brackets are not part of a heading', () => {
  expect(
    kinds('Frage - höchstens 120 Zeichen;Antwort 1 - höchstens 75;Zeitlimit (Sek.) – 5, 10 oder 20'),
  ).toBe('question option:1 time');
  expect(kinds('Bonne(s) réponse(s) – au moins une;Richtige Antwort(en) (z. B. 1,3);Option (B)')).toBe(
    'correct correct option:b',
  );
});

test('a heading with an unknown word has no meaning', () => {
  const headings = 'Pregunta anterior;Fecha;Corrected by;Answer picture;Number of answers;Optional;Nombre';
  expect(new Set(kinds(headings).split(' '))).toEqual(new Set(['unknown']));
});
