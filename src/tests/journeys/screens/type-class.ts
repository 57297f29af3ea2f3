import { readQuestionRequest } from '../../../server/rules/question/read-request';
import type { Answer } from '../../../shared/answer/answer';
import { markObjective } from '../../../shared/marking/mark-objective';
import { toQuestion } from '../../../shared/question/from-draft';
import type { Question } from '../../../shared/question/schema';
import type { QuestionType } from '../../../shared/question-types/registry';
import { isObjective } from '../../../shared/question-types/traits';
import type { QuizResults } from '../../../shared/results/schema';
import { aReviewedResult } from '../../../shared/testing/a-quiz-results';
import { toResults } from '../../../shared/testing/a-simulated-class';

interface TypedQuestion {
  readonly type: QuestionType;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Each answer with its number of students, from strong to weak. */
  readonly given: readonly (readonly [count: number, answer: Answer | undefined])[];
}

/** Long, short and right-to-left. */
const SUBSTANCES = ['Water', 'Carbon dioxide that the leaves take in from the air around them', 'ضوء'];

const TYPED_QUESTIONS: readonly TypedQuestion[] = [
  {
    type: 'number',
    fields: {
      text: 'A ball falls for 2 s without air. How fast is it then?',
      correctAnswer: { value: 19.6, tolerance: 0.1, unit: 'm/s' },
    },
    given: [
      [12, '19.6 m/s'],
      [3, '70.56 km/h'],
      [6, '20 m/s'],
      [4, '19.6'],
      [2, '9.8 m/s'],
      [2, 'fast'],
      [1, undefined],
    ],
  },
  {
    type: 'cloze',
    fields: {
      text: 'Plants take in ___ and give off ___. This is called ___, and needs about ___ W of light.',
      gaps: [
        { kind: 'text' },
        { kind: 'select', options: ['oxygen', 'nitrogen', 'carbon dioxide'] },
        { kind: 'text' },
        { kind: 'number' },
      ],
      correctAnswer: [['carbon dioxide'], ['oxygen'], ['photosynthesis'], ['400 ± 50']],
      partialCredit: true,
    },
    given: [
      [11, ['carbon dioxide', 'oxygen', 'photosynthesis', '400']],
      [7, ['CO2', 'oxygen', 'photosynthesis', '420']],
      [4, ['carbon dioxide', 'nitrogen', 'breathing', '']],
      [4, ['air', 'oxygen', 'foto synthesis, which is how leaves make sugar out of light and air', '4000']],
      [3, ['oxygen', 'carbon dioxide', '', '400']],
      [1, undefined],
    ],
  },
  {
    type: 'match',
    fields: {
      text: 'What does each part of a plant take in?',
      left: ['Roots', 'Leaves', 'The tips of the shoots, which turn towards where it comes from'],
      right: [...SUBSTANCES, 'Sugar'],
      correctAnswer: {
        Roots: SUBSTANCES[0],
        Leaves: SUBSTANCES[1],
        'The tips of the shoots, which turn towards where it comes from': SUBSTANCES[2],
      },
      partialCredit: true,
    },
    given: [
      [14, pairs(0, 1, 2)],
      [7, pairs(0, 2, 1)],
      [4, pairs(3, 1, 2)],
      [3, { Roots: 'Water' }],
      [2, undefined],
    ],
  },
  {
    type: 'order',
    fields: {
      text: 'Put the phases of mitosis into their order.',
      options: ['Anaphase', 'Metaphase', 'Prophase', 'Telophase, in which two new nuclei are made'],
      correctAnswer: ['Prophase', 'Metaphase', 'Anaphase', 'Telophase, in which two new nuclei are made'],
      partialCredit: true,
    },
    given: [
      [15, order(2, 1, 0, 3)],
      [8, order(2, 0, 1, 3)],
      [5, order(3, 1, 0, 2)],
      [2, undefined],
    ],
  },
];

function pairs(...right: readonly number[]): Answer {
  const sides = [...SUBSTANCES, 'Sugar'];
  const left = ['Roots', 'Leaves', 'The tips of the shoots, which turn towards where it comes from'];
  return Object.fromEntries(left.map((side, at) => [side, sides[right[at] ?? 0] ?? '']));
}

function order(...places: readonly number[]): Answer {
  const options = ['Anaphase', 'Metaphase', 'Prophase', 'Telophase, in which two new nuclei are made'];
  return places.map((place) => options[place] ?? '');
}

const questionOf = ({ type, fields }: TypedQuestion, at: number): Question =>
  toQuestion(readQuestionRequest({ ...fields, type, maximumMarks: 4 }), `t${at + 1}`, null);

/** The id of the first question of a type in such a class. */
export const idOfType = (type: QuestionType): string =>
  `t${TYPED_QUESTIONS.findIndex((asked) => asked.type === type) + 1}`;

/** A class of 30 with the types whose answers have parts or units, and five single choices that separate strong from weak. */
export function aClassOnTypes(): QuizResults {
  const students = Array.from({ length: 30 }, (_, at) =>
    [28, 24, 20, 15, 10].map((right) => (at < right ? 0 : 1)),
  );
  const others = toResults(Array<string>(5).fill('A'), students);
  const questions = TYPED_QUESTIONS.map(questionOf);
  return {
    ...others,
    questions: [...questions, ...others.questions],
    results: others.results.map((student, at) => {
      const answers = TYPED_QUESTIONS.map(
        (asked) => asked.given.flatMap(([count, answer]) => Array(count).fill(answer))[at],
      );
      const marks = questions.map((question, place) =>
        isObjective(question) ? markObjective(question, answers[place]) : { isCorrect: false, score: 0 },
      );
      const score = (student.score ?? 0) + marks.reduce((sum, mark) => sum + mark.score, 0);
      const maxScore = student.maxScore + 4 * questions.length;
      return {
        ...student,
        ...{ score, maxScore, percentage: Math.round((100 * score) / maxScore) },
        answers: {
          ...student.answers,
          ...Object.fromEntries(
            questions.flatMap(({ _id }, place) =>
              answers[place] === undefined ? [] : [[_id, answers[place]]],
            ),
          ),
        },
        evaluationResults: [
          ...marks.map((mark, place) =>
            aReviewedResult({ ...mark, questionId: `t${place + 1}`, maximumMarks: 4 }),
          ),
          ...student.evaluationResults,
        ],
      };
    }),
  };
}
