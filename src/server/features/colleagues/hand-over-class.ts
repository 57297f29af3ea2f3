import { accessMessages } from '../../../shared/access/messages';
import type { HandOverClass } from '../../../shared/access/request';
import type { Seen } from '../../../shared/access/seen';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import type { Deps } from '../../deps';
import type { ClassRecord } from '../classes/access';
import { isNameTaken } from '../classes/class-name';
import { isFull } from '../classes/create';
import { type HandOverDeps, noteHandOver, takeOver, tellBoth } from './hand-over-quiz';
import { giveClass, listQuizzesOfClassAlone } from './hand-over-store';
import { getSuccessor, type Successor } from './successor';

/**
 * Gives a class to another teacher, and when asked those of its owner's quizzes that no other class takes; the former owner can
 * still edit all of it. What stays with the former owner is assigned to the class as before. Refuses as `getSuccessor` and
 * `takeOver` do, a name that is taken, and one class too many (409).
 */
export function handOverClass(
  deps: HandOverDeps,
  {
    teacher,
    schoolClass,
    input: { email, quizzes: isWithQuizzes },
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'own'>; input: HandOverClass },
): { message: string; quizzes: number } {
  const successor = getSuccessor(deps, teacher, email);
  refuseNoRoom(deps, successor, schoolClass);
  const quizzes = isWithQuizzes ? listQuizzesOfClassAlone(deps.db, schoolClass) : [];
  takeOver(deps, { teacher, successor, quizzes });
  giveClass(deps.db, schoolClass.id, successor.id);
  noteHandOver(deps, { teacher, successor, key: { what: 'class', id: schoolClass.id } });
  const quizTitles = quizzes.map(({ title }) => title);
  tellBoth(deps, { teacher, successor, what: 'class', title: schoolClass.name, quizTitles });
  return {
    message: accessMessages.classHandedOver(successor.name, quizzes.length),
    quizzes: quizzes.length,
  };
}

function refuseNoRoom(deps: Pick<Deps, 'db'>, successor: Successor, { name }: ClassRecord): void {
  if (isNameTaken(deps, successor.id, name)) {
    throw new DomainError('conflict', accessMessages.successorHasName(successor.name, name));
  }
  if (isFull(deps, successor.id)) {
    throw new DomainError('conflict', accessMessages.successorIsFull(successor.name, 'classes'));
  }
}
