import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeQti21 } from '../../server/rules/export/qti/write-qti21';
import type { Imported, ImportedQuestion, PackageFiles } from '../../server/rules/import/imported';
import { readQtiPackage } from '../../server/rules/import/qti/read-qti-package';
import { checkProperty } from '../../server/testing/property';
import type { ExportedQuestion, ExportedQuiz } from '../../shared/export/exported';
import { toDraft } from '../../shared/question/draft';
import { toQuestion } from '../../shared/question/from-draft';
import type { Question } from '../../shared/question/schema';
import { quizSwitches } from '../../shared/quiz/settings';
import { renderRichText } from '../../shared/rich-text/render';
import { anyMadeUpQuestion } from './made-up-questions';

const SETTINGS = { title: 'Quiz', description: '', totalTimeSeconds: 1800, lang: null, ...quizSwitches };

const quizOf = (questions: readonly ExportedQuestion[]): ExportedQuiz => ({
  ...{ settings: SETTINGS, questions, pictures: new Map() },
});

function packageOf(content: ReturnType<typeof writeQti21>['content']): PackageFiles {
  const files = new Map(typeof content === 'string' ? [] : content);
  const text = (path: string) => {
    const file = files.get(path);
    return typeof file === 'string' ? file : undefined;
  };
  const bytes = (path: string) => {
    const file = files.get(path);
    return file instanceof Uint8Array ? file : undefined;
  };
  return { paths: [...files.keys()], text, bytes };
}

const roundTrip = (questions: readonly ExportedQuestion[]): Imported =>
  readQtiPackage(packageOf(writeQti21(quizOf(questions)).content));

/**
 * The rendered text, normalised like HTML: collapsed spaces (one of two becomes non-breaking), none at the
 * end of a line, and adjacent bold words merged.
 */
const looks = (text: string): string =>
  renderRichText(text.replaceAll('\u00a0', ' ').replace(/ +$/gm, ''))
    .replace(/<\/(strong|em)>((?: |<br>)?)<\1>/g, '$2')
    .replace(/<code> *([^<]*?) *<\/code>/g, '<code>$1</code>')
    .replace(/ +/g, ' ')
    .replace(/ (?=<br>|<\/|$)/g, '');

/** A question as rendered, without the parts that QTI cannot express. */
function asSeen(question: Question): unknown {
  const { _id, ...seen } = question;
  const said = JSON.parse(JSON.stringify(seen)) as Record<string, unknown>;
  const shown = (text: unknown) => (typeof text === 'string' ? looks(text) : text);
  const keyed = (record: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(record).map(([key, text]) => [shown(key), shown(text)]));
  const base = { ...said, text: shown(question.text), explanation: shown(question.explanation) };
  switch (question.type) {
    case 'mcq':
    case 'msq':
      return {
        ...base,
        options: question.options.map(shown),
        correctAnswer: [question.correctAnswer].flat().map(shown),
        feedback: keyed(question.feedback),
      };
    case 'match':
      return {
        ...base,
        left: question.left.map(shown),
        right: question.right.map(shown).sort(),
        correctAnswer: keyed(question.correctAnswer),
      };
    case 'order': {
      const [options, correctAnswer] = [question.options.map(shown), question.correctAnswer.map(shown)];
      return { ...base, options, correctAnswer, partialCredit: false };
    }
    case 'number': {
      const { value, tolerance } = question.correctAnswer;
      return { ...base, partialCredit: false, correctAnswer: { value, tolerance } };
    }
    case 'cloze':
      return { ...base, partialCredit: question.partialCredit && question.gaps.length > 1 };
    default:
      return base;
  }
}

const asRead = ({ draft }: ImportedQuestion): unknown => asSeen(toQuestion(draft, '', null));
const asWritten = ({ question }: ExportedQuestion): unknown =>
  asSeen(toQuestion(toDraft(question), '', null));

/** Inline code of spaces only, which HTML drops. */
const BLANK_CODE = /`(?: |\\n)+`/;

/** A one-column table, which is read as lines. */
const ONE_COLUMN = /<tr><th [^>]*>(?:(?!<th ).)*?<\/tr>/;

test('every question comes back unchanged, except for the named losses', () => {
  checkProperty(
    fc.property(anyMadeUpQuestion, (exported) => {
      fc.pre(!BLANK_CODE.test(JSON.stringify(exported)));
      fc.pre(!ONE_COLUMN.test(JSON.stringify(asWritten(exported))));
      const { questions, skipped } = roundTrip([exported]);
      expect(questions.map(asRead)).toEqual([asWritten(exported)]);
      expect(questions.flatMap(({ tags }) => tags)).toEqual(exported.tags);
      expect([...questions.flatMap(({ problems }) => problems), ...skipped]).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
