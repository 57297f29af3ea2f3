import type { Teacher } from '../../../shared/actor';
import type { CopyEffect } from '../../../shared/bank/schema';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { toDraft } from '../../../shared/question/draft';
import type { Question } from '../../../shared/question/schema';
import type { Seen } from '../../rules/access/seen';
import { withContentOf } from '../../rules/bank/copy-differs';
import { bankMessages } from '../../rules/bank/messages';
import type { CorrectedCopies } from '../../rules/bank/request';
import type { Remarked } from '../marking/evaluation/remark';
import { type CorrectDeps, remark, seenOf } from '../questions/correction';
import { getLastCorrection } from '../questions/corrections';
import { getCopies } from '../questions/family';
import { getQuestionFor } from '../questions/find';
import { writeChange } from '../questions/write-change';
import { hasStarted, type QuizRecord } from '../quizzes/find';

interface Asked {
  readonly teacher: Teacher;
  readonly question: Question;
  readonly input: CorrectedCopies;
}

interface Prepared {
  readonly quiz: Seen<QuizRecord, 'edit'>;
  readonly before: Question;
  readonly after: Question;
  readonly remarked: Remarked | null;
}

/**
 * Previews the effect of copying a question's content to some of its copies; writes nothing. Throws 404 and 409 as the change
 * would.
 */
export async function previewCopies(deps: CorrectDeps, asked: Asked): Promise<{ copies: CopyEffect[] }> {
  const prepared = await prepare(deps, asked);
  return { copies: prepared.map((each) => effectOf(deps, each)) };
}

/**
 * Copies a question's content to some of its copies, all or none; in started quizzes as a correction, with re-computed marks and
 * an undo for each. Throws 404 for a missing copy, 409 for frozen fields or an effect that differs from the preview.
 */
export async function correctCopies(deps: CorrectDeps, asked: Asked) {
  const { teacher, question, input } = asked;
  const prepared = await prepare(deps, asked);
  const copies = deps.inTransaction(() => {
    const isSame = (now: Question, then: Question) => JSON.stringify(now) === JSON.stringify(then);
    if (
      !isSame(getQuestionFor(deps, teacher, { questionId: question._id, needed: 'edit' }).question, question)
    )
      return undefined;
    const current = prepared.map(
      ({ before }) => getQuestionFor(deps, teacher, { questionId: before._id, needed: 'edit' }).question,
    );
    if (!current.every((now, at) => prepared[at] && isSame(now, prepared[at].before))) return undefined;
    return prepared.map((each) => writeCopy(deps, { ...each, teacher, input }));
  });
  if (copies) return { copies };
  // A copy has been changed since the preview.
  const { question: now } = getQuestionFor(deps, teacher, { questionId: question._id, needed: 'edit' });
  return correctCopies(deps, { ...asked, question: now });
}

async function prepare(deps: CorrectDeps, { teacher, question, input }: Asked): Promise<Prepared[]> {
  const copies = new Map(getCopies(deps, { teacher, question }).map((copy) => [copy.questionId, copy]));
  const chosen = input.copyIds.map((id) => {
    const copy = copies.get(id);
    if (!copy) throw new DomainError('not_found', bankMessages.copyNotFound);
    return copy;
  });
  for (const { title, refusal } of chosen) {
    if (refusal) throw new DomainError('conflict', bankMessages.inQuiz(title, refusal));
  }
  const prepared: Prepared[] = [];
  for (const { quiz, question: before } of chosen) {
    const after = withContentOf(question, before);
    const remarked = await inQuiz(quiz, () => remark(deps, { quiz, before, after, policy: input.policy }));
    prepared.push({ quiz, before, after, remarked });
  }
  return prepared;
}

/** Adds the quiz's title to a refusal, since there are several. */
async function inQuiz<Value>({ title }: QuizRecord, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof DomainError)
      throw new DomainError(error.kind, bankMessages.inQuiz(title, error.message));
    throw error;
  }
}

function effectOf(deps: CorrectDeps, { quiz, before, remarked }: Prepared): CopyEffect {
  const effect = remarked?.effect();
  return {
    ...{ questionId: before._id, quizId: quiz.id, title: quiz.title },
    gainCount: effect?.gains.length ?? 0,
    lossCount: effect?.losses.length ?? 0,
    isReleased: effect?.isReleased ?? false,
    seen: remarked ? seenOf(deps, remarked) : '',
  };
}

function writeCopy(
  deps: CorrectDeps,
  { teacher, quiz, before, after, remarked, input }: Prepared & Pick<Asked, 'teacher' | 'input'>,
) {
  const seen = input.seen?.[before._id];
  if (input.seen && remarked && seen !== seenOf(deps, remarked)) {
    throw new DomainError('conflict', bankMessages.inQuiz(quiz.title, messages.correctionNotAsShown));
  }
  const isRecorded = remarked !== null && hasStarted(deps, quiz.id);
  const change = { teacher, quiz, before, after, draft: toDraft(after), remarked };
  writeChange(deps, { ...change, policy: input.policy });
  return {
    ...{ questionId: before._id, quizId: quiz.id, title: quiz.title },
    correctionId: isRecorded ? (getLastCorrection(deps, { question: after })?._id ?? null) : null,
  };
}
