import { Check, Contrast, X } from 'lucide-react';
import { type AnswerState, answerState } from '../rules/results/answer-state';
import { Badge } from '../ui/Badge';
import { answerStateTexts } from './answer-state-texts';

const LOOKS = {
  correct: { tone: 'ok', Icon: Check },
  'partly-correct': { tone: 'warn', Icon: Contrast },
  incorrect: { tone: 'bad', Icon: X },
} as const satisfies Record<AnswerState, object>;

/** How right a marked answer is, by word, shape and colour. */
export function AnswerStateBadge({ mark }: { mark: { score: number; maximumMarks: number } }) {
  const state = answerState(mark);
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" /> {answerStateTexts[state]}
    </Badge>
  );
}
