import { nowOf } from '../../client/rules/quiz-session/running';
import type { Classroom } from './classroom';
import { shown } from './ledger';
import type { Fate } from './line';
import type { Page } from './page';
import { START_MS } from './school';

/** The student writes a new answer or clears one, if the page accepts it. */
export function writeAnswer(
  { ledger, timeline }: Classroom,
  page: Page | undefined,
  { question, isClear }: { question: number; isClear: boolean },
): void {
  page?.do((quiz) => {
    const before = quiz.store.getState();
    const { session, sync } = before;
    const index = session.quiz.allowNavigation ? question : session.currentQuestionIndex;
    const questionId = session.quiz.questions[index]?._id ?? '';
    const answer = isClear ? null : `answer ${ledger.written.length + 1}`;
    const serverNowMs = START_MS + timeline.nowMs;
    quiz.act({ kind: 'answer', questionId, answer });
    const after = quiz.store.getState();
    if (after.session.answers === session.answers || shown(after, questionId) !== answer) return;
    ledger.add({
      ...{ questionId, answer, page, atMs: serverNowMs, isDoomed: false, isGuessLeft: false },
      isGuess: sync.guessedSinceMs !== null,
      clockErrorMs: Math.abs(nowOf(after) - serverNowMs),
    });
  });
}

/** The student submits and confirms; `fate` is the outcome of the submit. */
export function submitQuiz(room: Classroom, page: Page | undefined, fate: Fate | null): void {
  page?.do((quiz) => {
    quiz.act({ kind: 'submitRequested' });
    if (!quiz.store.getState().session.isConfirmingSubmit) return;
    room.isEndWanted = true;
    page.device.line.fateOfSubmit = fate;
    quiz.act({ kind: 'submitConfirmed' });
  });
}
