import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { PracticeSet } from '../../../shared/practice/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { practiceMessages } from '../../rules/practice/messages';
import type { OpenPractice } from '../../rules/practice/request';
import type { QuizRecord } from '../quizzes/find';
import { refuseClasses } from './classes';
import { readCandidates } from './practisable';
import { readSet } from './read-set';
import { insertSet, saveSetClasses, updateSet } from './sets-store';
import { findSetOf, getSubject, whyNotOpen } from './subject';

/**
 * Opens a quiz or tag for practice; a closed one continues with its students' memory. Throws 404 for another teacher's quiz, tag
 * or class, 400 for a tag without classes, 409 if open already or unreleased.
 */
export function openPractice(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'own'> | null; input: OpenPractice },
): PracticeSet {
  const { teacher, quiz, input } = asked;
  const { title, ...subject } = getSubject(deps, { teacher, quiz, tag: input.tag });
  const { classIds } = input;
  refuseClasses(deps, { teacher, subject, classIds });
  const before = findSetOf(deps, subject);
  if (before?.closedAt === null) throw new DomainError('conflict', practiceMessages.alreadyOpen);
  const whyNot = whyNotOpen(deps, subject, readCandidates(deps, subject));
  if (whyNot !== null) throw new DomainError('conflict', whyNot);
  const openedAt = deps.clock.now();
  const setId = before?.id ?? deps.ids.id();
  if (before) updateSet(deps.db, setId, { openedAt, closedAt: null });
  else insertSet(deps.db, { id: setId, ...subject, openedAt, secret: deps.ids.token() });
  saveSetClasses(deps.db, setId, classIds);
  const after = { ...subject, classIds };
  recordAudit(deps.db, {
    ...{ at: openedAt, actorId: teacher.accountId, action: 'practice-open' },
    ...{ subject: setId, after },
  });
  return readSet(deps, { id: setId, title, ...subject, openedAt, closedAt: null });
}
