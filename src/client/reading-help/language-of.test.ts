import { expect, test } from 'vitest';
import { languageOf } from './language-of';

test.each([
  ['en', 'What is the capital of Kenya?'],
  ['de', 'Welche Farbe hat der Himmel, und warum ist das so?'],
  ['fr', 'Quelle est la couleur du ciel dans les montagnes ?'],
  ['es', '¿Cuál es el río más largo de España y por qué?'],
  ['it', 'Quale è il fiume più lungo della Toscana?'],
  ['pt', 'Qual é a capital do Brasil e por que não é o Rio?'],
  ['nl', 'Wat is het grootste land van Europa?'],
  ['pl', 'Jaka jest stolica Polski i co się w niej znajduje?'],
  ['sv', 'Vilken färg är himlen och varför?'],
  ['tr', 'Türkiye ve Yunanistan için bu nedir?'],
  ['hi', 'भारत की राजधानी क्या है?'],
  ['ar', 'ما هي عاصمة مصر؟'],
  ['fa', 'پایتخت ایران کجاست؟'],
  ['ur', 'پاکستان کا دارالحکومت کون سا ہے؟ بڑا'],
  ['he', 'מהי בירת ישראל?'],
  ['ru', 'Какой город столица России?'],
  ['uk', 'Яке місто є столицею України?'],
  ['el', 'Ποια είναι η πρωτεύουσα;'],
  ['ja', '日本の首都はどこですか。'],
  ['zh', '中国的首都是哪里？'],
  ['ko', '한국의 수도는 어디입니까?'],
  ['ta', 'இந்தியாவின் தலைநகரம் எது?'],
  ['th', 'เมืองหลวงของไทยคืออะไร'],
])('a question in %s is recognised by its script or its words', (language, text) => {
  expect(languageOf(text, text)).toBe(language);
});

test('a Greek letter does not make a sentence Greek, and a word beside another script keeps its language', () => {
  const english = 'What is the size of the angle α?';
  expect(languageOf(english, english)).toBe('en');
  const hindi = 'DNA क्या है और वह कहाँ है?';
  expect(languageOf(hindi, hindi)).toBe('hi');
});

test('an option is in its question’s language, and so is a number', () => {
  expect(languageOf('Mitochondrien', 'Welche Teile der Zelle sind das?')).toBe('de');
  expect(languageOf('42', 'कितने हैं?')).toBe('hi');
});

test('without evidence the language is the browser’s', () => {
  expect(languageOf('Photosynthesis', 'Photosynthesis')).toBe(navigator.language.split('-')[0]);
  expect(languageOf('', '')).toBe(navigator.language.split('-')[0]);
});
