import * as z from 'zod';
import { accommodationSchema } from '../../../shared/supervision/schema';
import { messageSchema, teacherCall } from '../../calls/declare';
import { quizToMark } from '../quizzes/targets';
import { continueQuiz } from './continue';
import { givenTimeSchema, giveTime } from './give-time';
import { listAllowances } from './list-allowances';
import { pauseQuiz } from './pause';
import { removeAllowance } from './remove-allowance';
import { newAllowanceSchema, setAllowance } from './set-allowance';
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
