import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packageFiles } from '../../server/adapters/files/package-files';
import { readWord } from '../../server/rules/import/word/read-word';
import { wordSentences } from '../../server/rules/import/word/sentences';
import { pictureRun, tableXml, type WordParagraph, wordFile } from './word-file';

const read = (file: Parameters<typeof wordFile>[0]) =>
  readWord(packageFiles(new Map(Object.entries(unzipSync(wordFile(file))))));
const drafts = (file: Parameters<typeof wordFile>[0]) => read(file).questions.map(({ draft }) => draft);

const bold = (text: string) => ({ text, look: '<w:b/>' });
const item = (id: number, level: number, ...runs: WordParagraph['runs']): WordParagraph => ({
  runs,
  list: { id, level },
});
const QUESTIONS = [
  ['decimal', '%1.'],
  ['lowerLetter', '%2)'],
] as const;

test("Word's automatic numbers and letters separate questions and options", () => {
  const body = [
    { runs: ['Biology test'], style: 'Heading1' },
    item(1, 0, 'Which part makes ', bold('sugar'), '?'),
    item(1, 1, 'Nucleus'),
    item(1, 1, 'Chloroplast'),
    'Answer: b',
    item(1, 0, 'Which gas do plants take in?'),
    item(1, 1, 'Oxygen'),
    item(1, 1, 'Carbon dioxide'),
    item(1, 1, 'Helium'),
    'Ans: (b)',
  ];
  const { questions, skipped } = read({ body, lists: [QUESTIONS] });
  expect(questions.map(({ draft, problems }) => ({ ...draft, problems }))).toMatchObject([
    { type: 'mcq', text: 'Which part makes **sugar**?', correctAnswer: 'Chloroplast', problems: [] },
    { type: 'mcq', options: ['Oxygen', 'Carbon dioxide', 'Helium'], correctAnswer: 'Carbon dioxide' },
  ]);
  expect(skipped).toMatchObject([{ line: 1, name: 'Biology test' }]);
});

test('an option in bold, red or highlighted is the key, with a note', () => {
  for (const look of [
    '<w:b/>',
    '<w:color w:val="FF0000"/>',
    '<w:highlight w:val="yellow"/>',
    '<w:u w:val="single"/>',
  ]) {
    const { questions } = read({
      body: [
        item(1, 0, 'Which is a verb?'),
        item(1, 1, 'song'),
        item(1, 1, { text: 'sing', look }),
        item(1, 1, 'singer'),
      ],
      lists: [QUESTIONS],
    });
    expect(questions).toMatchObject([
      { draft: { type: 'mcq', correctAnswer: 'sing', options: ['song', 'sing', 'singer'] } },
    ]);
    expect(questions[0]?.notes).toHaveLength(1);
  }
});

test('a question style provides the numbers, and each list its letters', () => {
  const lists = [[['decimal', 'Q%1.']], [['upperLetter', '%1.']], [['upperLetter', '%1.']]] as const;
  const body = [
    { runs: ['Two and two?'], style: 'Question' },
    item(2, 0, '3'),
    item(2, 0, '4'),
    'Answer: B',
    { runs: ['Three and three?'], style: 'Question' },
    item(3, 0, '6'),
    item(3, 0, '7'),
    'Answer: A',
  ];
  expect(drafts({ body, lists })).toMatchObject([
    { text: 'Two and two?', correctAnswer: '4' },
    { text: 'Three and three?', correctAnswer: '6' },
  ]);
});

const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const equation = (inside: string) => ({ text: '', xml: `<m:oMath>${inside}</m:oMath>` });

