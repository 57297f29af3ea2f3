import * as z from 'zod';
import {
  classListSchema,
  classMemberSchema,
  classSchema,
  rosterAnswerSchema,
  slipSchema,
} from '../../../shared/classes/schema';
import { rosterRequestSchema, rosterUndoSchema } from '../../../shared/roster/request';
import { messageSchema, teacherCall } from '../../calls/declare';
import { languageRequestSchema } from '../../rules/account/language-request';
import {
  classRequestSchema,
  joinRequestSchema,
  memberChangesSchema,
  memberRequestSchema,
  pinsRequestSchema,
  signInRequestSchema,
} from '../../rules/classes/request';
import { gradeScaleRequestSchema } from '../../rules/gradebook/request';
import { changeGradeScale } from './change-grade-scale';
import { changeClassLanguage } from './change-language';
import { changeClassSignIn } from './change-sign-in';
import { renameClass } from './class-name';
import { createClass } from './create';
import { importRoster } from './import-roster';
import { joinAccount } from './join-account';
import { makePin, makePins } from './make-pin';
import { addMember, moveMember, removeMember, restoreMember, updateMember } from './members';
import { listClasses, readClass } from './read-class';
import {
  classToEdit,
  classToLook,
  classToMark,
  memberToEdit,
  memberToMark,
  memberToMove,
  ownClass,
  ownOrDeletedClass,
} from './targets';
import { removeClass, restoreClass } from './trash';
import { undoRoster } from './undo-roster';

export const classesCalls = {
  list: teacherCall({ kind: 'query', rest: 'GET /class/', output: classListSchema, run: listClasses }),
  create: teacherCall({
    kind: 'act',
    rest: ['POST /class', 'POST /class/'],
    input: classRequestSchema,
    output: classSchema,
    run: createClass,
  }),
  get: teacherCall({
    kind: 'query',
    rest: 'GET /class/:classId',
    on: classToLook,
    output: classSchema,
    run: readClass,
  }),
  rename: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId',
    on: classToEdit,
    input: classRequestSchema,
    output: classSchema,
    run: renameClass,
  }),
  changeSignIn: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId/sign-in',
    on: classToMark,
    input: signInRequestSchema,
    output: classSchema,
    run: changeClassSignIn,
  }),
  changeLanguage: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId/language',
    on: classToEdit,
    input: languageRequestSchema,
    output: classSchema,
    run: changeClassLanguage,
  }),
  changeGradeScale: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId/grade-scale',
    on: classToEdit,
    input: gradeScaleRequestSchema,
    output: classSchema,
    run: changeGradeScale,
  }),
  remove: teacherCall({
    kind: 'act',
    rest: 'DELETE /class/:classId',
    on: ownClass,
    output: messageSchema,
    run: removeClass,
  }),
  restore: teacherCall({
    kind: 'act',
    rest: 'POST /class/:classId/restore',
    on: ownOrDeletedClass,
    output: classSchema,
    run: restoreClass,
  }),
  importRoster: teacherCall({
    kind: 'work',
    rest: 'POST /class/:classId/roster',
    body: 'file',
    query: ['dryRun'],
    on: classToEdit,
    input: rosterRequestSchema,
    output: rosterAnswerSchema,
    run: importRoster,
  }),
  undoRoster: teacherCall({
    kind: 'act',
    rest: 'POST /class/:classId/roster/undo',
    body: 'large-json',
    on: classToEdit,
    input: rosterUndoSchema,
    output: messageSchema,
    run: undoRoster,
  }),
  addMember: teacherCall({
    kind: 'act',
    rest: 'POST /class/:classId/members',
    on: classToEdit,
    input: memberRequestSchema,
    output: classMemberSchema,
    run: addMember,
  }),
  updateMember: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId/members/:memberId',
    on: memberToEdit,
    input: memberChangesSchema,
    output: classMemberSchema,
    run: updateMember,
  }),
  removeMember: teacherCall({
    kind: 'act',
    rest: 'DELETE /class/:classId/members/:memberId',
    on: memberToEdit,
    output: messageSchema,
    run: removeMember,
  }),
  restoreMember: teacherCall({
    kind: 'act',
    rest: 'POST /class/:classId/members/:memberId/restore',
    on: memberToEdit,
    output: classMemberSchema,
    run: restoreMember,
  }),
  moveMember: teacherCall({
    kind: 'act',
    rest: 'POST /class/:classId/members/:memberId/move',
    on: memberToMove,
    output: messageSchema,
    run: moveMember,
  }),
  makePin: teacherCall({
    kind: 'work',
    rest: 'POST /class/:classId/members/:memberId/pin',
    on: memberToMark,
    output: slipSchema,
    run: makePin,
  }),
  makePins: teacherCall({
    kind: 'work',
    rest: 'POST /class/:classId/pins',
    on: classToMark,
    input: pinsRequestSchema,
    output: z.object({ slips: z.array(slipSchema) }),
    run: makePins,
  }),
  joinAccount: teacherCall({
    kind: 'work',
    rest: 'POST /class/:classId/members/:memberId/join',
    on: memberToEdit,
    input: joinRequestSchema,
    output: z.object({
      message: z.string(),
      member: classMemberSchema,
      /** Attempts by PIN that moved to the account of the address. */
      movedAttempts: z.number().int(),
    }),
    run: joinAccount,
  }),
};
