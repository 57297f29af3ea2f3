import { expect, test } from 'vitest';
import { typedSentences } from '../../formats/typed/sentences';
import { readTyped } from './read-typed';

const drafts = (text: string) => readTyped(text).questions.map(({ draft }) => draft);

const three = (key: string) =>
  ['Sun', 'Moon', 'Mars'].map((name, at) => `${at + 1}. ${name}?\na) hot\nb) cold\nc) red`).join('\n') +
  `\n${key}`;

test.each(['KEY: B A B', 'Answers: b, a, b', 'Lösungen: b-a-b', 'Respuestas: B. A. B.', '参考答案：BAB'])(
  '"%s" below the last question answers all',
  (key) => {
    const { questions } = readTyped(three(key));
    expect(questions.map(({ draft }) => draft.correctAnswer)).toEqual(['cold', 'hot', 'cold']);
    expect(questions[0]?.notes).toEqual([typedSentences.lettersInOrder]);
  },
);

test('letters of another number, or of the last of two numbered questions, answer the last one', () => {
  expect(drafts(three('Answers: a, b'))[2]).toMatchObject({ type: 'msq', correctAnswer: ['hot', 'cold'] });
  expect(drafts('1. Sun?\na) hot\nb) old\n2. Moon?\na) cold\nb) round\nAnswers: a, b')).toMatchObject([
    { type: 'mcq', correctAnswer: '' },
    { type: 'msq', correctAnswer: ['cold', 'round'] },
  ]);
});

test.each([
  ['kana', '1. 海の色は？\nア　赤\nイ　青\n答え：イ', '青'],
  ['Cyrillic', '1. В каком море нет соли?\nА В Чёрном\nБ Ни в каком\nОтвет: Б', 'Ни в каком'],
  ['Arabic', '1. ما لون البحر؟\nأ أحمر\nب أزرق\nالإجابة: ب', 'أزرق'],
  ['Devanagari', '1. समुद्र का रंग?\nक लाल\nख नीला\nउत्तर: ख', 'नीला'],
])('letters of options stand alone: %s', (_, text, right) => {
  expect(drafts(text)).toMatchObject([{ type: 'mcq', correctAnswer: right }]);
});

test('a question that begins with a letter has its options beside it', () => {
  const [first, second] = drafts(
    '1. A bat is a) a bird  b) a mammal  c) a fish\nAnswer: b\n2. Who flies? a) bat b) cow\nAns: a',
  );
  expect(first).toMatchObject({ text: 'A bat is', options: ['a bird', 'a mammal', 'a fish'] });
  expect(second).toMatchObject({ type: 'mcq', correctAnswer: 'bat' });
  expect(drafts('1. Would you say a) or b)?\nAnswer: b')).toMatchObject([{ type: 'short' }]);
});

test.each([
  '*Answer:* Lima',
  '_Answer:_ Lima',
  '_Answer: Lima_',
  '***Answer: Lima***',
  '**Answer:** *Lima*',
  '✅ Answer: Lima',
  '👉 **Correct answer:** Lima',
  '➡️ *Respuesta:* Lima',
])('%s is an answer line', (line) => {
  expect(drafts(`1. Capital of Peru?\n${line}\n\n2. Colour of **snow**?\n**Answer:** white`)).toMatchObject([
    { type: 'short', text: 'Capital of Peru?', correctAnswer: 'Lima' },
    { type: 'short', correctAnswer: 'white' },
  ]);
});

test('emphasis and pictures other than answers stay', () => {
  expect(drafts('1. What is *Answer: b* in **music**?\na) 🎵 signs\nb) *beat*\nAns: a')[0]).toMatchObject({
    text: 'What is *Answer: b* in **music**?',
    options: ['🎵 signs', '*beat*'],
  });
});

test.each(['Options:', '**Choices:**', 'Opciones:', 'Варианты ответов:', '选项：'])(
  '"%s" above options is not part of a question',
  (word) => {
    expect(drafts(`1. Who barks?\n${word}\na) cat\nb) dog\nAnswer: b`)).toMatchObject([
      { text: 'Who barks?', options: ['cat', 'dog'] },
    ]);
    expect(drafts(`1. Who barks?\n${word}\n- cat\n- dog\nAnswer: dog`)[0]?.text).toBe('Who barks?');
  },
);

test.each(['Answers and explanations', 'Answer key with explanations', 'Ключ:'])(
  '"%s" heads a list of answers',
  (heading) => {
    const paper = three(`\n${heading}\n1. b - so it is\n2. a - that is so\n3. c - again`);
    expect(drafts(paper).map(({ correctAnswer }) => correctAnswer)).toEqual(['cold', 'hot', 'red']);
  },
);

test.each([
  ['C', 'int n = 3;\nn--;\nprintf("%d", n);'],
  ['Python', 'n = 1\nfor i in [1, 2]:\n  n = i\nprint(n)'],
])('lines of a program are not options that a number names: %s', (_, code) => {
  expect(drafts(`1. What does it print?\n${code}\nAnswer: 2\n2. Why?\nAnswer: so`)).toMatchObject([
    { type: 'short', correctAnswer: '2' },
    { type: 'short' },
  ]);
  expect(drafts('1. What is cold?\nfire\nsnow\nAnswer: 2')).toMatchObject([{ correctAnswer: 'snow' }]);
});

test.each([
  ['1. 雪是什么颜色？\nA.白色B.红色C.蓝色\n答案：A', ['白色', '红色', '蓝色'], '白色'],
  ['1. 水是( )\nA．H2O B．CO2 C．O2\n答案:B', ['H2O', 'CO2', 'O2'], 'CO2'],
  ['1. Salt is\nA.NaCl B.KCl\nAns: A', ['NaCl', 'KCl'], 'NaCl'],
  ['1. 눈은?\n① 희다 ② 붉다\n정답 ①', ['희다', '붉다'], '희다'],
  ['1. 雪は？\n①赤い ②白い\n正解②', ['赤い', '白い'], '白い'],
])('options side by side have no space around their letters: %j', (text, options, correctAnswer) => {
  expect(drafts(text)).toMatchObject([{ type: 'mcq', options, correctAnswer }]);
});

test.each(['a y c', 'a und c', 'A et C', 'а и в', 'a 和 c'])(
  'two letters with a word between them: "%s"',
  (key) => {
    const letters = /а/.test(key) ? ['а', 'б', 'в'] : ['a', 'b', 'c'];
    const text = `1. Which?\n${letters.map((letter, at) => `${letter}) ${at}x`).join('\n')}\nAnswer: ${key}`;
    expect(drafts(text)).toMatchObject([{ type: 'msq', correctAnswer: ['0x', '2x'] }]);
  },
);