test.each([
  ['a fraction', `<m:f><m:num>${run('1')}</m:num><m:den>${run('2')}</m:den></m:f>`, '$\\frac{1}{2}$'],
  ['a power', `<m:sSup><m:e>${run('x')}</m:e><m:sup>${run('2')}</m:sup></m:sSup>${run('+1')}`, '$x^{2}+1$'],
  ['an index', `<m:sSub><m:e>${run('a')}</m:e><m:sub>${run('n')}</m:sub></m:sSub>`, '$a_{n}$'],
  ['a root', `<m:rad><m:deg/><m:e>${run('b')}</m:e></m:rad>`, '$\\sqrt{b}$'],
  ['a third root', `<m:rad><m:deg>${run('3')}</m:deg><m:e>${run('b')}</m:e></m:rad>`, '$\\sqrt[3]{b}$'],
  ['Greek letters', run('2πr≤α'), '$2\\pi r\\le \\alpha$'],
  ['brackets', `<m:d><m:e>${run('a+b')}</m:e></m:d>`, '$\\left(a+b\\right)$'],
  [
    'a sum',
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup><m:e>${run('i')}</m:e></m:nary>`,
    '$\\sum _{i=1}^{n}{i}$',
  ],
  ['a function', `<m:func><m:fName>${run('sin')}</m:fName><m:e>${run('x')}</m:e></m:func>`, '$\\sin {x}$'],
])('an equation with %s becomes a formula', (_, inside, formula) => {
  const { questions } = read({ body: [{ runs: ['1. What is ', equation(inside), '?'] }, 'Answer: 5'] });
  expect(questions).toMatchObject([{ draft: { text: `What is ${formula}?` }, notes: [] }]);
});

test('an equation that cannot be converted stays as characters, with a note on its question', () => {
  const deep = `<m:sSup><m:e>${run('x')}</m:e><m:sup>${run('2')}</m:sup></m:sSup>`.repeat(300);
  const { questions } = read({
    body: ['1. Why?', 'Answer: So', { runs: ['2. What is ', equation(deep), '?'] }, 'Answer: 5'],
  });
  expect(questions.map(({ notes }) => notes)).toEqual([[], [wordSentences.equationUnread]]);
});

test('a picture is imported with its question, and a linked one is reported', () => {
  const picture = new Uint8Array([137, 80, 78, 71]);
  const { questions, pictures } = read({
    body: [
      { runs: ['1. Name this part:', pictureRun(1, 'A cell')] },
      'Answer: wall',
      { runs: ['2. And this?', pictureRun(7, '')] },
      'Answer: no',
    ],
    pictures: [picture],
  });
  expect(questions[0]?.draft.text).toBe('Name this part:![A cell](imported-picture-000001)');
  expect(pictures.get('imported-picture-000001')).toEqual({ bytes: picture });
  expect(questions[1]?.notes).toEqual([wordSentences.pictureLinked]);
});

test('typed formatting characters stay characters; powers, indices and gaps are kept', () => {
  const body = [
    {
      runs: [
        '1. Is $5 and $10 or $x$ more? H',
        { text: '2', look: '<w:vertAlign w:val="subscript"/>' },
        'O, m',
        { text: '2', look: '<w:vertAlign w:val="superscript"/>' },
      ],
    },
    'Answer: no',
    { runs: ['2. The sky is ', { text: '     ', look: '<w:u w:val="single"/>' }, ' today.'] },
    'Answer: blue',
    { runs: ['3. Which is a species?'] },
    { runs: ['a) ', { text: 'Homo sapiens', look: '<w:i/>' }] },
    '*b) Felis',
  ];
  expect(drafts({ body })).toMatchObject([
    { text: 'Is \\$5 and \\$10 or \\$x\\$ more? H₂O, m²' },
    { type: 'short', text: 'The sky is _____ today.', correctAnswer: 'blue' },
    { type: 'mcq', options: ['*Homo sapiens*', 'Felis'], correctAnswer: 'Felis' },
  ]);
});

test('tables contain options, or stay tables', () => {
  const body = [
    '1. What is 2 + 2?',
    tableXml([
      ['A) 3', 'B) 4'],
      ['C) 5', 'D) 6'],
    ]),
    'Answer: B',
    '2. Read the table. Which is heavier?',
    tableXml([
      ['Metal', 'Density'],
      ['Iron', '7.9'],
      ['Gold', '19.3'],
    ]),
    'Answer: Gold',
  ];
  expect(drafts({ body })).toMatchObject([
    { type: 'mcq', options: ['3', '4', '5', '6'], correctAnswer: '4' },
    {
      text: 'Read the table. Which is heavier?\n| Metal | Density |\n| --- | --- |\n| Iron | 7.9 |\n| Gold | 19.3 |',
      correctAnswer: 'Gold',
    },
  ]);
});

test('tracked deletions are not read', () => {
  const body = [
    '<w:p><w:r><w:t>1. Why </w:t></w:r><w:del><w:r><w:delText>not</w:delText></w:r></w:del><w:ins><w:r><w:t>now?</w:t></w:r></w:ins></w:p>',
    'Answer: So',
  ];
  expect(drafts({ body })).toMatchObject([{ text: 'Why now?' }]);
});

test('a damaged document is read up to the damage, which is reported', () => {
  const files = unzipSync(wordFile({ body: ['1. Why?', 'Answer: So', '2. How?'] }));
  const text = new TextDecoder().decode(files['word/document.xml']);
  files['word/document.xml'] = new TextEncoder().encode(text.replace('How?</w:t>', 'How?</w:u>'));
  const { questions, skipped } = readWord(packageFiles(new Map(Object.entries(files))));
  expect(questions[0]).toMatchObject({ draft: { text: 'Why?', correctAnswer: 'So' } });
  expect(skipped.at(-1)?.reason).toBe(wordSentences.documentUnread);
  expect(readWord(packageFiles(new Map()))).toMatchObject({ questions: [], skipped: [] });
});
