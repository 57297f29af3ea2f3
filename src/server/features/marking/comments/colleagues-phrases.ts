import { covers } from '../../../../shared/access/rights';
import type { Teacher } from '../../../../shared/actor';
import { compareText } from '../../../../shared/by-name';
import type { ColleaguesPhrases } from '../../../../shared/comments/schema';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import { findRight } from '../../quizzes/access';
import type { QuizRecord } from '../../quizzes/find';
import { phrasesStore } from './phrases-store';

/**
 * Colleagues' phrases used in comments on a quiz, which its markers can read anyway; without the right or the
 * comment, a phrase is hidden.
 */
export function listColleaguesPhrases(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz }: { teacher: Teacher; quiz: Seen<QuizRecord, 'mark'> },
): ColleaguesPhrases {
  const store = phrasesStore(deps.db);
  const phrases = store.listOfColleagues.all({ quizId: quiz.id, readerId: teacher.accountId });
  if (phrases.length === 0) return { phrases: [] };
  const written = store.listWritten.all({ quizId: quiz.id }).map(({ text }) => text);
  // No text has this character, so that a phrase is found within one comment only.
  const said = written.join('\0');
  const byOwner = Map.groupBy(
    phrases.filter(({ text }) => said.includes(text)),
    ({ accountId }) => accountId,
  );
  const seen = [...byOwner.values()].filter(([first]) => {
    const right = first && findRight(deps, first, quiz);
    return right && covers(right, 'mark');
  });
  return {
    phrases: seen
      .flat()
      .map(({ id, text, name, email }) => ({ id, text, by: name || email }))
      .sort((one, other) => compareText(one.by, other.by)),
  };
}
