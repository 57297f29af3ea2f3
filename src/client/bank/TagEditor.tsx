import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { TAG_MAXIMUM_LENGTH } from '../../shared/constants';
import { serverSentence } from '../platform/error-message';
import { isPlainEnter } from '../platform/shortcuts';
import { trpc } from '../platform/trpc';
import { bankTexts as texts } from './bank-texts';
import styles from './Tags.module.css';

interface TagEditorProps {
  questionId: string;
  tags: readonly string[];
}

/** The tags of a question: removable, and extensible with suggestions of existing tags. */
export function TagEditor({ questionId, tags: stored }: TagEditorProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  const utils = trpc.useUtils();
  const known = trpc.bank.tags.useQuery(undefined, { enabled: isEntered }).data ?? [];
  const save = trpc.bank.setTags.useMutation({
    onSuccess: async () => {
      await Promise.all([
        utils.bank.search.invalidate(),
        utils.bank.tags.invalidate(),
        utils.bank.tagsOf.invalidate({ questionId }),
      ]);
    },
  });
  const tags = save.data?.tags ?? stored;
  const add = () => {
    const tag = typed.trim();
    if (tag === '' || save.isPending) return;
    setTyped('');
    save.mutate({ questionId, tags: [...tags, tag] });
  };
  return (
    <div className="grid gap-1">
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1 list-none">
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <span dir="auto">{tag}</span>
              <button
                type="button"
                aria-label={texts.removeTag(tag)}
                onClick={() => save.mutate({ questionId, tags: tags.filter((each) => each !== tag) })}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        dir="auto"
        aria-label={texts.addTag}
        placeholder={texts.addTag}
        className={styles.input}
        list={listId}
        value={typed}
        maxLength={TAG_MAXIMUM_LENGTH}
        onFocus={() => setEntered(true)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (!isPlainEnter(event)) return;
          event.preventDefault();
          add();
        }}
        onBlur={add}
      />
      <datalist id={listId}>
        {known.flatMap(({ tag }) => (tags.includes(tag) ? [] : [<option key={tag} value={tag} />]))}
      </datalist>
      {save.error && <p role="alert">{serverSentence(save.error) ?? texts.tagsFailed}</p>}
    </div>
  );
}
