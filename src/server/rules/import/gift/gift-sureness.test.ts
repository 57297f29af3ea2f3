import { expect, test } from 'vitest';
import { SURENESS } from '../sureness';
import { giftSureness } from './gift-sureness';

test.each([
  "Who's buried in Grant's tomb?{~Grant ~Jefferson =no one}",
  "Grant is {~buried =entombed ~living} in Grant's tomb.",
  'Two plus two equals {=four =4}.',
  'The sun rises in the east.{T}',
  'Grant is buried here.{FALSE#No one is.#Right!}',
  'When was he born? {#1822:5}',
  'How much? {#\n  =1822:0\n  =%50%1822:2}',
  'Match. {\n  =Canada -> Ottawa\n  =Italy -> Rome\n}',
  'Which two?{\n~%50%Grant\n~%50%his wife\n~%-100%nobody\n}',
  '// a comment\n\n::Q1:: How are you? {}',
  '\ufeff$CATEGORY: tom/dick/harry\r\n\r\nA description.\r\n',
  '::LaTeX:: What is $\\frac{1}{2}$ of $x_{1}$? {=$\\frac{x_{1}}{2}$ ~0}',
  'Write about a {} \n\nWrite about b {}',
  'Which (of all){=a ~b}',
  '{=Asia} is the largest continent.',
  'Is it so?\n{\n  =yes\n\n  ~no\n}',
  'The bridge ____ open.{~=was~were}\n\nThe bridges ____ open.{~was~=were}',
  'We {1:SHORTANSWER:=sang} and {1:MC:~dance~=danced}.',
  '::Loop:: [html]<pre>for (;;) {\n  step();\n}</pre>\n{}',
  '::Why::\nWhy so?\n\n{\n}',
  'Snow is warm. {false#It is not.#So it is.}\n\nIce is cold. {true}',
  'Tick three.{~%33,333%x ~%33,333%y ~%33,333%z}',
  'Is 2 in \\{1,2\\}? {T}',
])('%j is GIFT', (text) => {
  expect(giftSureness(text)).toBeGreaterThanOrEqual(SURENESS.likely);
});

test.each([
  '',
  '1) What is {x}?',
  '1) What is {x}?\na) 1\nb) 2\nAnswer: a',
  '1. Is the set {true} empty?\na) yes\nb) no',
  '1. Which set is {T}, which {F}?\na) none\nb) both',
  'Find the resolvent of {~p, q} and {p, ~r}.',
  'Simplify $a^{=1}_{~2} \\text{~cm}{=}3$.',
  'What does `class A {}` print?\n\nWhat does `class B {}` print?',
  'function f() {\n  let x = 1;\n}',
  '{"question": "What?", "answer": "=a"}',
  '\\newcommand{\\first}[1]{#1}',
  'What does it print?\n```\nx = {=3}\n```\n- [x] 3\n- [ ] 4',
  'Capital of France?\nA. Paris\nB. Rome\nANSWER: A',
  'The word ::title:: and some = and ~ signs',
])('%j is not GIFT', (text) => {
  expect(giftSureness(text)).toBe(SURENESS.none);
});
