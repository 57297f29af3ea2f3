import { type Right, rightBySharing } from '../../../shared/access/rights';
import type { Colleague, Colleagues } from '../../../shared/access/schema';
import type { Teacher } from '../../../shared/actor';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { ClassRecord } from '../classes/access';
import { readClassAccess } from '../classes/access';
import { getOwner, readAccess } from '../quizzes/access';
import type { QuizRecord } from '../quizzes/find';
import { findOpenOffer } from './offer';
import { colleaguesStore, listShares, type SharedKey } from './store';

type ListDeps = Pick<Deps, 'db' | 'clock'>;

function offeredTo(deps: ListDeps, key: SharedKey, right: Right): Colleagues['offered'] {
  const open = right === 'own' ? findOpenOffer(deps, key) : undefined;
  return open ? { ...open.to, expiresAt: open.offer.expiresAt } : null;
}

/** A quiz's colleagues: direct shares first, then those by class. */
export function listQuizColleagues(
  deps: ListDeps,
  { teacher, quiz }: { teacher: Teacher; quiz: Seen<QuizRecord, 'look'> },
): Colleagues {
  const now = deps.clock.now();
  const { right } = readAccess(deps, teacher, quiz);
  const direct = listShares(deps.db, { what: 'quiz', id: quiz.id }, now).map(
    (share): Colleague => ({ ...share, via: 'quiz', classNames: [] }),
  );
  return {
    right,
    owner: getOwner(deps, quiz),
    offered: offeredTo(deps, { what: 'quiz', id: quiz.id }, right),
    colleagues: [...direct, ...throughClasses(deps, quiz.id, now)],
  };
}

/** Colleagues with all classes of the quiz. */
function throughClasses({ db }: Pick<Deps, 'db'>, quizId: string, now: number): Colleague[] {
  const rows = colleaguesStore(db).listByClass.all({ quizId, now });
  return [...Map.groupBy(rows, ({ email }) => email)].flatMap(([email, byClasses]) => {
    const read = byClasses.map(({ right, isGiving }) => ({ right, isGiving: isGiving === 1 }));
    const right = rightBySharing({ direct: null, byClasses: read });
    if (right === null) return [];
    const ends = byClasses.flatMap(({ expiresAt }) => expiresAt ?? []);
    const giving = byClasses.filter(({ isGiving }) => isGiving === 1);
    return [
      {
        ...{ email, right, name: byClasses[0]?.name ?? null, via: 'class' as const },
        expiresAt: ends.length > 0 ? Math.min(...ends) : null,
        classNames: giving.map(({ className }) => className),
      },
    ];
  });
}

export function listClassColleagues(
  deps: ListDeps,
  { teacher, schoolClass }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'look'> },
): Colleagues {
  const { id, name } = schoolClass;
  const shares = listShares(deps.db, { what: 'class', id }, deps.clock.now());
  const { right } = readClassAccess(deps, teacher, schoolClass);
  return {
    right,
    owner: getOwner(deps, schoolClass),
    offered: offeredTo(deps, { what: 'class', id }, right),
    colleagues: shares.map((share): Colleague => ({ ...share, via: 'class', classNames: [name] })),
  };
}
