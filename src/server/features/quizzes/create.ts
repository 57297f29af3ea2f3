import { ownerOf } from '../../../shared/access/owner-id';
import type { Teacher } from '../../../shared/actor';
import { refuseFirst } from '../../../shared/errors';
import { blankQuiz } from '../../../shared/quiz/draft';
import { type QuizRequest, withChanges } from '../../../shared/quiz/request';
import type { Quiz, QuizSettings } from '../../../shared/quiz/schema';
import { validateQuiz } from '../../../shared/quiz/validate';
import type { Deps } from '../../deps';
import { refuseManyQuizzes } from './ceilings';
import { getChangedQuiz } from './get';
import { insertQuiz, type QuizRecord } from './store';
import { refuseTakenTitle } from './title';

/** Makes a draft without questions. Refuses a missing title (400), one that the teacher uses already and one quiz too many (409). */
export function createQuiz(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'policy'>,
  { teacher, input }: { teacher: Teacher; input: QuizRequest },
): Quiz {
  // The client words the description of a new quiz (spec §4); the API makes none up.
  const settings = withChanges({ ...blankQuiz(''), description: '' }, input);
  refuseFirst(validateQuiz({ ...settings, questions: [] }));
  refuseManyQuizzes(deps, ownerOf(teacher));
  refuseTakenTitle(deps, ownerOf(teacher), settings.title);
  return getChangedQuiz(deps, teacher, insertDraft(deps, teacher, settings));
}

/** What a copy has from its source beside the settings that a teacher writes. */
export type KeptWithCopy = Partial<Pick<QuizRecord, 'folder' | 'useEarlierMarks'>>;

/** Writes a draft with these settings; answers its id. */
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
