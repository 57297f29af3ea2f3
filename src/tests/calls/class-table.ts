import { expect } from 'vitest';
import { classMessages } from '../../server/rules/classes/messages';
import type { Stage } from '../../server/testing/stage';
import { GRADE_PRESETS } from '../../shared/gradebook/grades';
import { gradebookFieldMessages } from '../../shared/gradebook/messages';
import { fieldInvalid } from '../../shared/messages';
import { rosterMessages } from '../../shared/roster/messages';
import {
  type Arranged,
  anyNumber,
  anyText,
  EDIT,
  IMPORTER,
  LOOK,
  MARK,
  OWNER,
  PERSONAL,
  type Table,
  TEACHERS,
} from './call-table';
import { aClass, aClassThen, ofClass } from './made-class';

const deleted = aClassThen(({ teacher }, { classId }) => teacher.rest('DELETE', `/class/${classId}`));
const deletedAndReplaced = aClassThen(async ({ teacher }, { classId }) => {
  await teacher.rest('DELETE', `/class/${classId}`);
  await teacher.rest('POST', '/class', { name: '7b' });
});
const named = (name: string) => (at: Arranged) => ({ ...ofClass(at), name });
const graded = (gradeScale: unknown) => (at: Arranged) => ({ ...ofClass(at), gradeScale });
const listed = (text: string) => (at: Arranged) => ({ ...ofClass(at), text });

const inBoth = { _id: anyText, code: anyText, right: 'own', owner: null, createdAt: anyNumber };
const classBody = (name: string, members: readonly unknown[] = []) => ({
  ...{
    ...inBoth,
    name,
    members,
    left: [],
    quizzes: [],
    slipsOnly: false,
    language: null,
    gradeScale: null,
    signInTries: [],
  },
});
const sevenB = (name = '7b') =>
  classBody(name, [expect.objectContaining({ _id: anyText, name: 'Asha Rao', number: '12' })]);

const LIST = 'Number;Name;Email\n12;Rao, Asha;asha@school.example\n13;Ode, Ben;\nTotal: 2';
const ASHA = { name: 'Asha Rao', number: '12', email: null };

const aClassWithList = async (stage: Stage) => {
  const made = await aClass(stage);
  const { body } = await stage.teacher.rest('POST', `/class/${made.classId}/roster`, { text: LIST });
  return { ...made, undo: body.undo as string };
};
const takenBack = ({ made: { classId, undo } }: Arranged) => ({ classId, undo });

