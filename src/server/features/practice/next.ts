import type { Student } from '../../../shared/actor';
import { shuffledQuestion } from '../../../shared/attempt/shuffled-question';
import type { NextPractice } from '../../../shared/practice/schema';
import type { Question } from '../../../shared/question/schema';
import type { Deps } from '../../deps';
import { toFormattedAsked } from '../../rich-text/formatted-texts';
import { chooseNext, progressOf } from '../../rules/practice/choose-next';
import type { NextPracticeRequest } from '../../rules/practice/request';
import { toQuestion } from '../quizzes/views';
import { cardsStore } from './cards-store';
import { readForStudent } from './list';
import { type FoundQuestion, questionsStore } from './questions-store';
import type { StudentSet } from './sets-store';

type ReadDeps = Pick<Deps, 'db' | 'arrangements' | 'clock' | 'ids'>;

/** The next question to practise, without its key; none if nothing is due, unless the student practises ahead. */
export function nextPractice(
  deps: ReadDeps,
  asked: { student: Student; set: StudentSet; input: NextPracticeRequest },
): NextPractice {
  const { student, set, input } = asked;
  const serverNow = deps.clock.now();
  const questions = readForStudent(deps, { student, subject: set });
  const next = chooseNext(questions, { nowMs: serverNow, isAhead: input.ahead });
  const found = next && questionsStore(deps.db).findOfSet.get({ setId: set.id, questionId: next.questionId });
  return {
    title: set.title,
    ...progressOf(questions, serverNow),
    ...(found ? shownTo(deps, { student, set, found }) : noQuestion),
    largerText: set.readsLarger === 1,
    serverNow,
  };
}

const noQuestion = { question: null, lang: null, showing: null, timesAnswered: 0 };

function shownTo(
  deps: ReadDeps,
  { student, set, found }: { student: Student; set: StudentSet; found: FoundQuestion },
) {
  const { familyId } = found;
  const card = cardsStore(deps.db).find.get({ studentId: student.accountId, familyId });
  const timesAnswered = card?.memory.reviews ?? 0;
  const showing = showingOf(deps, { set, student, familyId, timesAnswered });
  const question = toFormattedAsked(shownQuestion(deps, { found, showing }));
  return { question, lang: found.lang, showing, timesAnswered };
}

const LENGTH = 32;
type Set = Pick<StudentSet, 'secret'>;

/**
 * The id of one showing of a question to a student: constant until the answer, and derived from a secret, so
 * that only questions asked can be answered. Nothing is stored.
 */
export const showingOf = (
  { ids }: Pick<Deps, 'ids'>,
  of: { set: Set; student: Student; familyId: string; timesAnswered: number },
): string =>
  ids.hash([of.set.secret, of.student.accountId, of.familyId, of.timesAnswered].join('/')).slice(0, LENGTH);

/** The current question, its options in the order of a showing: remembering positions does not help. */
export function shownQuestion(
  { arrangements }: Pick<Deps, 'arrangements'>,
  { found, showing }: { found: FoundQuestion; showing: string },
): Question {
  return shuffledQuestion(toQuestion(found.question), {
    arrange: arrangements(showing),
    shuffleOptions: true,
  });
}
