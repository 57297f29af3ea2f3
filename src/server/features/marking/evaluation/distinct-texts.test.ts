import { expect, test } from 'vitest';
import { distinctTexts } from './distinct-texts';

const answer = (attemptId: string, value: string) => ({ attemptId, value, malformed: false });
const mark = (attemptId: string, text: string, score: number) => ({ attemptId, text, score });
const shownOf = ({ texts, teacherMarks }: ReturnType<typeof distinctTexts>) => ({
  texts: [...texts.values()].map(({ text, attemptId }) => `${text} of ${attemptId}`),
  marks: teacherMarks.map(({ id, marks }) => `${marks} for ${texts.get(id)?.text}`),
});

test('texts marked alike are listed once with one mark, whoever wrote them', () => {
  const answers = [answer('a', 'Light'), answer('b', ' light'), answer('c', 'sun')];
  expect(shownOf(distinctTexts(answers, [mark('b', 'light', 2), mark('a', 'Light', 2)]))).toEqual({
    texts: ['Light of a', 'sun of c'],
    marks: ['2 for Light'],
  });
});

test('a text with two different marks is listed with both', () => {
  const marks = [mark('a', 'light', 2), mark('b', 'light', 0)];
  expect(shownOf(distinctTexts([answer('c', 'light')], marks))).toEqual({
    texts: ['light of c', 'light of a', 'light of b'],
    marks: ['2 for light', '0 for light'],
  });
});

test('marks on a large group do not displace earlier decisions', () => {
  const group = Array.from({ length: 300 }, (_, index) => mark(`same-${index}`, 'light', 2));
  expect(distinctTexts([answer('c', 'sun')], [mark('first', 'moon', 0), ...group]).teacherMarks).toEqual([
    { id: 'marked-0', marks: 0 },
    { id: 'marked-1', marks: 2 },
  ]);
});

test('of very many texts the latest hundred train', () => {
  const many = Array.from({ length: 120 }, (_, index) => mark(`${index}`, `text ${index}`, 1));
  const { texts } = distinctTexts([answer('c', 'sun')], many);
  expect(texts.size).toBe(101);
  expect(texts.has('marked-99')).toBe(true);
  expect([...texts.values()].some(({ text }) => text === 'text 19')).toBe(false);
});
