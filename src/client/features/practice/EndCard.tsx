import { Check, Contrast, Repeat } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../../../shared/paths';
import { useServerNow } from '../../platform/clock';
import { dueText } from '../../platform/due-text';
import type { AnswerState } from '../../rules/results/answer-state';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './EndCard.module.css';
import { answeredIn, type Round } from './round';
import { texts } from './texts';

const OUTCOMES = [
  ['correct', Check, texts.answersCorrect],
  ['partly-correct', Contrast, texts.answersPartlyCorrect],
  ['incorrect', Repeat, texts.answersIncorrect],
] as const satisfies readonly (readonly [AnswerState, typeof Check, unknown])[];

interface EndCardProps {
  round: Round;
  isBusy: boolean;
  onAhead: () => void;
  onAgain: () => void;
}

/** Nothing is due: the results, the next date, and ways to continue. */
export function EndCard({ round, isBusy, onAhead, onAgain }: EndCardProps) {
  const { tally, nextDueAt, saidAt } = round;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const now = useServerNow(saidAt, nextDueAt === null ? [] : [nextDueAt]);
  const isDue = nextDueAt !== null && nextDueAt <= now;
  return (
    <Card as="section" className={styles.card} aria-labelledby="practice-end">
      <h2 id="practice-end" ref={title} tabIndex={-1}>
        {answeredIn(round) > 0 ? doneText(nextDueAt, now) : texts.nothingDue}
      </h2>
      <ul className={styles.outcomes}>
        {OUTCOMES.map(
          ([state, Icon, answers]) =>
            tally[state] > 0 && (
              <li key={state} data-state={state}>
                <Icon size={18} aria-hidden="true" /> {answers({ count: tally[state] })}
              </li>
            ),
        )}
      </ul>
      <p>{whenItGoesOn(nextDueAt, now)}</p>
      <div className={styles.acts}>
        <ButtonLink href={paths.student} variant={isDue ? 'secondary' : 'primary'}>
          {texts.back}
        </ButtonLink>
        {isDue ? (
          <Button busy={isBusy} onClick={onAgain}>
            {texts.goOn}
          </Button>
        ) : (
          nextDueAt !== null && (
            <Button variant="secondary" busy={isBusy} onClick={onAhead}>
              {texts.ahead}
            </Button>
          )
        )}
      </div>
    </Card>
  );
}

const isSameDay = (one: number, other: number) =>
  new Date(one).toDateString() === new Date(other).toDateString();

const doneText = (nextDueAt: number | null, now: number): string =>
  nextDueAt !== null && isSameDay(nextDueAt, now) ? texts.doneForNow : texts.done;

function whenItGoesOn(nextDueAt: number | null, now: number): string {
  if (nextDueAt === null) return texts.noneNow;
  return nextDueAt <= now ? texts.goesOnNow : texts.goesOn({ when: dueText(nextDueAt, now) });
}
