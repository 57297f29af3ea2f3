import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeMoodleXml } from '../../server/rules/export/moodle/write-moodle-xml';
import { withTexts } from '../../server/rules/import/draft-texts';
import { readMoodleXml } from '../../server/rules/import/moodle/read-moodle-xml';
import { richFromPlain } from '../../server/rules/rich-text/plain-to-rich';
import { checkProperty } from '../../server/testing/property';
import type { ExportedQuestion, ExportedQuiz } from '../../shared/export/exported';
import { type QuestionDraft, toDraft } from '../../shared/question/draft';
import type { Question } from '../../shared/question/schema';
import { matchDraftOf, type Pair, partnersOf, sparesOf } from '../../shared/question-types/match/draft';
import { quizSwitches } from '../../shared/quiz/settings';
import { renderRichText } from '../../shared/rich-text/render';
import { anyMadeUpQuestion } from './made-up-questions';

const exportedQuiz = (questions: readonly ExportedQuestion[]): ExportedQuiz => ({
  settings: { title: 'Quiz', description: '', totalTimeSeconds: 60, lang: null, ...quizSwitches },
  questions,
  pictures: new Map(),
});

/** The rendered text, whatever its source. */
const shown = (text: string): string =>
  renderRichText(text)
    .replace(/[\u2060\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))
    .replace(/<\/(em|strong)>( ?)<\1>/g, '$2')
    // Spaces at the ends of lines are invisible.
    .replace(/ *(<br>|<math display="block"[^>]*>|<\/p>|<\/li>|<\/t[dh]>) */g, '$1');

/** A draft as rendered; plain values stay unchanged. */
function seen(draft: QuestionDraft): unknown {
  const { text, explanation, type, ...rest } = draft;
  const base = {
    type,
    text: shown(text),
    explanation: explanation === null ? null : shown(explanation),
    maximumMarks: rest.maximumMarks,
  };
  switch (draft.type) {
    case 'mcq':
    case 'msq': {
      const { options, correctAnswer, feedback, weights, partialCredit } = withTexts(
        draft,
        shown,
      ) as typeof draft;
      return { ...base, options, correctAnswer, feedback, weights, partialCredit };
    }
    case 'match': {
      const { left, right, partialCredit } = draft;
      return {
        ...base,
        left: left.map(shown),
        partners: partnersOf(draft).map((side) => shown(side ?? '')),
        spares: sparesOf({ ...draft, right })
          .map(shown)
          .sort(),
        partialCredit,
      };
    }
    case 'order':
      return { ...base, correctAnswer: draft.correctAnswer.map(shown), partialCredit: draft.partialCredit };
    case 'number':
      return {
        ...base,
        correctAnswer: draft.correctAnswer,
        partialCredit: draft.correctAnswer.unit === '' || draft.partialCredit,
      };
    case 'cloze':
      return {
        ...base,
        gaps: draft.gaps,
        correctAnswer: draft.correctAnswer,
        partialCredit: draft.partialCredit,
      };
    default:
      return { ...base, correctAnswer: draft.correctAnswer };
  }
}

/** A question as Moodle can express it; anything else is a loss that must be named. */
function asSaid(question: Question, hasLoss: (part: string) => boolean): QuestionDraft {
  const draft = toDraft(question);
  switch (draft.type) {
    case 'mcq':
      return draft;
    case 'msq':
      return hasLoss('part marks for some')
        ? { ...draft, partialCredit: true, weights: costs(draft) }
        : draft;
    case 'number': {
      const { value, tolerance, unit } = draft.correctAnswer;
      const off =
        typeof tolerance === 'string' && hasLoss('The tolerance of')
          ? (Math.abs(Number(value)) * Number.parseFloat(tolerance)) / 100
          : tolerance;
      return {
        ...draft,
        correctAnswer: { value, unit, tolerance: Number(Number(off ?? 0).toPrecision(12)) || null },
      };
    }
    case 'cloze':
      return {
        ...draft,
        partialCredit: draft.partialCredit || hasLoss('for each right part'),
        maximumMarks: hasLoss('adds up its gaps') ? draft.gaps.length : draft.maximumMarks,
      };
    case 'match': {
      const plain = hasLoss('Formatting') ? richFromPlain : (side: string) => side;
      const pairs = partnersOf(draft).map((side, at): Pair => [draft.left[at] ?? '', plain(side ?? '')]);
      return {
        ...{ ...draft, ...matchDraftOf(pairs, sparesOf(draft).map(plain)) },
        partialCredit: draft.partialCredit || hasLoss('for each right part'),
      };
    }
    case 'order':
      return { ...draft, partialCredit: draft.partialCredit || hasLoss('for each right part') };
    default:
      return draft;
  }
}

/** All-or-nothing marking is exported as wrong options that cost all marks. */
function costs({ options, correctAnswer }: Extract<QuestionDraft, { type: 'msq' }>): Record<string, number> {
  const right = [correctAnswer].flat().map(String);
  const wrong = options.filter((option) => !right.includes(option));
  if (wrong.length === 0 || right.length === 1) return {};
  const share = Number((100 / right.length).toFixed(5));
  return Object.fromEntries(options.map((option) => [option, right.includes(option) ? share : -100]));
}

test('an exported question is read back unchanged, as far as Moodle can express it', () => {
  checkProperty(
    fc.property(
      anyMadeUpQuestion.filter(({ question }) => question.type !== 'slider'),
      (exported) => {
        const { content, losses } = writeMoodleXml(exportedQuiz([exported]));
        const read = readMoodleXml(String(content));
        expect(read.skipped).toEqual([]);
        const hasLoss = (part: string) => losses.some(({ sentence }) => sentence.includes(part));
        expect(read.questions.map(({ draft }) => seen(draft))).toEqual([
          seen(asSaid(exported.question, hasLoss)),
        ]);
        expect(read.questions[0]?.tags).toEqual(exported.tags);
        expect(read.questions[0]?.problems).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
