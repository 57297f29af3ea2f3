import { expect } from 'vitest';
import { classMessages } from '../../server/rules/classes/messages';
import { gradebookMessages } from '../../server/rules/gradebook/messages';
import type { Stage } from '../../server/testing/stage';
import { gradebookFieldMessages } from '../../shared/gradebook/messages';
import { fieldInvalid, messages } from '../../shared/messages';
import { type Arranged, anyNumber, anyText, EDIT, IMPORTER, LOOK, type Table } from './call-table';
import { aClass, aClassThen, ofClass, ofMember } from './made-class';

/** A class to which the stage's quiz is assigned, with the stage's student. */
const aClassWithQuiz = aClassThen(async ({ teacher, quizId }, { classId }) => {
  await teacher.rest('POST', `/class/${classId}/members`, { name: 'Sam', email: 'sam@school.example' });
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId] });
});
const weighing = (sent: (at: Stage) => object) => (at: Arranged) => ({ ...ofClass(at), ...sent(at) });
const member = (name: string, number: string | null, email: string | null) => ({
  ...{ _id: anyText, name, number, email, hasLeft: false },
  accountId: email === null ? null : anyText,
});

const oral = { title: 'Oral', date: anyNumber, weightPercent: 100, maxScore: 10 };
/** A class with an empty column out of 10. */
const anEmptyColumn = async (stage: Stage) => {
  const made = await aClass(stage);
  const column = { title: 'Oral', maxScore: 10, date: 1_700_000_000_000 };
  const { columnId } = (await stage.teacher.rest('POST', `/class/${made.classId}/columns`, column)).body;
  return { ...made, columnId: columnId as string };
};
/** A class with an own column in which its student has 7.5. */
const aColumn = async (stage: Stage) => {
  const made = await anEmptyColumn(stage);
  const { classId, columnId, memberId } = made;
  await stage.teacher.rest('PUT', `/class/${classId}/columns/${columnId}/marks/${memberId}`, { marks: 7.5 });
  return made;
};
const aDeletedColumn = async (stage: Stage) => {
  const made = await aColumn(stage);
  const { body } = await stage.teacher.rest('DELETE', `/class/${made.classId}/columns/${made.columnId}`);
  return { ...made, undo: body.undo as string };
};
const columnOf = (more: object) => (at: Arranged) => ({
  ...ofClass(at),
  ...(at.made.columnId !== undefined && { columnId: at.made.columnId }),
  ...more,
});
const marksOf = (marks: unknown) => (at: Arranged) => ({
  ...{ ...ofMember(at), columnId: at.made.columnId, marks },
});