export const classTable = {
  'classes.list': {
    given: 'draft',
    arrange: deleted,
    statuses: TEACHERS,
    acts: {
      'by name, with what is in the trash': {
        answer: {
          classes: [{ ...inBoth, name: '7c', memberCount: 0, noSignInCount: 0, quizCount: 0 }],
          trash: [{ _id: anyText, name: '7b', deletedAt: anyNumber, keptUntil: anyNumber }],
        },
      },
    },
  },
  'classes.create': {
    input: () => ({ name: ' 7b ' }),
    given: 'draft',
    statuses: TEACHERS,
    acts: {
      'a teacher makes one': { answer: classBody('7b') },
      'a name twice': { arrange: aClass, status: 409, answer: classMessages.nameTaken },
      'without a name': {
        ...{ input: () => ({ name: ' ' }), status: 400, answer: classMessages.nameRequired },
      },
    },
  },
  'classes.get': {
    input: ofClass,
    given: 'draft',
    arrange: aClass,
    statuses: LOOK,
    missing: classMessages.notFound,
    acts: { 'its teacher reads it': { answer: sevenB() } },
  },
  'classes.rename': {
    input: named('8b'),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'another name': { answer: sevenB('8b') },
      'the name of another': { input: named('7c'), status: 409, answer: classMessages.nameTaken },
    },
  },
  'classes.changeSignIn': {
    input: (at) => ({ ...ofClass(at), slipsOnly: true }),
    given: 'draft',
    arrange: aClass,
    statuses: MARK,
    missing: classMessages.notFound,
    acts: {
      'slips only': { answer: { ...sevenB(), slipsOnly: true } },
      'neither yes nor no': {
        ...{ input: (at) => ({ ...ofClass(at), slipsOnly: 1 }), status: 400 },
        answer: fieldInvalid('slipsOnly'),
      },
    },
  },
  'classes.changeLanguage': {
    input: (at) => ({ ...ofClass(at), language: 'en' }),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'a language': { answer: { ...sevenB(), language: 'en' } },
      'none again': { input: (at) => ({ ...ofClass(at), language: null }), answer: sevenB() },
      'a language that is not offered': {
        ...{ input: (at) => ({ ...ofClass(at), language: 'tlh' }), status: 400 },
        answer: fieldInvalid('language'),
      },
    },
  },
  'classes.changeGradeScale': {
    input: graded(GRADE_PRESETS.aToF),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'grades from A to F': { answer: { ...sevenB(), gradeScale: GRADE_PRESETS.aToF } },
      'no grades': { input: graded(null), answer: sevenB() },
      'a bound that is not below the one before': {
        input: graded([...GRADE_PRESETS.aToF.slice(0, 2), { label: 'C', fromPercent: 80 }]),
        ...{ status: 400, answer: gradebookFieldMessages.gradeBounds },
      },
      'percents without a grade': {
        input: graded(GRADE_PRESETS.aToF.slice(0, 3)),
        ...{ status: 400, answer: gradebookFieldMessages.gradeLast },
      },
      'two grades of one name': {
        input: graded([
          { label: 'A', fromPercent: 50 },
          { label: ' A ', fromPercent: 0 },
        ]),
        ...{ status: 400, answer: gradebookFieldMessages.gradeLabel },
      },
      'one grade': {
        input: graded([{ label: 'A', fromPercent: 0 }]),
        ...{ status: 400, answer: gradebookFieldMessages.gradeCount },
      },
    },
  },
  'classes.remove': {
    input: ofClass,
    given: 'draft',
    arrange: aClass,
    statuses: OWNER,
    missing: classMessages.notFound,
    acts: {
      'into the trash': { answer: { message: classMessages.removed } },
      'once only': { arrange: deleted, status: 404, answer: classMessages.notFound },
    },
  },
  'classes.restore': {
    input: ofClass,
    given: 'draft',
    arrange: deleted,
    statuses: PERSONAL,
    missing: classMessages.notFound,
    acts: {
      'out of the trash': { answer: sevenB() },
      'one that is not in the trash': { arrange: aClass, answer: sevenB() },
      'where its name is taken meanwhile it has another': {
        ...{ arrange: deletedAndReplaced, answer: sevenB('7b (restored)') },
      },
    },
  },
  'classes.importRoster': {
    input: listed(LIST),
    given: 'draft',
    arrange: aClass,
    statuses: EDIT,
    missing: classMessages.notFound,
    acts: {
      'who is new, changed, gone and unclear, and the class as it is then': {
        answer: {
          added: [{ line: 3, name: 'Ben Ode', number: '13', email: null, memberId: null }],
          renamed: [
            { memberId: anyText, line: 2, from: ASHA, to: { ...ASHA, email: 'asha@school.example' } },
          ],
          ...{ gone: [], unclear: [], undo: anyText },
          choices: {},
          skipped: [expect.objectContaining({ line: 1 }), expect.objectContaining({ line: 4 })],
          members: [
            expect.objectContaining({ name: 'Asha Rao' }),
            expect.objectContaining({ name: 'Ben Ode' }),
          ],
        },
      },
      'an empty list is refused': { input: listed(' '), status: 400, answer: rosterMessages.empty },
    },
  },
  'classes.undoRoster': {
    input: takenBack,
    given: 'draft',
    arrange: aClassWithList,
    statuses: IMPORTER,
    missing: classMessages.notFound,
    acts: {
      'the class is as before': { answer: { message: rosterMessages.undone } },
      'a list of somebody else': {
        ...{
          input: (at: Arranged) => ({ ...ofClass(at), undo: 'x' }),
          status: 409,
          answer: rosterMessages.undoOver,
        },
      },
    },
  },
} satisfies Table;
