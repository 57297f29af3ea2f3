import type { Teacher } from '../../../shared/actor';
import type { BankPage, BankQuestion } from '../../../shared/bank/schema';
import { BANK_PAGE_SIZE } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { withFormatted } from '../../rich-text/formatted-texts';
import { type OwnerId, ownerOf } from '../../rules/access/owner-id';
import type { BankSearch } from '../../rules/bank/request';
import { toQuestion } from '../quizzes/views';
import { bringUpToDate } from './bring-up-to-date';
import { listEntries } from './entries-store';
import { findFamilies, listHolders, listQuestionsById, listTagsOf, type Place } from './search-store';

/**
 * A teacher's questions with all the words, in any order, matching the filters; one per family. Trashed quizzes are included;
 * deleted questions and drafts are not. Throws 400 for an invalid cursor.
 */
export async function searchBank(
  deps: Pick<Deps, 'db' | 'inTransaction'>,
  { teacher, input }: { teacher: Pick<Teacher, 'accountId'>; input: BankSearch },
): Promise<BankPage> {
  const teacherId = ownerOf(teacher);
  const after = input.cursor === undefined ? null : readCursor(input.cursor);
  await bringUpToDate(deps, teacherId);
  const found = findFamilies(deps.db, { teacherId, search: input, after, limit: BANK_PAGE_SIZE + 1 });
  const page = found.slice(0, BANK_PAGE_SIZE);
  const last = page.at(-1);
  return {
    questions: toBankQuestions(
      deps,
      teacherId,
      page.map(({ questionId }) => questionId),
    ),
    total: found[0]?.total ?? 0,
    cursor: last && found.length > page.length ? JSON.stringify([last.score, last.number]) : null,
  };
}

function readCursor(cursor: string): Place {
  const [score, number, ...others] = cursor.replaceAll(/[[\]]/g, '').split(',').map(Number);
  if (Number.isFinite(score) && Number.isInteger(number) && others.length === 0)
    return [score ?? 0, number ?? 0];
  throw new DomainError('invalid', fieldInvalid('cursor'));
}

/** Questions as the bank shows them, in the order of the ids. */
function toBankQuestions(
  { db }: Pick<Deps, 'db'>,
  teacherId: OwnerId,
  ids: readonly string[],
): BankQuestion[] {
  const entries = new Map(listEntries(db, ids).map((entry) => [entry.questionId, entry]));
  const familyIds = [...new Set([...entries.values()].map(({ familyId }) => familyId))];
  const holders = Map.groupBy(listHolders(db, { teacherId, familyIds }), ({ familyId }) => familyId);
  const tags = Map.groupBy(listTagsOf(db, ids), ({ questionId }) => questionId);
  const records = new Map(listQuestionsById(db, ids).map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const [entry, record] = [entries.get(id), records.get(id)];
    if (!entry || !record) return [];
    const { familyId, students, facility, discrimination } = entry;
    const all = holders.get(familyId) ?? [];
    const isIt = ({ questionId }: { questionId: string }) => questionId === id;
    return {
      question: withFormatted(toQuestion(record)),
      tags: (tags.get(id) ?? []).map(({ tag }) => tag),
      quizzes: [...all.filter(isIt), ...all.filter((holder) => !isIt(holder))].map(
        ({ questionId, quizId, title, deletedAt }) => ({
          questionId,
          quizId,
          title,
          isInTrash: deletedAt !== null,
        }),
      ),
      lastUsedAt: latest(all),
      ...{ students, facility, discrimination },
    };
  });
}

const latest = (all: readonly { lastUsedAt: number | null }[]): number | null =>
  all.reduce<number | null>(
    (sofar, { lastUsedAt }) => (lastUsedAt !== null && lastUsedAt > (sofar ?? 0) ? lastUsedAt : sofar),
    null,
  );
