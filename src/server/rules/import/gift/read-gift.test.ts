import { expect, test } from 'vitest';
import type { QuestionDraft } from '../../../../shared/question/draft';
import { readGift } from './read-gift';

const one = (text: string) => {
  const { questions, skipped } = readGift(text);
  expect(skipped).toEqual([]);
  expect(questions).toHaveLength(1);
  const [question] = questions;
  if (!question) throw new Error('no question');
  return question;
};
const draftOf = (text: string): QuestionDraft => one(text).draft;

test('one right option among wrong ones is a single choice', () => {
  expect(draftOf("Who's buried in Grant's tomb?{~Grant ~Jefferson =no one}")).toMatchObject({
    ...{ type: 'mcq', text: "Who's buried in Grant's tomb?", options: ['Grant', 'Jefferson', 'no one'] },
    ...{ correctAnswer: 'no one', feedback: {}, weights: {}, explanation: null, format: 'rich' },
  });
});

test('answers inside a sentence leave a gap, also before its final punctuation', () => {
  expect(draftOf('Grant is {~buried =entombed} here.').text).toBe('Grant is _____ here.');
  expect(draftOf('What is pi? {#3.1}.').text).toBe('What is pi? _____.');
  expect(draftOf('{~One =Two} is even').text).toBe('_____ is even');
});

test('feedback on options and for all is imported', () => {
  const draft = draftOf('::Q::Colour?{ =yellow # right; good! ~red # wrong #1 ####It is **yellow**.}');
  expect(draft).toMatchObject({ feedback: { yellow: 'right; good!', red: 'wrong #1' } });
  expect(draft.explanation).toBe('It is \\*\\*yellow\\*\\*.');
});

test('an option with part marks keeps its weight', () => {
  expect(draftOf('From {~Rome ~%25%Bethlehem ~%33,3%Galilee =Nazareth}')).toMatchObject({
    ...{ type: 'mcq', correctAnswer: 'Nazareth', weights: { Bethlehem: 25, Galilee: 33.3 } },
  });
});

test('the cost of wrong options beside one right option is reported once', () => {
  expect(one('Which?{=a ~%-33.33333%b ~%-25%c ~d}').notes).toEqual([
    'Wrong options cost up to 33.33% of the marks in the file. Here they cost nothing.',
  ]);
});

test('options that share the marks are a multiple choice', () => {
  const usual = draftOf('Which two?{~%50%a ~%50%b ~%-50%c}');
  expect(usual).toMatchObject({ type: 'msq', correctAnswer: ['a', 'b'], partialCredit: true, weights: {} });
  const own = draftOf('Which two?{~%50%a ~%50%b ~%-100%c ~d}');
  expect(own).toMatchObject({ type: 'msq', weights: { a: 50, b: 50, c: -100 } });
  expect(draftOf('Which?{~%100%a ~b}')).toMatchObject({ type: 'msq', correctAnswer: ['a'], weights: {} });
});

test('several right options must all be chosen, and the teacher is notified', () => {
  const { draft, notes } = one('Which?{=a =b ~c}');
  expect(draft).toMatchObject({ type: 'msq', correctAnswer: ['a', 'b'], partialCredit: true, weights: {} });
  expect(notes).toEqual(['The file takes any one of the right options. Here all of them have to be chosen.']);
});

test.each(['T', 'TRUE', 'true', 'True'])('{%s} is a choice of true and false', (word) => {
  expect(draftOf(`The sun rises.{${word}}`)).toMatchObject({
    ...{ type: 'mcq', options: ['True', 'False'], correctAnswer: 'True' },
  });
});

test('in true/false the feedback on the wrong answer comes first', () => {
  expect(draftOf('Here.{FALSE#No one is.#Right!####Why}')).toMatchObject({
    ...{ correctAnswer: 'False', feedback: { True: 'No one is.', False: 'Right!' }, explanation: 'Why' },
  });
});

test('the accepted answers of a short answer become its lines', () => {
  expect(draftOf('Two plus two equals {=four =4 =\\=4}.')).toMatchObject({
    ...{ type: 'short', correctAnswer: 'four\n4\n=4' },
  });
  expect(draftOf('Capital?{Paris}')).toMatchObject({ type: 'short', correctAnswer: 'Paris' });
});

test('a short answer with part marks is reported', () => {
  const { draft, notes } = one('From {=Nazareth =%75%Nazereth#Misspelled.}');
  expect(draft).toMatchObject({ correctAnswer: 'Nazareth', explanation: '“Nazereth”: Misspelled.' });
  expect(notes).toEqual([
    '“Nazereth” earns 75% of the marks in the file. It is not among the accepted answers.',
    'What the file says to single answers stands in the explanation.',
  ]);
});

test.each([
  ['#1822', 1822, null],
  ['#1822:5', 1822, 5],
  ['# -3.5 : 0.1', -3.5, 0.1],
  ['#2.141..2.142', 2.1415, 0.0005],
  ['#3,14:0,01', 3.14, 0.01],
  ['#1e3', 1000, null],
  ['#\n=1822:0 #yes\n=%50%1822:2 #nearly\n', 1822, null],
  ['#=5 =5:1 ~#no', 5, 1],
  ['#50:5%', 50, '5%'],
])('the number {%s} is read', (inside, value, tolerance) => {
  expect(draftOf(`How much? {${inside}}`)).toMatchObject({
    ...{ type: 'number', correctAnswer: { value, tolerance, unit: '' } },
  });
});

test('several right numbers need a look', () => {
  expect(one('Root of 4? {#=2 =-2}').problems).toEqual([
    'The file accepts several numbers: 2, -2. One can be right here: keep it, or make the question a short answer.',
  ]);
});

test('pairs are matched, and a pair without a left side is spare', () => {
  expect(draftOf('Match.{ =cat -> cat food =dog->dog food = -> hay }')).toMatchObject({
    ...{ type: 'match', left: ['cat', 'dog'], right: ['cat food', 'dog food', 'hay'], partialCredit: true },
    correctAnswer: { cat: 'cat food', dog: 'dog food' },
  });
});

test('empty braces are an essay', () => {
  expect(draftOf('::Q8:: How are you? {}')).toMatchObject({ type: 'long', text: 'How are you?' });
  expect(draftOf('How? {####Think first}')).toMatchObject({ type: 'long', explanation: 'Think first' });
});

test('several answers in one text are its gaps', () => {
  expect(draftOf('Water is {=H2O =water}, salt {~NaOH =NaCl}, pi {#3:1} *is* so* {T}.')).toMatchObject({
    type: 'cloze',
    text: 'Water is _____, salt _____, pi _____ \\*is\\* so\\* _____.',
    correctAnswer: [['H2O', 'water'], ['NaCl'], ['3 ± 1'], ['True']],
  });
});

test('categories and comments become tags', () => {
  const text =
    '$CATEGORY: $course$/top/Maths//Physics/Waves\n\n// [id:x1] [tag:a\\]b] [tag:c d]\n::N::Why? {T}';
  expect(one(text)).toMatchObject({ name: 'N', tags: ['Maths/Physics', 'Waves', 'a]b', 'c d'], line: 4 });
  expect(one(text).notes).toEqual(['Its ID in the file is x1.']);
});
