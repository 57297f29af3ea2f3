import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import type { Target } from '../../calls/declare';
import { getOwnQuiz, type QuizRecord } from '../quizzes/find';
import { type CorrectionRecord, findCorrection } from './corrections-store';
import { getOwnQuestion, getQuestion, getWritten, type Written } from './find';
import { questionsStore } from './store';
import { findPlaced, type WritePlace } from './write';

/** What is no name is that of nothing. */
const name = z.string().catch('');
const questionIds = z.object({ questionId: z.string() });
const questionInQuizIds = z.object({ quizId: z.string(), questionId: name });
const placeIds = z.object({ quizId: z.string(), questionId: name, newId: name, after: name });
const correctionIds = z.object({ questionId: z.string(), correctionId: name });

interface OwnQuestion {
  readonly quiz: QuizRecord;
  readonly question: Question;
}

/** The teacher's own question and the quiz it is in. */
export const ownQuestion: Target<Teacher, typeof questionIds, OwnQuestion> = {
  ids: questionIds,
  missing: messages.questionNotFound,
  load: (deps, teacher, { questionId }) => getOwnQuestion(deps, teacher, questionId),
};

/** A question of the teacher's own quiz. */
export const questionInOwnQuiz: Target<Teacher, typeof questionInQuizIds, OwnQuestion> = {
  ids: questionInQuizIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, questionId }) {
    const quiz = getOwnQuiz(deps, teacher, quizId);
    return { quiz, question: getQuestion(deps, quizId, questionId) };
  },
};

interface OwnWritten {
  readonly quiz: QuizRecord;
  readonly questionId: string;
  readonly written: Written;
}

/** A question of the teacher's own quiz, finished or not. */
export const writtenInOwnQuiz: Target<Teacher, typeof questionInQuizIds, OwnWritten> = {
  ids: questionInQuizIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, questionId }) {
    const quiz = getOwnQuiz(deps, teacher, quizId);
    return { quiz, questionId, written: getWritten(deps, quizId, questionId) };
  },
};

/** The question that is written in the teacher's own quiz, or the place of a new one. */
export const placeInOwnQuiz: Target<Teacher, typeof placeIds, { quiz: QuizRecord; place: WritePlace }> = {
  ids: placeIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, ...place }) {
    const quiz = getOwnQuiz(deps, teacher, quizId);
    findPlaced(deps, quizId, place);
    return { quiz, place };
  },
};

/** A question of the teacher's own quiz, finished or not, also a deleted one. */
export const anyQuestionInOwnQuiz: Target<
  Teacher,
  typeof questionInQuizIds,
  { quiz: QuizRecord; questionId: string; isStored: boolean; isDeleted: boolean }
> = {
  ids: questionInQuizIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, questionId }) {
    const quiz = getOwnQuiz(deps, teacher, quizId);
    const { findOwn, findAnyDraft } = questionsStore(deps.db);
    const stored = findOwn.get({ questionId, teacherId: teacher.accountId });
    const found = stored ?? findAnyDraft.get({ questionId });
    if (found?.quizId !== quiz.id) throw new DomainError('not_found', messages.questionNotFound);
    return { quiz, questionId, isStored: stored !== undefined, isDeleted: found.deletedAt !== null };
  },
};

/** A correction of the teacher's own question. */
export const ownCorrection: Target<
  Teacher,
  typeof correctionIds,
  OwnQuestion & { correction: CorrectionRecord }
> = {
  ids: correctionIds,
  missing: messages.questionNotFound,
  load(deps, teacher, { questionId, correctionId }) {
    const own = getOwnQuestion(deps, teacher, questionId);
    const correction = findCorrection(deps.db, { questionId, correctionId });
    if (!correction) throw new DomainError('not_found', messages.correctionNotFound);
    return { ...own, correction };
  },
};
