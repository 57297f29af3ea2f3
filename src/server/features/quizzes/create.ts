import type { Teacher } from '../../../shared/actor';
import { refuseFirst } from '../../../shared/errors';
import { blankQuiz } from '../../../shared/quiz/draft';
import type { Quiz, QuizSettings } from '../../../shared/quiz/schema';
import { validateQuiz } from '../../../shared/quiz/validate';
import type { Deps } from '../../deps';
import { ownerOf } from '../../rules/access/owner-id';
import { type QuizRequest, withChanges } from '../../rules/quiz/request';
import { refuseManyQuizzes } from './ceilings';
import { getChangedQuiz } from './get';
import { insertQuiz, type QuizRecord } from './store';
import { refuseTakenTitle } from './title';

/** Creates an empty draft. Throws 400 without a title, 409 for a duplicate title or too many quizzes. */
export function createQuiz(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  { teacher, input }: { teacher: Teacher; input: QuizRequest },
): Quiz {
  // The client provides the default description (spec §4); the API has none.
  const settings = withChanges({ ...blankQuiz(''), description: '' }, input);
  refuseFirst(validateQuiz({ ...settings, questions: [] }));
  refuseManyQuizzes(deps, ownerOf(teacher));
  refuseTakenTitle(deps, ownerOf(teacher), settings.title);
  return getChangedQuiz(deps, teacher, insertDraft(deps, teacher, settings));
}

/** Fields a copy inherits besides its settings. */
export type KeptWithCopy = Partial<Pick<QuizRecord, 'folder' | 'useEarlierMarks'>>;

/** Inserts a draft with these settings and returns its id. */
export function insertDraft(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  teacher: Teacher,
  settings: QuizSettings & KeptWithCopy,
): string {
  const id = ids.id();
  insertQuiz(db, {
    ...settings,
    id,
    teacherId: ownerOf(teacher),
    isPublished: false,
    acceptingResponses: true,
    evaluationStatus: 'pending',
    createdAt: clock.now(),
  });
  return id;
}
