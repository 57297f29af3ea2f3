import type { Teacher } from '../../../shared/actor';
import type { PracticePreview } from '../../../shared/practice/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { SubjectRequest } from '../../rules/practice/request';
import type { QuizRecord } from '../quizzes/find';
import type { Holder } from './held-back';
import {
  findSetOf,
  getSubject,
  heldBackAmong,
  namesOf,
  readCandidates,
  usableAmong,
  whyNotOpen,
} from './practisable';

/** Previews opening a quiz or tag for practice; writes nothing. */
export function previewPractice(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'own'> | null; input: SubjectRequest },
): PracticePreview {
  const { teacher, quiz, input } = asked;
  const { title, ...subject } = getSubject(deps, { teacher, quiz, tag: input.tag });
  const { quizId, tag, teacherId } = subject;
  const candidates = readCandidates(deps, subject);
  const usable = usableAmong(candidates);
  const early = usable.filter(({ holders }) => holders.some(isNotGiven));
  return {
    ...{ quizId, tag, title },
    usableCount: usable.length,
    heldBack: heldBackAmong(candidates, teacherId),
    notGiven: {
      questionCount: early.length,
      quizzes: namesOf(
        early.flatMap(({ holders }) => holders.filter(isNotGiven)),
        teacherId,
      ),
    },
    whyNot: whyNotOpen(deps, subject, candidates),
    setId: findSetOf(deps, subject)?.id ?? null,
  };
}

/** Not started yet; may be scheduled. */
const isNotGiven = ({ isDeleted, isTaken }: Holder) => !isDeleted && !isTaken;
