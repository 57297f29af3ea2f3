import { expect, test } from 'vitest';
import { blankQuiz } from '../../../shared/quiz/draft';
import type { QuizRow } from '../../../shared/quiz/schema';
import { durationText, questionCountText } from '../../desk/quiz-facts';
import { stageBadges } from '../../desk/stage-texts';
import { classesOf, fitsSearch, foldersOf, type QuizSearch } from './quiz-filters';

const aRow = (parts: Partial<QuizRow> = {}): QuizRow => ({
  ...blankQuiz('Cell biology'),
  ...{ _id: 'quiz', isPublished: false, shareId: null, acceptingResponses: true, questions: ['q1'] },
  ...{ releaseAt: null, releaseRefusal: null },
  ...{ evaluationStatus: 'pending', evaluationProgress: 0, scoresReleased: false },
  ...{ attemptedBy: [], hasStarted: false, runningCount: 0, startedCount: 0, meanPercent: null },
  ...{ toReview: 0, openAppeals: 0, classNames: [], expectedCount: null, opensAt: null, closesAt: null },
  ...{
    marks: 2,
    askedCount: 1,
    poolProblem: null,
    draftCount: 0,
    right: 'own',
    owner: null,
    folder: '',
    createdAt: 1,
    lastActivityAt: 1,
  },
  ...parts,
});
const published: Partial<QuizRow> = { isPublished: true, shareId: 'K7M2QX4P' };
const attempted: Partial<QuizRow> = { ...published, attemptedBy: ['asha'] };

test('a quiz shows its minutes, or that each question has its own time', () => {
  expect(durationText(aRow())).toBe('30 minutes');
  expect(durationText(aRow({ totalTimeSeconds: 60 }))).toBe('1 minute');
  expect(durationText(aRow({ totalTimeSeconds: 90 }))).toBe('1.5 minutes');
  expect(durationText(aRow({ useQuestionTimer: true }))).toBe('Time limit per question');
});

test('a quiz shows its number of questions', () => {
  expect(questionCountText(aRow({ questions: [] }))).toBe('No questions');
  expect(questionCountText(aRow())).toBe('1 question');
  expect(questionCountText(aRow({ questions: ['q1', 'q2'], askedCount: 2 }))).toBe('2 questions');
  expect(questionCountText(aRow({ questions: ['q1', 'q2', 'q3'], askedCount: 2 }))).toBe('2 of 3 questions');
});

test('the list is filtered by words in any order, by folder, by class and by state', () => {
  const marked: Partial<QuizRow> = { ...attempted, acceptingResponses: false, evaluationStatus: 'completed' };
  const quizzes = [
    aRow({ _id: 'draft', folder: 'Biology 9' }),
    aRow({ ...published, _id: 'open', title: 'Forces', description: 'Unit test', classNames: ['8a', '9c'] }),
    aRow({ ...attempted, _id: 'closed', acceptingResponses: false }),
    aRow({ ...marked, _id: 'unsure', toReview: 3 }),
    aRow({ ...marked, _id: 'sure' }),
    aRow({ ...marked, _id: 'released', scoresReleased: true }),
    aRow({ ...published, _id: 'restored', acceptingResponses: false }),
  ];
  const idsOf = (search: Partial<QuizSearch>) =>
    quizzes
      .filter((quiz) => fitsSearch(quiz, { words: '', show: 'all', folder: '', className: '', ...search }))
      .map(({ _id }) => _id);
  expect(idsOf({})).toHaveLength(quizzes.length);
  expect(idsOf({ words: 'test FORCES' })).toEqual(['open']);
  expect(idsOf({ words: 'biology 9' })).toEqual(['draft']);
  expect(idsOf({ words: 'k7m2', show: 'open' })).toEqual(['open']);
  expect(idsOf({ folder: 'Biology 9' })).toEqual(['draft']);
  expect(idsOf({ folder: 'Biology' })).toEqual([]);
  expect(idsOf({ className: '9c' })).toEqual(['open']);
  expect(idsOf({ className: '9' })).toEqual([]);
  expect(idsOf({ words: '8a forces' })).toEqual(['open']);
  expect(idsOf({ show: 'draft' })).toEqual(['draft']);
  expect(idsOf({ show: 'closed' })).toEqual(['closed', 'unsure', 'sure', 'released', 'restored']);
  const { length } = (['draft', 'open', 'closed'] as const).flatMap((show) => idsOf({ show }));
  expect(length).toBe(quizzes.length);
  expect(idsOf({ show: 'to-mark' })).toEqual(['closed', 'unsure']);
  expect(idsOf({ show: 'to-release' })).toEqual(['sure']);
  expect(idsOf({ show: 'released' })).toEqual(['released']);
});

test('the head of an evaluated quiz shows the marking left, and its percentage once done', () => {
  const marked: Partial<QuizRow> = { ...attempted, evaluationStatus: 'completed', evaluationProgress: 100 };
  const labels = (row: QuizRow) => stageBadges(row).map(({ label }) => label);
  expect(labels(aRow({ ...marked, toReview: 12 }))).toEqual(['To mark 12']);
  expect(labels(aRow(marked))).toEqual(['Evaluation 100%']);
});

test('classes are listed by name, each once', () => {
  const quizzes = [['9c', '10a'], [], ['9c', '8b']].map((classNames) => aRow({ classNames }));
  expect(classesOf(quizzes)).toEqual(['8b', '9c', '10a']);
});

test('folders are listed by name, each once', () => {
  const inFolder = (folder: string) => aRow({ folder });
  expect(foldersOf(['Maths 9', '', 'biology 7', 'Maths 9', 'Maths 10'].map(inFolder))).toEqual([
    'biology 7',
    'Maths 9',
    'Maths 10',
  ]);
});
