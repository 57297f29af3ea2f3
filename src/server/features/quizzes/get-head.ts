import type { Teacher } from '../../../shared/actor';
import type { QuizHead } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import { getPlan } from '../payments/get-plan';
import { getQuizRow } from './dashboard';
import type { QuizRecord } from './store';

/** How a quiz stands, without its questions, and the plan of its owner. */
export const getQuizHead = (
  deps: Pick<Deps, 'db' | 'clock' | 'policy'>,
  at: { teacher: Teacher; quiz: QuizRecord },
): QuizHead => ({ name: at.teacher.name, ...getPlan(deps, at.quiz.teacherId), quiz: getQuizRow(deps, at) });
