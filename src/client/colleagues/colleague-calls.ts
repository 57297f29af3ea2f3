import type { HandOverClass, ShareRequest } from '../../shared/access/request';
import type { Colleagues } from '../../shared/access/schema';
import { trpcClient } from '../platform/trpc-client';
import type { SharedThing } from './shared-thing';

interface Said {
  readonly message: string;
}

interface ColleagueCalls {
  readonly list: () => Promise<Colleagues>;
  readonly share: (share: ShareRequest) => Promise<Colleagues>;
  readonly end: (email: string) => Promise<Said>;
  readonly handOver: (to: HandOverClass) => Promise<Said>;
  readonly withdraw: () => Promise<Said>;
}

const { colleagues } = trpcClient;

const ofQuiz = (quizId: string): ColleagueCalls => ({
  list: () => colleagues.ofQuiz.query({ quizId }),
  share: (share) => colleagues.shareQuiz.mutate({ quizId, ...share }),
  end: (email) => colleagues.endQuizShare.mutate({ quizId, email }),
  handOver: ({ email }) => colleagues.handOverQuiz.mutate({ quizId, email }),
  withdraw: () => colleagues.withdrawQuiz.mutate({ quizId }),
});

const ofClass = (classId: string): ColleagueCalls => ({
  list: () => colleagues.ofClass.query({ classId }),
  share: (share) => colleagues.shareClass.mutate({ classId, ...share }),
  end: (email) => colleagues.endClassShare.mutate({ classId, email }),
  handOver: (to) => colleagues.handOverClass.mutate({ classId, ...to }),
  withdraw: () => colleagues.withdrawClass.mutate({ classId }),
});

/** The same calls for quizzes and classes. */
export const callsOf = ({ kind, id }: SharedThing): ColleagueCalls =>
  kind === 'quiz' ? ofQuiz(id) : ofClass(id);
