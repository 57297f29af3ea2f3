import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { GradebookWeights } from '../../../shared/gradebook/schema';
import { recordAudit } from '../../db/audit';
import { differenceOf } from '../../db/audit-difference';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { gradebookMessages } from '../../rules/gradebook/messages';
import type { WeightsRequest } from '../../rules/gradebook/request';
import type { ClassRecord } from '../classes/access';
import { listColumns } from './columns';
import { gradebookStore, setDropLowest } from './store';

const USUAL_PERCENT = 100;

type SetDeps = Pick<Deps, 'db' | 'clock'>;

/** Sets the weights of quizzes in a class's gradebook; absent ones stay; idempotent. Throws 400 for a quiz not in it. */
export function setWeights(
  deps: SetDeps,
  {
    teacher,
    schoolClass,
    input,
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'edit'>; input: WeightsRequest },
): GradebookWeights {
  const { id: classId } = schoolClass;
  const { weights: asked = {}, dropLowest = schoolClass.dropLowest } = input;
  const seen = new Set(listColumns(deps, teacher, classId).map(({ quizId }) => quizId));
  if (Object.keys(asked).some((quizId) => !seen.has(quizId)))
    throw new DomainError('invalid', gradebookMessages.quizNotInGradebook);
  const before = { dropLowest: schoolClass.dropLowest, weights: readWeights(deps, classId, seen) };
  const changed = Object.entries(asked).filter(
    ([quizId, percent]) => percent !== (before.weights[quizId] ?? USUAL_PERCENT),
  );
  const { saveWeight, removeWeight } = gradebookStore(deps.db);
  for (const [quizId, weightPercent] of changed) {
    if (weightPercent === USUAL_PERCENT) removeWeight.run({ classId, quizId });
    else saveWeight.run({ classId, quizId, weightPercent });
  }
  if (dropLowest !== before.dropLowest) setDropLowest(deps.db, classId, dropLowest);
  const after = { dropLowest, weights: readWeights(deps, classId, seen) };
  if (changed.length > 0 || dropLowest !== before.dropLowest) {
    const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: classId };
    recordAudit(deps.db, { ...act, action: 'gradebook-weights', ...differenceOf(before, after) });
  }
  return after;
}

/** Limited to quizzes the teacher may see. */
const readWeights = ({ db }: SetDeps, classId: string, seen: ReadonlySet<string>): Record<string, number> =>
  Object.fromEntries(
    gradebookStore(db)
      .listWeights.all({ classId })
      .flatMap(({ quizId, weightPercent }) => (seen.has(quizId) ? [[quizId, weightPercent]] : [])),
  );
