import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { byName } from '../../../shared/by-name';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { readSeenLists } from '../assignments/seen-lists';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import { getQuestionsSeen } from '../attempts/course';
import { findPresence } from '../attempts/presence';
import { areNamesHiddenFrom } from '../marking/names/hidden';
import { getQuestions, getQuizById, type QuizRecord } from '../quizzes/find';
import { focusLossesStore } from './focus-losses-store';
import { listLateSubmissions } from './late-submissions';
import { messagesStore } from './messages-store';
import { supervisionStore } from './store';
import { seenTimes, toLiveQuiz } from './views';

const idsSchema = z.array(z.string());

/**
 * All students who have started a quiz and the class members who have not, from the stored state and the
 * pages' last reports. Overdue attempts are closed first. Extra time is visible to the quiz's owner and to
 * colleagues with the student's class. While names are hidden, no answer is shown with data that identifies
 * its submission. The number of statements does not grow with the students.
 */
export async function watchQuiz(
  deps: CloseDeps & Pick<Deps, 'policy' | 'pseudonyms'>,
  { teacher, quiz: { id: quizId } }: { teacher: Teacher; quiz: Seen<QuizRecord, 'look'> },
): Promise<LiveQuiz> {
  await closeOverdueAttempts(deps);
  const quiz = getQuizById(deps, quizId);
  const now = deps.clock.now();
  const { listAttempts, listAnswered, listClockMoves } = supervisionStore(deps.db);
  const own = { quizId, teacherId: quiz.teacherId };
  const lists = readSeenLists(deps, { teacher, quiz, now });
  const namesHidden = areNamesHiddenFrom(deps, teacher, quiz);
  const isOwn = quiz.teacherId === teacher.accountId;
  return toLiveQuiz({
    quiz,
    now,
    attempts: listAttempts
      .all(own)
      .sort(byName)
      .map((watched) => ({
        ...watched,
        hasMoreTimeShown: isOwn || lists.accountIds.has(watched.attempt.studentId),
        presence: findPresence(deps, watched.attempt.id, now),
        questionIds: getQuestionsSeen(deps, watched.attempt).map(({ _id }) => _id),
      })),
    questionIds: getQuestions(deps, quizId).map(({ _id }) => _id),
    answeredIds: new Map(
      listAnswered
        .all(own)
        .map(({ attemptId, questionIds }) => [attemptId, idsSchema.parse(JSON.parse(questionIds))]),
    ),
    awayIds: new Set(
      focusLossesStore(deps.db)
        .listOpen.all(own)
        .filter((event) => seenTimes(event).returnedAt === null)
        .map(({ attemptId }) => attemptId),
    ),
    clock: listClockMoves.all(own),
    messages: messagesStore(deps.db).listSent.all(own),
    absent: lists.absent,
    late: listLateSubmissions(deps, { quiz, namesHidden }),
    namesHidden,
  });
}