export const gradebookTable = {
  'gradebook.get': {
    input: ofClass,
    given: 'published',
    arrange: aClassWithQuiz,
    statuses: LOOK,
    missing: classMessages.notFound,
    acts: {
      'members and quizzes, a letter for each cell': {
        answer: {
          ...{ classId: anyText, name: '7b', right: 'own', dropLowest: 0, gradeScale: null, ownColumns: [] },
          members: [member('Asha Rao', '12', null), member('Sam', null, 'sam@school.example')],
          quizzes: [
            {
              ...{ quizId: anyText, title: 'Cells', folder: '', tags: [], date: anyNumber },
              ...{ isAssigned: true, namesHidden: true, weightPercent: 100, maxScore: anyNumber },
              ...{ states: 'aa', scores: [null, null] },
            },
          ],
        },
      },
    },
  },
  'gradebook.setWeights': {
    input: weighing(({ quizId }) => ({ weights: { [quizId]: 200 }, dropLowest: 1 })),
    given: 'published',
    arrange: aClassWithQuiz,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'a quiz counts twice, the lowest is dropped': {
        answer: { dropLowest: 1, weights: expect.any(Object) },
      },
      'too much weight': {
        input: weighing(({ quizId }) => ({ weights: { [quizId]: 1001 } })),
        ...{ status: 400, answer: gradebookMessages.weightInvalid },
      },
      'fewer than none': {
        input: weighing(() => ({ dropLowest: -1 })),
        ...{ status: 400, answer: gradebookMessages.dropInvalid },
      },
      'a quiz that is not in it': {
        input: weighing(() => ({ weights: { elsewhere: 50 } })),
        ...{ status: 400, answer: gradebookMessages.quizNotInGradebook },
      },
    },
  },
  'gradebook.addColumn': {
    input: columnOf({ title: ' Oral ', maxScore: 10, date: 1_700_000_000_000 }),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'a column for oral marks': { answer: { ...oral, columnId: anyText } },
      'without a title': {
        input: columnOf({ title: ' ', maxScore: 10, date: 0 }),
        ...{ status: 400, answer: gradebookFieldMessages.columnTitle },
      },
      'out of nothing': {
        input: columnOf({ title: 'Oral', maxScore: 0, date: 0 }),
        ...{ status: 400, answer: gradebookFieldMessages.columnMaximum },
      },
      'a column of notes': {
        input: columnOf({ title: 'Homework', maxScore: null, date: 0 }),
        answer: { ...oral, columnId: anyText, title: 'Homework', maxScore: null },
      },
      'a day that is none': {
        input: columnOf({ title: 'Oral', maxScore: 10, date: 'spring' }),
        ...{ status: 400, answer: fieldInvalid('date') },
      },
    },
  },
  'gradebook.orderColumns': {
    input: (at) => ({ ...ofClass(at), columnIds: [at.made.columnId] }),
    given: 'draft',
    arrange: aColumn,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'the only one': { answer: { columnIds: [anyText] } },
      'without one of them': {
        input: (at) => ({ ...ofClass(at), columnIds: [] }),
        ...{ status: 409, answer: gradebookMessages.columnsChanged },
      },
      'with a word in place of the list': {
        input: (at) => ({ ...ofClass(at), columnIds: 'first' }),
        ...{ status: 400, answer: fieldInvalid('columnIds') },
      },
    },
  },
  'gradebook.updateColumn': {
    input: columnOf({ title: 'Speaking', maxScore: 20, weightPercent: 50 }),
    given: 'draft',
    arrange: aColumn,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'another title, maximum and weight': {
        answer: { ...oral, columnId: anyText, title: 'Speaking', maxScore: 20, weightPercent: 50 },
      },
      'a maximum below a mark': {
        input: columnOf({ maxScore: 7 }),
        ...{ status: 409, answer: gradebookMessages.maximumBelowMark(7.5) },
      },
      'one that is not in the class': {
        input: (at) => ({ ...ofClass(at), columnId: 'none', title: 'Oral' }),
        ...{ status: 404, answer: gradebookMessages.columnNotFound },
      },
    },
  },
  'gradebook.removeColumn': {
    input: columnOf({}),
    given: 'draft',
    arrange: aColumn,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'with its marks, for as long as it can be undone': {
        answer: { message: gradebookMessages.columnRemoved('Oral'), undo: anyText },
      },
    },
  },
  'gradebook.restoreColumn': {
    input: ({ made: { classId, undo } }) => ({ classId, undo }),
    given: 'draft',
    arrange: aDeletedColumn,
    statuses: IMPORTER,
    missing: classMessages.notFound,
    acts: {
      'by who deleted it': { answer: { ...oral, columnId: anyText } },
      'with what is none of ours': {
        input: (at) => ({ ...ofClass(at), undo: 'x' }),
        ...{ status: 409, answer: gradebookMessages.columnUndoOver },
      },
    },
  },
  'gradebook.setMark': {
    input: marksOf(8),
    given: 'draft',
    arrange: anEmptyColumn,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      "a student's mark": { answer: { marks: 8, note: null, replaced: null } },
      'no mark': { input: marksOf(null), answer: { marks: null, note: null, replaced: null } },
      'a note where marks stand': {
        input: (at) => ({ ...ofMember(at), columnId: at.made.columnId, note: 'late' }),
        ...{ status: 409, answer: gradebookMessages.columnOfMarks },
      },
      'a note that is too long': {
        input: (at) => ({ ...ofMember(at), columnId: at.made.columnId, note: 'x'.repeat(201) }),
        ...{ status: 400, answer: gradebookFieldMessages.columnNote },
      },
      'above the maximum': { input: marksOf(10.5), status: 400, answer: messages.marksInvalid(10) },
      'below 0': { input: marksOf(-0.5), status: 400, answer: messages.marksInvalid(10) },
      'a word': { input: marksOf('good'), status: 400, answer: fieldInvalid('marks') },
      'of somebody in another class': {
        input: (at) => ({ ...marksOf(8)(at), memberId: 'none' }),
        ...{ status: 404, answer: classMessages.memberNotFound },
      },
    },
  },
  'gradebook.csv': {
    input: ofClass,
    given: 'published',
    arrange: aClassWithQuiz,
    statuses: LOOK,
    missing: classMessages.notFound,
  },
  'gradebook.marksCsv': {
    input: (at) => ({ ...ofClass(at), columns: 'number,percent', decimal: 'comma' }),
    given: 'published',
    arrange: aClassWithQuiz,
    statuses: LOOK,
    missing: classMessages.notFound,
  },
  'gradebook.workbook': {
    input: ofClass,
    given: 'published',
    arrange: aClassWithQuiz,
    statuses: LOOK,
    missing: classMessages.notFound,
  },
} satisfies Table;
