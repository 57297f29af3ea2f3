import * as z from 'zod';
import { appealSchema } from '../../../../shared/appeals/schema';
import { APPEAL_MAXIMUM_LENGTH } from '../../../../shared/constants';
import { DomainError } from '../../../../shared/errors';
import { refusals } from '../../../../shared/refusals';
import { studentCall, teacherCall } from '../../../calls/declare';
import { appealAnswerSchema, appealTextSchema } from '../../../rules/appeals/request';
import { answerToMark } from '../evaluation/targets';
import { answerSecondLook, askForSecondLook } from './appeals';
import { ownReleasedAnswer } from './targets';

export const appealsCalls = {
  ask: studentCall({
    kind: 'act',
    on: ownReleasedAnswer,
    input: appealTextSchema,
    refusal: () =>
      new DomainError('invalid', refusals.secondLookTextInvalid({ maximum: APPEAL_MAXIMUM_LENGTH })),
    output: z.object({ appeal: appealSchema }),
    run: askForSecondLook,
  }),
  answer: teacherCall({
    kind: 'act',
    on: answerToMark,
    input: appealAnswerSchema,
    output: z.object({ appeal: appealSchema, isChanged: z.boolean() }),
    run: answerSecondLook,
  }),
};
