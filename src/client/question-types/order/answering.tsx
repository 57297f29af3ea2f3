import { Check, ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import { withMoved } from '../../../shared/quiz/order';
import { RichText } from '../../rich-text/RichText';
import { wordsOf } from '../../rich-text/words-of';
import { announce } from '../../ui/Announcer';
import { Button, IconButton } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import type { Answering, AnswerProps } from '../answering-module';
import { questionTexts as texts } from '../question-texts';
import styles from './answering.module.css';
import { useDraggedRow } from './use-dragged-row';

export const orderAnswering = {
  badge: texts.ordering,
  marksNote: ({ partialCredit }) => (partialCredit ? texts.partMarks : undefined),
  Input: OrderAnswer,
} satisfies Answering<'order'>;

/** The movable options; unanswered until one is moved or the order is confirmed. */
function OrderAnswer({ question, answer, onAnswer }: AnswerProps<AskedQuestionOf<'order'>>) {
  const { options } = question;
  const [taken, setTaken] = useState<string>();
  const isAnswered = Array.isArray(answer) && answer.length === options.length;
  const standing = isAnswered ? answer : options;
  const { dragged, hold, isBehindDrag, ...dragging } = useDraggedRow({
    order: standing,
    onStart: () => setTaken(undefined),
    onDrop: (order, option) => {
      onAnswer(order);
      announce(texts.movedTo(placed(option, order.indexOf(option), order.length)));
    },
  });
  const order = dragged?.order ?? standing;

  const nameOf = (option: string) => {
    const { formatted = {} } = question;
    const html = Object.hasOwn(formatted, option) ? formatted[option] : undefined;
    return shortened(html === undefined ? option : wordsOf(html, 'aria-label'));
  };
  const placed = (option: string, at: number, count: number) => ({
    name: nameOf(option),
    place: at + 1,
    count,
  });
  const move = (option: string, to: number) => {
    if (to < 0 || to >= order.length) return;
    onAnswer(withMoved(order, option, to));
    announce(texts.movedTo(placed(option, to, order.length)));
  };
  const keyDown = (event: KeyboardEvent, option: string, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(option, at + step);
  };

  // The first press takes a row; the second drops it at the pressed position, or back at its own.
  const press = (event: MouseEvent, option: string) => {
    if (isBehindDrag(event)) return;
    setTaken(taken === undefined ? option : undefined);
    if (taken !== undefined && taken !== option) move(taken, order.indexOf(option));
  };

  return (
    <div className={styles.group}>
      <ol {...dragging} className={styles.list} data-taken={taken !== undefined || undefined}>
        {order.map((option, at) => (
          <li
            key={option}
            className={classNames(styles.row, option === (dragged?.option ?? taken) && styles.taken)}
            onKeyDown={(event) => keyDown(event, option, at)}
          >
            <button
              type="button"
              className={styles.handle}
              {...(taken === undefined || taken === option
                ? {
                    'aria-label': texts.moveFrom(placed(option, at, order.length)),
                    'aria-pressed': taken === option,
                  }
                : { 'aria-label': texts.putAt(placed(taken, at, order.length)) })}
              onPointerDown={(event) => hold(event, option)}
              onClick={(event) => press(event, option)}
            >
              <GripVertical size={20} className={styles.grip} aria-hidden="true" />
              <span className={styles.place}>{at + 1}.</span>
            </button>
            <RichText text={option} className={styles.text} />
            <span className={styles.buttons}>
              <IconButton
                variant="ghost"
                label={texts.moveUp(placed(option, at, order.length))}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(option, at - 1)}
              >
                <ChevronUp size={20} aria-hidden="true" />
              </IconButton>
              <IconButton
                variant="ghost"
                label={texts.moveDown(placed(option, at, order.length))}
                aria-disabled={at === order.length - 1 || undefined}
                onClick={() => move(option, at + 1)}
              >
                <ChevronDown size={20} aria-hidden="true" />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.state}>
        {isAnswered ? (
          <Button variant="ghost" onClick={() => onAnswer(null)}>
            {texts.clearAnswer}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => onAnswer([...options])}>
            <Check size={18} aria-hidden="true" /> {texts.orderIsRight}
          </Button>
        )}
        {(taken !== undefined || !isAnswered) && (
          <p className={styles.hint}>{taken === undefined ? texts.orderUntouched : texts.nowItsPlace}</p>
        )}
      </div>
    </div>
  );
}

/** The length of a shortened option, enough to recognise it. */
const NAME_LENGTH = 60;
const shortened = (name: string): string =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH).trimEnd()}…` : name;
