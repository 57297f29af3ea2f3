import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { useMay } from '../../../colleagues/use-may';
import { announce } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/TextField';
import styles from './CommentField.module.css';
import { commentTexts } from './comment-texts';
import { PhraseList } from './PhraseList';
import { useComment, useCommentWriting } from './use-comments';
import { phraseAt, usePhraseKeys, usePhrases } from './use-phrases';
import { type CommentTarget, type CommentView, withPhrase } from './written-comments';

interface CommentFieldProps {
  label: string;
  /** The key that focuses it. */
  shortcut?: string | undefined;
  /** The answers of the comment, fixed while the field exists. */
  target: CommentTarget;
  /** The students' stored comments, in order. */
  stored: readonly (string | null)[];
  /** Returns to the origin. */
  onEscape: () => void;
  autoFocus?: boolean;
  /** Whether phrase keys work page-wide. */
  hasPhraseKeys?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A self-saving comment field with the teacher's phrases and a save state. */
export function CommentField(props: CommentFieldProps) {
  return useMay('mark') ? <WrittenComment {...props} /> : <ReadComments stored={props.stored} />;
}

function WrittenComment(props: CommentFieldProps) {
  const { label, shortcut, stored, onEscape, autoFocus, hasPhraseKeys = false, ref } = props;
  // Fixed while the field exists: a comment goes to the answers it was written for.
  const [target] = useState(props.target);
  const writing = useCommentWriting();
  const comment = useComment(target, stored);
  const phrases = usePhrases();
  const stateId = useId();
  useEffect(() => writing.open(target), [writing, target]);

  const write = (text: string) => writing.write(target, text, stored);
  const applyPhrase = (phrase: string) => {
    write(withPhrase(comment.text, phrase));
    announce(commentTexts.phraseUsed(phrase));
  };
  usePhraseKeys(hasPhraseKeys ? phrases.phrases : [], applyPhrase);

  const onKeyDown = (event: KeyboardEvent) => {
    const phrase = phraseAt(event, phrases.phrases);
    if (phrase) {
      event.preventDefault();
      return applyPhrase(phrase.text);
    }
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Keeps the surrounding dialog open.
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  return (
    <div className={styles.comment}>
      <Differing comment={comment} total={stored.length} onUse={write} />
      <TextArea
        ref={ref}
        label={label}
        aside={shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
        rows={2}
        inputClassName={styles.area}
        value={comment.text}
        aria-describedby={stateId}
        aria-keyshortcuts={shortcut}
        autoFocus={autoFocus}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => void writing.flush()}
        onKeyDown={onKeyDown}
      />
      <SaveState
        id={stateId}
        comment={comment}
        onRetry={() => void writing.flush({ again: true })}
        onDiscard={() => writing.forget(target)}
        onKeepTheirs={() => writing.giveWay(target)}
        onUseMine={() => writing.insist(target)}
      />
      <PhraseList phrases={phrases} written={comment.text} onUse={applyPhrase} />
    </div>
  );
}

interface SaveStateProps {
  id: string;
  comment: CommentView;
  onRetry: () => void;
  onDiscard: () => void;
  onKeepTheirs: () => void;
  onUseMine: () => void;
}

function SaveState({ id, comment: { state, why = '', others }, ...acts }: SaveStateProps) {
  if (state === 'failed' && others) {
    return (
      <div id={id} className="grid gap-1 text-bad text-sm" role="alert">
        <p>{why}</p>
        <p>
          {commentTexts.wrote(others.name)} {others.text !== '' && <q dir="auto">{others.text}</q>}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={acts.onKeepTheirs}>
            {commentTexts.keepTheirs(others.name)}
          </Button>
          <Button variant="secondary" onClick={acts.onUseMine}>
            {commentTexts.useMine}
          </Button>
        </div>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div id={id} className="grid gap-1 text-bad text-sm" role="alert">
        <p>{commentTexts.notSaved(why)}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={acts.onRetry}>
            {commentTexts.tryAgain}
          </Button>
          <Button variant="ghost" onClick={acts.onDiscard}>
            {commentTexts.discard}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <p id={id} className={styles.state} role="status">
      {state && commentTexts[state]}
    </p>
  );
}

interface DifferingProps {
  comment: CommentView;
  total: number;
  onUse: (text: string) => void;
}

function Differing({ comment: { differing }, total, onUse }: DifferingProps) {
  if (differing.length === 0) return null;
  return (
    <div className={styles.differing}>
      <ul>
        {differing.map(({ text, count }) => (
          <li key={text}>
            {commentTexts.differing(count, total)} <q dir="auto">{text}</q>{' '}
            <button type="button" className={styles.forAll} onClick={() => onUse(text)}>
              {commentTexts.useForAll}
            </button>
          </li>
        ))}
      </ul>
      <p>{commentTexts.replaces}</p>
    </div>
  );
}

/** The comments on some answers, read-only, each text once. */
function ReadComments({ stored }: { stored: readonly (string | null)[] }) {
  const said = Map.groupBy(
    stored.filter((text) => text !== null),
    (text) => text,
  );
  if (said.size === 0) return null;
  return (
    <figure className={styles.read}>
      <figcaption>{commentTexts.said}</figcaption>
      {[...said].map(([text, { length }]) => (
        <p key={text}>
          {length < stored.length && commentTexts.differing(length, stored.length)}{' '}
          <span className={styles.readText} dir="auto">
            {text}
          </span>
        </p>
      ))}
    </figure>
  );
}
