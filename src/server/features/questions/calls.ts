import * as z from 'zod';
import { CORRECTION_POLICIES, STORED_MAXIMUM } from '../../../shared/constants';
import { correctionPreviewSchema, correctionSchema } from '../../../shared/marking/schema';
import { fieldInvalid, messages } from '../../../shared/messages';
import { isPlainObject } from '../../../shared/parse';
import { type QuestionFields, questionFieldsSchema } from '../../../shared/question/request';
import { questionSchema } from '../../../shared/question/schema';
import { issueSchema } from '../../../shared/question/unfinished';
import { isTimeLimit } from '../../../shared/question/validate';
import { quizSchema } from '../../../shared/quiz/schema';
import { sentImage, sentList } from '../../../shared/sent';
import { messageSchema, teacherCall } from '../../calls/declare';
import { withFormatted } from '../../rich-text/formatted-texts';
import { quizToEdit } from '../quizzes/targets';
import { changedQuestion, newQuestionOfAType } from './as-documented';
import { duplicateQuestion } from './copy';
import { previewCorrection } from './correction';
import { getLastCorrection, undoCorrection } from './corrections';
import { createQuestion, createQuestions } from './create';
import { uploadImage } from './images';
import { moveQuestions } from './place';
import { removeQuestion, removeQuestions, restoreQuestion, restoreQuestions } from './remove';
import { revertQuestion } from './revert';
import { setTimeLimits } from './set-time-limits';
import {
  anyQuestionInQuizToEdit,
  correctionToEdit,
  placeInQuizToEdit,
  questionInQuizToEdit,
  questionToEdit,
  questionToLook,
  writtenInQuizToEdit,
} from './targets';
import { applyCorrection, updateQuestion } from './update';
import { writeQuestion } from './write';

const newQuestion = questionFieldsSchema.extend({ image: sentImage });
/** Parsed one by one, so that a refusal can name the question. */
const questionList = z
  .array(z.custom<QuestionFields>(isPlainObject, fieldInvalid('questions')), fieldInvalid('questions'))
  .min(1, fieldInvalid('questions'))
  .max(STORED_MAXIMUM.questions, messages.tooManyStored.questions(STORED_MAXIMUM.questions, true));
const changes = newQuestion.extend({
  removeImage: z
    .union([z.boolean(), z.string()])
    .catch(false)
    .transform((sent) => sent === true || sent === 'true')
    .optional(),
});
const policy = z.enum(CORRECTION_POLICIES, fieldInvalid('policy')).default('new');
const correction = z.looseObject({ policy }).extend(changes.shape);

const placed = z.object(
  { questionId: z.string(fieldInvalid('questionId')), after: z.string(fieldInvalid('after')) },
  fieldInvalid('places'),
);
const places = z.object({
  places: z
    .array(placed, fieldInvalid('places'))
    .min(1, fieldInvalid('places'))
    .max(STORED_MAXIMUM.questions, fieldInvalid('places')),
});

const questionIds = z.object({
  questionIds: z
    .array(z.string().min(1, fieldInvalid('questionIds')), fieldInvalid('questionIds'))
    .min(1, fieldInvalid('questionIds'))
    .max(STORED_MAXIMUM.questions, fieldInvalid('questionIds')),
});

/** The changed question's id, and the quiz after the change. */
const changedQuizSchema = z.object({ _id: z.string(), quiz: quizSchema });

export const questionsCalls = {
  create: teacherCall({
    kind: 'work',
    rest: ['POST /question', 'POST /question/'],
    body: 'form',
    on: quizToEdit,
    input: newQuestion,
    documented: newQuestionOfAType,
    output: questionSchema,
    run: async (deps, asked) => withFormatted(await createQuestion(deps, asked)),
  }),
  createMany: teacherCall({
    kind: 'act',
    body: 'form',
    on: quizToEdit,
    input: z.object({ questions: sentList(questionList) }),
    output: quizSchema,
    run: createQuestions,
  }),
  write: teacherCall({
    kind: 'work',
    body: 'form',
    on: placeInQuizToEdit,
    input: changes,
    output: changedQuizSchema.extend({ isFinished: z.boolean(), issues: z.array(issueSchema) }),
    run: writeQuestion,
  }),
  move: teacherCall({
    kind: 'act',
    body: 'large-json',
    on: quizToEdit,
    input: places,
    output: quizSchema,
    run: moveQuestions,
  }),
  revert: teacherCall({
    kind: 'act',
    on: questionInQuizToEdit,
    output: changedQuizSchema,
    run: revertQuestion,
  }),
  duplicate: teacherCall({
    kind: 'act',
    on: writtenInQuizToEdit,
    output: changedQuizSchema,
    run: duplicateQuestion,
  }),
  setTimeLimits: teacherCall({
    kind: 'act',
    on: quizToEdit,
    input: z.object({
      timeLimit: z.number(messages.questionTimeRequired).refine(isTimeLimit, messages.questionTimeRequired),
    }),
    output: quizSchema,
    run: setTimeLimits,
  }),
  update: teacherCall({
    kind: 'work',
    rest: 'PUT /question/:questionId',
    body: 'form',
    on: questionToEdit,
    input: changes,
    documented: changedQuestion,
    output: questionSchema,
    run: async (deps, asked) => withFormatted(await updateQuestion(deps, asked)),
  }),
  uploadImage: teacherCall({
    kind: 'work',
    rest: 'POST /quiz/:quizId/image',
    body: 'form',
    on: quizToEdit,
    input: z.object({ image: sentImage }),
    output: z.object({ uploadId: z.string(), imageUrl: z.string() }),
    run: uploadImage,
  }),
  previewCorrection: teacherCall({
    kind: 'work',
    body: 'form',
    on: questionToEdit,
    input: correction,
    output: correctionPreviewSchema,
    run: previewCorrection,
  }),
  applyCorrection: teacherCall({
    kind: 'work',
    body: 'form',
    on: questionToEdit,
    input: correction.extend({ seen: z.string().optional().catch(undefined) }),
    output: questionSchema,
    run: async (deps, asked) => withFormatted(await applyCorrection(deps, asked)),
  }),
  lastCorrection: teacherCall({
    kind: 'query',
    on: questionToLook,
    output: correctionSchema.nullable(),
    run: getLastCorrection,
  }),
  undoCorrection: teacherCall({
    kind: 'act',
    on: correctionToEdit,
    output: questionSchema,
    run: (deps, asked) => withFormatted(undoCorrection(deps, asked)),
  }),
  remove: teacherCall({
    kind: 'act',
    rest: 'DELETE /question/:questionId',
    on: writtenInQuizToEdit,
    output: messageSchema,
    run: removeQuestion,
  }),
  removeMany: teacherCall({
    kind: 'act',
    body: 'large-json',
    on: quizToEdit,
    input: questionIds,
    output: quizSchema,
    run: removeQuestions,
  }),
  restoreMany: teacherCall({
    kind: 'act',
    body: 'large-json',
    on: quizToEdit,
    input: questionIds,
    output: quizSchema,
    run: restoreQuestions,
  }),
  restore: teacherCall({
    kind: 'act',
    on: anyQuestionInQuizToEdit,
    output: changedQuizSchema,
    run: restoreQuestion,
  }),
};
