import { Check, ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { AskedQuestionOf } from '../../../shared/question/schema';
import { PART_MARKS, questionTexts as texts } from '../../quiz-parts/question-texts';
import { RichText } from '../../quiz-parts/rich-text/RichText';
import { wordsOf } from '../../quiz-parts/rich-text/words-of';
import { announce } from '../../ui/Announcer';
import { Button, IconButton } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import type { Answering, AnswerProps } from '../answering-module';
import styles from './answering.module.css';

export const orderAnswering = {
  badge: 'Ordering',
  marksNote: ({ partialCredit }) => (partialCredit ? PART_MARKS : undefined),
  Input: OrderAnswer,
} satisfies Answering<'order'>;

/** The options in a list of which each can be moved; nothing counts as answered until one is, or the order is called right. */
function OrderAnswer({ question, answer, onAnswer }: AnswerProps<AskedQuestionOf<'order'>>) {
  const { options } = question;
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ order: readonly string[]; option: string }>();
  const isAnswered = Array.isArray(answer) && answer.length === options.length;
  const order = dragged?.order ?? (isAnswered ? answer : options);

  const nameOf = (option: string) => {
    const { formatted = {} } = question;
    const html = Object.hasOwn(formatted, option) ? formatted[option] : undefined;
    return shortened(html === undefined ? option : wordsOf(html, 'aria-label'));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length) return;
    onAnswer(moved(order, from, to));
    announce(texts.movedTo(nameOf(order[from] ?? ''), to + 1, order.length));
  };
  const keyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };

  // The list holds the pointer: a row that changes its place in the page would lose it.
  const take = (event: PointerEvent, option: string) => {
    if (event.button !== 0 || list.current?.closest('fieldset:disabled')) return;
    // Else the texts on the way are selected.
    event.preventDefault();
    list.current?.setPointerCapture(event.pointerId);
    setDragged({ order, option });
  };
  const drag = (event: PointerEvent) => {
    if (!dragged || !list.current) return;
    const from = dragged.order.indexOf(dragged.option);
    const to = rowAt(list.current, event.clientY);
    if (to !== from) setDragged({ ...dragged, order: moved(dragged.order, from, to) });
  };
  const drop = () => {
    if (!dragged) return;
    setDragged(undefined);
    if (dragged.order.some((option, at) => option !== (isAnswered ? answer : options)[at])) {
      onAnswer([...dragged.order]);
      announce(
        texts.movedTo(nameOf(dragged.option), dragged.order.indexOf(dragged.option) + 1, order.length),
      );
    }
  };

  return (
    <div className={styles.group}>
      <ol
        ref={list}
        className={styles.list}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => setDragged(undefined)}
      >
        {order.map((option, at) => (
          <li
            key={option}
            className={classNames(styles.row, option === dragged?.option && styles.dragged)}
            onKeyDown={(event) => keyDown(event, at)}
          >
            <span
              className={styles.handle}
              aria-hidden="true"
              title={texts.dragToMove}
              onPointerDown={(event) => take(event, option)}
            >
              <GripVertical size={20} className={styles.grip} />
              <span className={styles.place}>{at + 1}.</span>
            </span>
            <RichText text={option} className={styles.text} />
            <span className={styles.buttons}>
              <IconButton
                variant="ghost"
                label={texts.moveUp(nameOf(option), at + 1, order.length)}
                aria-disabled={at === 0 || undefined}
                onClick={() => move(at, at - 1)}
              >
                <ChevronUp size={20} aria-hidden="true" />
              </IconButton>
              <IconButton
                variant="ghost"
                label={texts.moveDown(nameOf(option), at + 1, order.length)}
                aria-disabled={at === order.length - 1 || undefined}
                onClick={() => move(at, at + 1)}
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
          <>
            <Button variant="secondary" onClick={() => onAnswer([...options])}>
              <Check size={18} aria-hidden="true" /> {texts.orderIsRight}
            </Button>
            <p className={styles.hint}>{texts.orderUntouched}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** Enough to know it by. */
const NAME_LENGTH = 60;
const shortened = (name: string): string =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH).trimEnd()}…` : name;

/** The same with one of them at another place. */
function moved(order: readonly string[], from: number, to: number): string[] {
  const others = order.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...order.slice(from, from + 1));
}

/** The place of the row at a height: the first whose end lies below it, else the last. */
function rowAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return at < 0 ? rows.length - 1 : at;
}
