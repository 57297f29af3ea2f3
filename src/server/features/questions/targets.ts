import * as z from 'zod';
import type { Right } from '../../../shared/access/rights';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { refusals } from '../../../shared/refusals';
import type { Target } from '../../calls/declare';
import type { Seen } from '../../rules/access/seen';
import { getQuizFor } from '../quizzes/access';
import type { QuizRecord } from '../quizzes/find';
import { getQuestion, getQuestionFor, getWritten, type Written } from './find';
import { type CorrectionRecord, findCorrection, questionsStore } from './store';
import { findPlaced, type WritePlace } from './write';

/** A missing name matches nothing. */
const name = z.string().catch('');
const questionIds = z.object({ questionId: z.string() });
const questionInQuizIds = z.object({ quizId: z.string(), questionId: name });
const placeIds = z.object({ quizId: z.string(), questionId: name, newId: name, after: name });
const correctionIds = z.object({ questionId: z.string(), correctionId: name });

interface SeenQuestion<Needed extends Right> {
  readonly quiz: Seen<QuizRecord, Needed>;
  readonly question: Question;
}

/** A question that the teacher may edit, and its quiz. */
export const questionToEdit: Target<Teacher, typeof questionIds, SeenQuestion<'edit'>> = {
  ids: questionIds,
  missing: refusals.questionNotFound,
  load: (deps, teacher, { questionId }) => getQuestionFor(deps, teacher, { questionId, needed: 'edit' }),
};

/** A question that the teacher may look at, and its quiz. */
export const questionToLook: Target<Teacher, typeof questionIds, SeenQuestion<'look'>> = {
  ids: questionIds,
  missing: refusals.questionNotFound,
  load: (deps, teacher, { questionId }) => getQuestionFor(deps, teacher, { questionId, needed: 'look' }),
};

/** A question of a quiz that the teacher may edit. */
export const questionInQuizToEdit: Target<Teacher, typeof questionInQuizIds, SeenQuestion<'edit'>> = {
  ids: questionInQuizIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, questionId }) {
    const quiz = getQuizFor(deps, { teacher, quizId, needed: 'edit' }).quiz;
    return { quiz, question: getQuestion(deps, quizId, questionId) };
  },
};

interface OwnWritten {
  readonly quiz: Seen<QuizRecord, 'edit'>;
  readonly questionId: string;
  readonly written: Written;
}

/** A question or draft of a quiz that the teacher may edit. */
export const writtenInQuizToEdit: Target<Teacher, typeof questionInQuizIds, OwnWritten> = {
  ids: questionInQuizIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, questionId }) {
    const quiz = getQuizFor(deps, { teacher, quizId, needed: 'edit' }).quiz;
    return { quiz, questionId, written: getWritten(deps, quizId, questionId) };
  },
};

/** The question being written in a quiz that the teacher may edit, or the position of a new one. */
export const placeInQuizToEdit: Target<
  Teacher,
  typeof placeIds,
  { quiz: Seen<QuizRecord, 'edit'>; place: WritePlace }
> = {
  ids: placeIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, ...place }) {
    const quiz = getQuizFor(deps, { teacher, quizId, needed: 'edit' }).quiz;
    findPlaced(deps, quizId, place);
    return { quiz, place };
  },
};

/** A question or draft of a quiz that the teacher may edit, deleted ones included. */
export const anyQuestionInQuizToEdit: Target<
  Teacher,
  typeof questionInQuizIds,
  { quiz: Seen<QuizRecord, 'edit'>; questionId: string; isStored: boolean; isDeleted: boolean }
> = {
  ids: questionInQuizIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, questionId }) {
    const quiz = getQuizFor(deps, { teacher, quizId, needed: 'edit' }).quiz;
    const { findOwn, findAnyDraft } = questionsStore(deps.db);
    const stored = findOwn.get({ questionId, teacherId: quiz.teacherId });
    const found = stored ?? findAnyDraft.get({ questionId });
    if (found?.quizId !== quiz.id) throw new DomainError('not_found', refusals.questionNotFound);
    return { quiz, questionId, isStored: stored !== undefined, isDeleted: found.deletedAt !== null };
  },
};

/** A correction of a question that the teacher may edit. */
export const correctionToEdit: Target<
  Teacher,
  typeof correctionIds,
  SeenQuestion<'edit'> & { correction: CorrectionRecord }
> = {
  ids: correctionIds,
  missing: refusals.questionNotFound,
  load(deps, teacher, { questionId, correctionId }) {
    const own = getQuestionFor(deps, teacher, { questionId, needed: 'edit' });
    const correction = findCorrection(deps.db, { questionId, correctionId });
    if (!correction) throw new DomainError('not_found', messages.correctionNotFound);
    return { ...own, correction };
  },
};
