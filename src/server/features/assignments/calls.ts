import { assignmentSchema } from '../../../shared/assignment/schema';
import { teacherCall } from '../../calls/declare';
import { makeUpSchema, newAssignmentSchema } from '../../rules/assignment/request';
import { quizToEdit, quizToLook } from '../quizzes/targets';
import { getAssignment } from './get';
import { makeUp } from './make-up';
import { setAssignment } from './set';

export const assignmentsCalls = {
  get: teacherCall({
    kind: 'query',
    rest: 'GET /quiz/:quizId/assignment',
    on: quizToLook,
    output: assignmentSchema,
    run: getAssignment,
  }),
  set: teacherCall({
    kind: 'act',
    rest: 'PUT /quiz/:quizId/assignment',
    body: 'large-json',
    on: quizToEdit,
    input: newAssignmentSchema,
    output: assignmentSchema,
    run: setAssignment,
  }),
  makeUp: teacherCall({
    kind: 'act',
    rest: 'POST /quiz/:quizId/make-up',
    on: quizToEdit,
    input: makeUpSchema,
    output: assignmentSchema,
    run: makeUp,
  }),
};
