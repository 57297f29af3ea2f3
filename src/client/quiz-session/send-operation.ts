import type { JoinedQuiz } from '../../shared/attempt/schema';
import type { Answered } from '../rules/quiz-session/answered';
import type { Operation } from '../rules/quiz-session/operations';
import { nowOf, type Running } from '../rules/quiz-session/running';
import type { SessionDevice, SessionServer } from './device';

interface Sending {
  operation: Operation;
  running: Running;
  joined: JoinedQuiz;
  device: SessionDevice;
  server: SessionServer;
}

/** Sends one operation; rejects if refused or unanswered. */
export async function sendOperation({
  operation,
  running,
  joined,
  device,
  server,
}: Sending): Promise<Answered> {
  const { _id: attemptId } = joined.attempt;
  switch (operation.kind) {
    case 'focus-loss': {
      const answer = await server.reportFocusLoss({ attemptId, ...operation.focusLoss });
      return { kind: 'focus-loss', operation, answer };
    }
    case 'follow': {
      const { claim, questionId, awaitsQuestion, unsentCount, heardMessage } = operation;
      const isHere = device.isInSight() && running.focus.absence.length === 0;
      const here = isHere ? { hereAt: nowOf(running) } : {};
      const writerId = await device.writerId();
      const said = { claim, questionId, awaitsQuestion, unsentCount, heardMessage, ...here };
      const answer = await server.follow({ attemptId, writerId, ...said });
      return { kind: 'follow', operation, answer };
    }
    case 'take-over': {
      const answer = await server.takeOver({ attemptId, writerId: await device.writerId() });
      return { kind: 'take-over', operation, answer };
    }
    case 'answers': {
      const { revision, changes } = operation;
      const answers = Object.fromEntries(changes.map(({ questionId, answer }) => [questionId, answer]));
      const writerId = await device.writerId();
      const answer = await server.saveAnswers({ attemptId, writerId, revision, answers });
      return { kind: 'answers', operation, answer };
    }
    case 'submit': {
      const { kind: _, answers, revisions, ...more } = operation;
      const attempt = { answers: { ...answers }, revisions: { ...revisions }, ...more };
      const answer = await server.submit({ quizId: joined.quiz._id, attempt });
      return { kind: 'submit', operation, answer };
    }
  }
}
