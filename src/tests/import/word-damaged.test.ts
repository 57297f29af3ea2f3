import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packageFiles } from '../../server/adapters/files/package-files';
import { readQuestionFile } from '../../server/adapters/files/read-question-file';
import { readWord } from '../../server/rules/import/word/read-word';
import { tableXml, wordFile } from './word-file';

const files = unzipSync(
  wordFile({
    body: [
      { runs: ['Which is a verb?'], list: { id: 1 } },
      { runs: ['song'], list: { id: 1, level: 1 } },
      { runs: [{ text: 'sing', look: '<w:b/>' }], list: { id: 1, level: 1 } },
      {
        runs: [
          '2. What is ',
          { text: '', xml: '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den/></m:f></m:oMath>' },
        ],
      },
      tableXml([['A) 1', 'B) 2']]),
    ],
    lists: [
      [
        ['decimal', '%1.'],
        ['lowerLetter', '%2)'],
      ],
    ],
  }),
);

test('a document with any part cut out is read without an error', () => {
  const decoder = new TextDecoder();
  for (const path of [
    'word/document.xml',
    'word/numbering.xml',
    'word/_rels/document.xml.rels',
    '_rels/.rels',
  ]) {
    const text = decoder.decode(files[path]);
    for (let at = 0; at < text.length; at += 7) {
      const cut = text.slice(0, at) + text.slice(at + 5);
      const damaged = { ...files, [path]: new TextEncoder().encode(cut) };
      const { questions, skipped } = readWord(packageFiles(new Map(Object.entries(damaged))));
      expect([...questions, ...skipped].every(({ line }) => line >= 1)).toBe(true);
    }
  }
});

test('a document is recognised by its content, and a truncated one is refused with a message', async () => {
  const bytes = wordFile({ body: ['1. Why?', 'Answer: So'] });
  const read = await readQuestionFile(bytes);
  expect(read).toMatchObject({
    format: 'docx',
    questions: [{ draft: { text: 'Why?', correctAnswer: 'So' } }],
  });
  await expect(readQuestionFile(bytes.slice(0, -200))).rejects.toMatchObject({ kind: 'invalid' });
});
