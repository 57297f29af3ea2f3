import * as z from 'zod';
import { presentRequestSchema, presentSchema } from '../../../../shared/marking/present';
import { messageSchema, teacherCall } from '../../../calls/declare';
import {
  evidenceSchema,
  keptMarksSchema,
  marksSchema,
  releaseTimeSchema,
  seenMarkSchema,
  seenMarksSchema,
  studentsSchema,
  useAiSchema,
  useEarlierMarksSchema,
} from '../../../rules/marking/request';
import { quizToEdit, quizToLook, quizToMark } from '../../quizzes/targets';
import { showNames } from '../names/hidden';
import { getSentToAi, setAi } from './ai';
import { dismissAlarm } from './dismiss-alarm';
import { endHold, holdBack } from './hold-back';
import { noteMarker } from './present';
import { releaseScores, scheduleRelease } from './release';
import { keepMarks, setMarks, updateMarks } from './set-marks';
import { setMemory } from './set-memory';
import { startEvaluation } from './start';
import { answerToMark, questionToMark, submissionToMark } from './targets';
import { undoMarks } from './undo-marks';
import { sentToAiSchema } from './views';

export const evaluationCalls = {
  start: teacherCall({
    kind: 'work',
    rest: 'POST /quiz/:quizId/evaluate',
    on: quizToMark,
    output: messageSchema,
    run: startEvaluation,
  }),
  release: teacherCall({
    kind: 'act',
    rest: 'POST /quiz/:quizId/release-scores',
    on: quizToMark,
    output: messageSchema,
    run: releaseScores,
  }),
  scheduleRelease: teacherCall({
    kind: 'act',
    on: quizToMark,
    input: releaseTimeSchema,
    output: z.object({ releaseAt: z.number().nullable() }),
    run: scheduleRelease,
  }),
  holdBack: teacherCall({ kind: 'act', on: submissionToMark, output: messageSchema, run: holdBack }),
  endHold: teacherCall({ kind: 'act', on: submissionToMark, output: messageSchema, run: endHold }),
  updateMarks: teacherCall({
    kind: 'act',
    rest: 'PUT /quiz/question/update-marks',
    on: answerToMark,
    input: marksSchema.extend(seenMarkSchema.shape),
    output: messageSchema,
    run: updateMarks,
  }),
  setMarks: teacherCall({
    kind: 'act',
    rest: 'PUT /quiz/:quizId/marks',
    body: 'large-json',
    on: questionToMark,
    input: studentsSchema.extend({ ...marksSchema.shape, ...seenMarksSchema.shape }),
    output: messageSchema.extend({ changed: z.number().int() }),
    run: setMarks,
  }),
  keepMarks: teacherCall({
    kind: 'act',
    body: 'large-json',
    on: questionToMark,
    input: keptMarksSchema,
    output: messageSchema.extend({ changed: z.number().int() }),
    run: keepMarks,
  }),
  undoMarks: teacherCall({
    kind: 'act',
    on: questionToMark,
    input: studentsSchema,
    output: messageSchema,
    run: undoMarks,
  }),
  present: teacherCall({
    kind: 'query',
    on: quizToMark,
    input: presentRequestSchema,
    output: presentSchema,
    run: noteMarker,
  }),
  dismissAlarm: teacherCall({
    kind: 'act',
    on: questionToMark,
    input: evidenceSchema,
    output: messageSchema,
    run: dismissAlarm,
  }),
  showNames: teacherCall({
    kind: 'act',
    on: quizToMark,
    output: z.object({ namesShownAt: z.number() }),
    run: showNames,
  }),
  setAi: teacherCall({
    kind: 'act',
    on: quizToEdit,
    input: useAiSchema,
    output: z.object({ useAi: z.boolean() }),
    run: setAi,
  }),
  setMemory: teacherCall({
    kind: 'act',
    on: quizToEdit,
    input: useEarlierMarksSchema,
    output: z.object({ useEarlierMarks: z.boolean() }),
    run: setMemory,
  }),
  sentToAi: teacherCall({ kind: 'query', on: quizToLook, output: sentToAiSchema, run: getSentToAi }),
};
