import type { Student } from '../../../shared/actor';
import type { AvailableQuiz } from '../../../shared/assignment/schema';
import { ENDED_SHOWN_FOR_MS } from '../../../shared/constants';
import { shortestDraw } from '../../../shared/quiz/pools';
import { effectiveSettings } from '../../../shared/quiz/settings';
import type { Deps } from '../../deps';
import type { StartRules } from '../../rules/assignment/may-start';
import { mayStart } from '../../rules/assignment/may-start';
import { termsOf } from '../../rules/assignment/terms';
import { ownTimeSeconds } from '../../rules/timing/own-time';
import { poolsAmong } from '../quizzes/find';
import { availableStore } from './available-store';
import { bestLine, windowsOf } from './own-start';

/**
 * A student's assigned quizzes not yet started: open ones by their end, then coming ones, then ones ended within two weeks.
 * Without quizzes closed to responses. Two statements in all.
 */
export function listAvailable(
  deps: Pick<Deps, 'db' | 'clock'>,
  { student: { accountId: studentId } }: { student: Student },
): AvailableQuiz[] {
  const now = deps.clock.now();
  const store = availableStore(deps.db);
  const byQuiz = Map.groupBy(store.listLines.all({ studentId }), ({ quiz }) => quiz.id);
  if (byQuiz.size === 0) return [];
  const limits = Map.groupBy(store.listLimits.all({ studentId }), ({ quizId }) => quizId);
  return [...byQuiz]
    .flatMap(([quizId, lines]) => availableOf(lines, limits.get(quizId) ?? [], now))
    .filter(
      ({ start }) =>
        !('no' in start) || start.because !== 'over' || now - (start.ended ?? 0) < ENDED_SHOWN_FOR_MS,
    )
    .sort(byUrgency);
}

type Store = ReturnType<typeof availableStore>;
type Line = ReturnType<Store['listLines']['all']>[number];
type Limit = ReturnType<Store['listLimits']['all']>[number];

function availableOf(lines: readonly Line[], questions: readonly Limit[], now: number): AvailableQuiz[] {
  const best = bestLine(lines, now);
  if (!best) return [];
  const { line, opensAt, closesAt } = best;
  const { quiz, className } = line;
  if (quiz.shareId === null) return [];
  const terms = termsOf(line);
  const asked = shortestDraw(poolsAmong(quiz, questions), questions);
  const rules: StartRules = {
    isPublished: quiz.isPublished,
    acceptingResponses: quiz.acceptingResponses,
    isPaused: quiz.pausedAt !== null,
    attempt: 'none',
    assignment: { windows: windowsOf(lines), hasLeft: false },
  };
  return [
    {
      ...{
        quizId: quiz.id,
        shareId: quiz.shareId,
        title: quiz.title,
        className,
        opensAt,
        closesAt,
        ...terms,
      },
      timeSeconds: ownTimeSeconds(
        { settings: effectiveSettings(quiz), questions: asked },
        terms.timeFactorPercent,
      ),
      start: mayStart(rules, now),
    },
  ];
}

/** A paused quiz resumes soon and ranks with the open ones. */
const rankOf = ({ start }: AvailableQuiz): number => {
  if ('yes' in start || start.because === 'paused') return 0;
  return start.because === 'not-yet' ? 1 : 2;
};

const momentOf = (quiz: AvailableQuiz): number =>
  [quiz.closesAt ?? Number.MAX_SAFE_INTEGER, quiz.opensAt ?? 0, -(quiz.closesAt ?? 0)][rankOf(quiz)] ?? 0;

const byUrgency = (one: AvailableQuiz, other: AvailableQuiz): number =>
  rankOf(one) - rankOf(other) || momentOf(one) - momentOf(other) || (one.title < other.title ? -1 : 1);
