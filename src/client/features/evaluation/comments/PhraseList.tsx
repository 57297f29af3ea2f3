import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { commentTexts } from './comment-texts';
import styles from './PhraseList.module.css';
import type { Phrases } from './use-phrases';

interface PhraseListProps {
  phrases: Phrases;
  /** The written comment, which can become a phrase. */
  written: string;
  onUse: (text: string) => void;
}

/** The action of a phrase's button. */
const changeOf = ({ text, by }: Phrases['phrases'][number]) =>
  by === undefined ? commentTexts.remove(text) : commentTexts.takeOver(text);

/** The number of phrases with a key. */
const PHRASE_KEYS = 9;

/** The teacher's and colleagues' phrases, usable by click or key, and the editor of the list. */
export function PhraseList({ phrases: { phrases, notice, add, remove }, written, onUse }: PhraseListProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid min-w-0 gap-1">
      {phrases.length > 0 && (
        <ul className={styles.list} aria-label={commentTexts.phrases}>
          {phrases.map((phrase, at) => (
            <li key={phrase.id} className={styles.phrase}>
              <button
                type="button"
                className={styles.use}
                aria-keyshortcuts={at < PHRASE_KEYS ? `Alt+${at + 1}` : undefined}
                onClick={() => onUse(phrase.text)}
              >
                {at < PHRASE_KEYS && (
                  <span className={styles.key} aria-hidden="true">
                    Alt {at + 1}
                  </span>
                )}
                <span>
                  <bdi>{phrase.text}</bdi>
                  {phrase.by !== undefined && (
                    <>
                      {' '}
                      <bdi className="text-faint text-xs">{phrase.by}</bdi>
                    </>
                  )}
                </span>
              </button>
              <button
                type="button"
                className={styles.change}
                aria-label={changeOf(phrase)}
                title={changeOf(phrase)}
                onClick={() => {
                  addButton.current?.focus();
                  void (phrase.by === undefined ? remove(phrase) : add(phrase.text));
                }}
              >
                {phrase.by === undefined ? (
                  <X size={16} aria-hidden="true" />
                ) : (
                  <Plus size={16} aria-hidden="true" />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button ref={addButton} type="button" className={styles.add} onClick={() => void add(written)}>
        <Plus size={16} aria-hidden="true" />
        <span>
          {commentTexts.addPhrase} <VisuallyHidden>{commentTexts.fromComment}</VisuallyHidden>
        </span>
      </button>
      <p className={styles.notice} role="status" data-failure={notice?.isFailure || undefined}>
        {notice?.text}
        {notice?.removed && (
          <Button variant="ghost" onClick={() => notice.removed && void add(notice.removed.text)}>
            {commentTexts.undo}
          </Button>
        )}
      </p>
    </div>
  );
}
