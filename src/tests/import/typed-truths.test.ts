import { expect, test } from 'vitest';
import { readTyped } from '../../server/rules/import/typed/read-typed';

const drafts = (text: string) => readTyped(text).questions.map(({ draft }) => draft);
const TRUTH = { type: 'mcq', options: ['True', 'False'] };

test.each([
  ['Spanish', 'Los peces respiran.', '(Verdadero/Falso)', 'Respuesta: Verdadero', 'True'],
  ['French', 'La glace coule.', '(Vrai / Faux)', 'Réponse : Faux', 'False'],
  ['French, letters', 'La glace coule.', '(V/F)', 'Réponse : F', 'False'],
  ['English', 'Ice sinks.', '[True or False]', 'Answer: False', 'False'],
  ['English, without brackets', 'Ice sinks', 'True / False', 'Answer: T', 'True'],
  ['Hindi', 'बर्फ डूबती है।', '(सही/गलत)', 'उत्तर: गलत', 'False'],
  ['Hindi, without brackets', 'बर्फ डूबती है।', 'सही / गलत', 'उत्तर: सही', 'True'],
  ['German', 'Eis sinkt.', '(richtig oder falsch)', 'Antwort: Falsch, es schwimmt.', 'False'],
  ['Portuguese', 'O gelo afunda.', '(Verdadeiro ou Falso)', 'Resposta: Falso', 'False'],
  ['Russian', 'Лёд тонет.', '(верно/неверно)', 'Ответ: неверно', 'False'],
  ['Arabic', 'الجليد يغرق.', '(صح / خطأ)', 'الإجابة: خطأ', 'False'],
  ['Hebrew', 'הקרח שוקע.', '(נכון / לא נכון)', 'תשובה: לא נכון', 'False'],
  ['Chinese', '冰会下沉。', '（对/错）', '答案：错', 'False'],
  ['Chinese, by signs', '冰会下沉。', '（√/×）', '答案：×', 'False'],
  ['Korean, by letters', '얼음은 가라앉는다.', '(O/X)', '정답: X', 'False'],
  ['Korean, by signs', '얼음은 뜬다.', '(○/×)', '정답: ○', 'True'],
  ['Japanese', '氷は沈む。', '（〇/✕）', '答え：✕', 'False'],
  ['German, by letters', 'Eis sinkt.', '(R/F)', 'Antwort: F', 'False'],
  ['Turkish', 'Buz batar.', '(Doğru/Yanlış)', 'Cevap: Yanlış', 'False'],
  ['Vietnamese', 'Băng chìm.', '(Đúng/Sai)', 'Đáp án: Sai', 'False'],
])('a statement with its two words behind it is true or false: %s', (_, statement, pair, answer, key) => {
  const expected = { ...TRUTH, text: statement, correctAnswer: key };
  expect(drafts(`1. ${statement} ${pair}\n${answer}`)).toMatchObject([expected]);
  expect(drafts(`1. ${statement} ${pair}`)).toMatchObject([{ ...TRUTH, text: statement, correctAnswer: '' }]);

  const below = pair.replace(/[()[\]（）]/g, '');
  expect(drafts(`1. ${statement}\n${below}\n${answer}`)).toMatchObject([expected]);
});

test.each([
  ['(Falso)', '(Verdadero)'],
  ['(V)', '(F)'],
  ['（√）', '（×）'],
  ['(गलत)', '(सही)'],
])('words in brackets behind statements are their key: %s and %s', (one, other) => {
  const keys = drafts(`1. Uno es dos. ${one}\n2. Dos es dos. ${other}`);
  expect(keys).toMatchObject([
    { ...TRUTH, text: 'Uno es dos.' },
    { ...TRUTH, text: 'Dos es dos.' },
  ]);
  expect(new Set(keys.map((draft) => 'correctAnswer' in draft && draft.correctAnswer)).size).toBe(2);
});

test.each([
  'Respuestas: 1 V, 2 F',
  'Respuestas: 1-2 VF',
  'Respuestas: 1. Verdadero 2. Falso',
  '1V 2F',
  '1-2: √×',
  'Respuestas (1-2): VF',
])('a list of answers says which statements are true: %s', (list) => {
  expect(drafts(`1. Uno es uno. (V/F)\n2. Dos es uno. (V/F)\n\n${list}`)).toMatchObject([
    { ...TRUTH, text: 'Uno es uno.', correctAnswer: 'True' },
    { ...TRUTH, text: 'Dos es uno.', correctAnswer: 'False' },
  ]);
});

test('"(Oui / Non)" offers these two words as options', () => {
  expect(drafts('1. La glace coule-t-elle ? (Oui / Non)\nRéponse : Non')).toMatchObject([
    { type: 'mcq', text: 'La glace coule-t-elle ?', options: ['Oui', 'Non'], correctAnswer: 'Non' },
  ]);
});

test('a heading in any language announces statements', () => {
  const text = (heading: string, answer: string) => `${heading}\n\n1. Uno es dos.\nRespuesta: ${answer}`;
  for (const heading of ['Verdadero o falso', '## Vrai ou faux', '二、判断题（每题2分）'])
    expect(drafts(text(heading, 'F'))).toMatchObject([
      { ...TRUTH, text: 'Uno es dos.', correctAnswer: 'False' },
    ]);
});

test.each([
  ['1. What unit has a voltage? (V)\nAnswer: volt', 'What unit has a voltage? (V)'],
  ['1. The wavelength is the ratio (v/f)\nAnswer: lambda', 'The wavelength is the ratio (v/f)'],
  ['1. ¿Qué palabra niega? (no)\nRespuesta: no', '¿Qué palabra niega? (no)'],
  ['1. Say yes or no in Latin\nAnswer: ita', 'Say yes or no in Latin'],
])('what only looks like such words stays in its text: %s', (text, said) => {
  expect(drafts(text)).toMatchObject([{ text: said, type: 'short' }]);
});

test('lower-case "true" and "false" are options if one of them is the answer', () => {
  expect(drafts('1. Eis schwimmt. (r/f)\nAntwort: r\n2. O gelo afunda. (v/f)\nResposta: f')).toMatchObject([
    { ...TRUTH, text: 'Eis schwimmt.', correctAnswer: 'True' },
    { ...TRUTH, text: 'O gelo afunda.', correctAnswer: 'False' },
  ]);
  expect(drafts('1. Give the ratio (r/f)\nAnswer: 2')).toMatchObject([{ type: 'short', correctAnswer: '2' }]);
});

test.each([
  ['Does oil float, yes or no?', 'Answer: yes', ['yes', 'no'], 'yes'],
  ['Yes or no: does gold float?', 'Answer: No.', ['Yes', 'no'], 'no'],
  ['Flota el aceite, ¿sí o no?', 'Respuesta: sí', ['sí', 'no'], 'sí'],
])('a question that names its two words offers them: %s', (text, answer, options, correctAnswer) => {
  expect(drafts(`1. ${text}\n${answer}`)).toMatchObject([{ type: 'mcq', text, options, correctAnswer }]);
});

test('"yes or no" with another answer stays a text question', () => {
  expect(drafts('1. Translate: yes or no?\nAnswer: oui ou non')).toMatchObject([{ type: 'short' }]);
});
