import * as z from 'zod';
import {
  inviteRequestSchema,
  inviteSchema,
  invitesSchema,
  madeInviteSchema,
} from '../../../shared/account/invite';
import { auditPageSchema } from '../../../shared/operator/audit';
import { erasureSchema, storedPersonSchema } from '../../../shared/operator/person';
import {
  auditRequestSchema,
  eraseRequestSchema,
  grantRequestSchema,
  pageRequestSchema,
  personRequestSchema,
  sendAgainSchema,
} from '../../../shared/operator/request';
import {
  operatorLinkSchema,
  operatorSessionSchema,
  operatorStateSchema,
} from '../../../shared/operator/schema';
import {
  classesPageSchema,
  deletedQuizzesSchema,
  outboxSchema,
  restoredQuizSchema,
  schoolTeacherSchema,
  teachersPageSchema,
} from '../../../shared/operator/school';
import { backupsSchema, madeBackupSchema, storageSchema } from '../../../shared/operator/storage';
import { openCall, operatorCall } from '../../calls/declare';
import { fileAnswerSchema } from '../../calls/file-answer';
import { listInvites, makeInvite, revokeInvite } from '../accounts/invites';
import { makeBackupNow } from './make-backup';
import { openOperatorSession, operatorRefused } from './open-session';
import { listOutbox, sendMailAgain } from './outbox';
import { erasePersonFound, exportPersonFile, lookUpPerson } from './person';
import { readAudit } from './read-audit';
import { listBackups, readOperatorState, readStorage } from './read-state';
import {
  endPlanOf,
  endSessionsOfTeacher,
  grantPlanTo,
  listSchoolClasses,
  listSchoolTeachers,
  listSchoolTrash,
  restoreForTeacher,
} from './school';
import { aDeletedQuiz, anInvite, aTeacher } from './targets';

/** The calls of the operator's page, closed to every account. */
export const operatorCalls = {
  open: openCall({
    kind: 'act',
    rest: 'POST /operator/session',
    input: operatorLinkSchema,
    refusal: operatorRefused,
    output: operatorSessionSchema,
    run: openOperatorSession,
  }),
  state: operatorCall({
    kind: 'query',
    rest: 'GET /operator/state',
    output: operatorStateSchema,
    run: readOperatorState,
  }),
  teachers: operatorCall({
    kind: 'query',
    rest: 'GET /operator/teachers',
    input: pageRequestSchema,
    output: teachersPageSchema,
    run: listSchoolTeachers,
  }),
  grantPlan: operatorCall({
    kind: 'act',
    rest: 'POST /operator/teachers/:teacherId/plan',
    on: aTeacher,
    input: grantRequestSchema,
    output: schoolTeacherSchema,
    run: grantPlanTo,
  }),
  endPlan: operatorCall({
    kind: 'act',
    rest: 'DELETE /operator/teachers/:teacherId/plan',
    on: aTeacher,
    output: schoolTeacherSchema,
    run: endPlanOf,
  }),
  endSessions: operatorCall({
    kind: 'act',
    rest: 'POST /operator/teachers/:teacherId/end-sessions',
    on: aTeacher,
    output: z.object({ sessionsEnded: z.number() }),
    run: endSessionsOfTeacher,
  }),
  classes: operatorCall({
    kind: 'query',
    rest: 'GET /operator/classes',
    input: pageRequestSchema,
    output: classesPageSchema,
    run: listSchoolClasses,
  }),
  storage: operatorCall({
    kind: 'query',
    rest: 'GET /operator/storage',
    output: storageSchema,
    run: readStorage,
  }),
  backups: operatorCall({
    kind: 'query',
    rest: 'GET /operator/backups',
    output: backupsSchema,
    run: listBackups,
  }),
  makeBackup: operatorCall({
    kind: 'work',
    rest: 'POST /operator/backups',
    output: madeBackupSchema,
    run: makeBackupNow,
  }),
  outbox: operatorCall({
    kind: 'query',
    rest: 'GET /operator/outbox',
    output: outboxSchema,
    run: listOutbox,
  }),
  sendAgain: operatorCall({
    kind: 'act',
    rest: 'POST /operator/outbox/send',
    input: sendAgainSchema,
    output: z.object({ due: z.number() }),
    run: sendMailAgain,
  }),
  deletedQuizzes: operatorCall({
    kind: 'query',
    rest: 'GET /operator/deleted-quizzes',
    output: deletedQuizzesSchema,
    run: listSchoolTrash,
  }),
  restoreQuiz: operatorCall({
    kind: 'act',
    rest: 'POST /operator/deleted-quizzes/:quizId/restore',
    on: aDeletedQuiz,
    output: restoredQuizSchema,
    run: restoreForTeacher,
  }),
  audit: operatorCall({
    kind: 'query',
    rest: 'GET /operator/audit',
    input: auditRequestSchema,
    output: auditPageSchema,
    run: readAudit,
  }),
  // Not a query: names and addresses do not belong in a URL, which proxies log.
  lookUpPerson: operatorCall({
    kind: 'act',
    rest: 'POST /operator/person',
    input: personRequestSchema,
    output: storedPersonSchema,
    run: lookUpPerson,
  }),
  exportPerson: operatorCall({
    kind: 'act',
    rest: 'POST /operator/person/export',
    input: personRequestSchema,
    output: fileAnswerSchema,
    run: exportPersonFile,
  }),
  erasePerson: operatorCall({
    kind: 'work',
    rest: 'POST /operator/person/erase',
    input: eraseRequestSchema,
    output: erasureSchema,
    run: erasePersonFound,
  }),
  invites: operatorCall({
    kind: 'query',
    rest: 'GET /operator/invites',
    output: invitesSchema,
    run: listInvites,
  }),
  makeInvite: operatorCall({
    kind: 'act',
    rest: 'POST /operator/invites',
    input: inviteRequestSchema,
    output: madeInviteSchema,
    run: makeInvite,
  }),
  revokeInvite: operatorCall({
    kind: 'act',
    rest: 'DELETE /operator/invites/:inviteId',
    on: anInvite,
    output: inviteSchema,
    run: revokeInvite,
  }),
};
