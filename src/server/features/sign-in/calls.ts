import * as z from 'zod';
import {
  classLoginRequestSchema,
  demoPersonSchema,
  loginRequestSchema,
  loginSchema,
  teacherLoginRequestSchema,
} from '../../../shared/account/schema';
import { messageSchema, openCall, signedInCall, studentCall } from '../../calls/declare';
import { languageRequestSchema } from '../../rules/account/language-request';
import { loginWithPin, pinRefused } from '../accounts/class-login';
import { logout, logoutEverywhere } from '../accounts/end-sessions';
import { setLanguage } from '../accounts/language';
import { getDemoSignIn, issueDemoToken } from './demo-sign-in';
import { identityRefused, login } from './login';

export const accountsCalls = {
  demoIdToken: openCall({
    kind: 'work',
    rest: 'POST /auth/demo/id-token',
    isPlain: true,
    guard: getDemoSignIn,
    input: demoPersonSchema,
    output: z.object({ firebaseToken: z.string() }),
    run: issueDemoToken,
  }),
  loginTeacher: openCall({
    kind: 'work',
    rest: 'POST /auth/login/teacher',
    isPlain: true,
    input: teacherLoginRequestSchema,
    refusal: identityRefused,
    output: loginSchema,
    run: (deps, { input }) => login(deps, { role: 'teacher', input }),
  }),
  loginStudent: openCall({
    kind: 'work',
    rest: 'POST /auth/login/student',
    isPlain: true,
    input: loginRequestSchema,
    refusal: identityRefused,
    output: loginSchema,
    run: (deps, { input }) => login(deps, { role: 'student', input }),
  }),
  loginClass: openCall({
    kind: 'work',
    rest: 'POST /auth/login/class',
    isPlain: true,
    input: classLoginRequestSchema,
    refusal: pinRefused,
    output: loginSchema,
    run: loginWithPin,
  }),
  setLanguage: studentCall({
    kind: 'act',
    rest: 'PUT /student/language',
    input: languageRequestSchema,
    output: languageRequestSchema,
    run: setLanguage,
  }),
  logout: signedInCall({
    kind: 'act',
    hasOwnBound: true,
    rest: 'POST /auth/logout',
    output: messageSchema,
    run: logout,
  }),
  logoutEverywhere: signedInCall({
    kind: 'act',
    hasOwnBound: true,
    rest: 'POST /auth/logout-everywhere',
    output: messageSchema.extend({ sessionsEnded: z.number().int() }),
    run: logoutEverywhere,
  }),
};
