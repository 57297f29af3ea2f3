import * as z from 'zod';
import { accommodationSchema } from '../../../shared/supervision/schema';
import { messageSchema, teacherCall } from '../../calls/declare';
import { quizToMark } from '../quizzes/targets';
import { listAllowances, newAllowanceSchema, removeAllowance, setAllowance } from './allowances';
import { givenTimeSchema, giveTime } from './give-time';
import { continueQuiz, pauseQuiz } from './pause';
import { knownAllowance, takersOfQuizToMark } from './targets';

export const timekeepingCalls = {
  pause: teacherCall({
    kind: 'work',
    on: quizToMark,
    output: messageSchema.extend({ pausedSince: z.number() }),
    run: pauseQuiz,
  }),
  continue: teacherCall({ kind: 'act', on: quizToMark, output: messageSchema, run: continueQuiz }),
  giveTime: teacherCall({
    kind: 'work',
    on: takersOfQuizToMark,
    input: givenTimeSchema,
    output: messageSchema,
    run: giveTime,
  }),
  allowances: teacherCall({ kind: 'query', output: z.array(accommodationSchema), run: listAllowances }),
  setAllowance: teacherCall({
    kind: 'act',
    input: newAllowanceSchema,
    output: accommodationSchema,
    run: setAllowance,
  }),
  removeAllowance: teacherCall({
    kind: 'act',
    on: knownAllowance,
    output: messageSchema,
    run: removeAllowance,
  }),
};
