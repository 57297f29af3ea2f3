import { mayBeDrawn, spotCheck } from '../../../../shared/marking/spot-check';
import { isText } from '../../../../shared/question-types/traits';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import { type KeptFindings, keptFindingsSchema } from '../../../rules/marking/kept-findings';
import { getQuestions } from '../../quizzes/find';
import { marksStore, type ResultRecord } from './marks-store';
import { listToDecide } from './reliance';

/** The range of `Ids.seed`. */
const SEEDS = 2 ** 32;

/**
 * Draws the spot check of a quiz, or the missing part of it, once its text questions have no other decision left. Call inside the
 * transaction that changes the marks.
 */
export function drawChecks({ db, ids, clock }: Pick<Deps, 'db' | 'ids' | 'clock'>, quizId: string): void {
  const texts = new Set(
    getQuestions({ db }, quizId)
      .filter(isText)
      .map(({ _id }) => _id),
  );
  const store = marksStore(db);
  const questionIds = JSON.stringify([...texts]);
  if (texts.size === 0 || store.findToDecide.get({ quizId, questionIds })) return;
  const rows = listToDecide({ db }, [quizId]).filter(({ questionId }) => texts.has(questionId));
  const answers = rows.map((mark) => {
    const { attemptId, questionId, source, score, findings, markedAt } = mark;
    return {
      ...{ id: `${attemptId} ${questionId}`, attemptId, questionId, check: findings?.check },
      group: findings?.group ?? '',
      given: source === 'teacher' ? { marks: score, at: markedAt } : null,
      sure: mayBeDrawn(mark) ? score : null,
    };
  });
  const drawn = spotCheck(answers, { random: () => ids.seed() / SEEDS, newId: () => ids.id() });
  const changed = answers.filter(
    ({ id, given, check }) => !given && JSON.stringify(check) !== JSON.stringify(drawn.get(id)),
  );
  for (const { id, attemptId, questionId } of changed) {
    const check = drawn.get(id);
    store.setCheck.run({ attemptId, questionId, check: check ? JSON.stringify(check) : '' });
  }
  for (const questionId of new Set(changed.map((each) => each.questionId))) {
    noteMarksChanged(db, { quizId, questionId }, clock.now());
  }
}

/** Whether re-scoring may replace this mark: not a teacher's mark, nor a stored AI opinion from before findings existed. */
export const isMovable = ({ source }: ResultRecord, kept: KeptFindings | undefined): boolean =>
  source === 'built-in' || (source === 'ai' && kept?.opinion !== undefined);

export const keptFindings = (json: string | null): KeptFindings | undefined =>
  json === null ? undefined : keptFindingsSchema.parse(JSON.parse(json));
