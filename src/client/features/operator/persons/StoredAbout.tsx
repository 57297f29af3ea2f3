import { useState } from 'react';
import type { StoredPerson } from '../../../../shared/operator/person';
import type { PersonRequest } from '../../../../shared/operator/request';
import { saveFile } from '../../../platform/download';
import { trpc } from '../../../platform/trpc';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/FormDialog';
import { TextField } from '../../../ui/TextField';
import { ActFailure, useAct } from '../lists/acts';
import frame from '../OperatorPage.module.css';
import styles from './PersonsSection.module.css';
import { tableWords, texts } from './texts';

interface StoredAboutProps {
  who: PersonRequest;
  stored: StoredPerson;
  onErased: (sentence: string) => void;
}

/** The amount of data stored about a person, and the actions on it. */
export function StoredAbout({ who, stored: { name, email, roles, rows }, onErased }: StoredAboutProps) {
  const [isErasing, setErasing] = useState(false);
  const { mutateAsync } = trpc.operator.exportPerson.useMutation();
  const act = useAct();
  const save = async () => {
    const { fileName, mediaType, base64 } = await mutateAsync(who);
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    saveFile(new Blob([bytes], { type: mediaType }), fileName);
  };
  const known = roles.length === 0 ? texts.noRole : roles.map((role) => texts.roles[role]).join(', ');
  return (
    <section className={styles.stored} aria-labelledby="stored">
      <div>
        <h2 id="stored" className="text-h3" dir="auto">
          {texts.stored(name)}
        </h2>
        <p className="text-muted text-sm">{[email, known].filter(Boolean).join(' – ')}</p>
      </div>
      <dl className={styles.rows} aria-label={texts.rows}>
        {Object.entries(rows).map(([table, count]) => (
          <div key={table} className={styles.row}>
            <dt>{tableWords(table)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <ActFailure act={act} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={act.isBusy}
          onClick={() => void act.act(save, () => texts.exported)}
        >
          {texts.export}
        </Button>
        <Button variant="danger" onClick={() => setErasing(true)}>
          {texts.erase}
        </Button>
      </div>
      <p className={frame.about}>{texts.exportHint}</p>
      {isErasing && (
        <ErasePerson who={who} name={name} onErased={onErased} onClose={() => setErasing(false)} />
      )}
    </section>
  );
}

interface ErasePersonProps {
  who: PersonRequest;
  name: string;
  onErased: (sentence: string) => void;
  onClose: () => void;
}

/** Erases a person after their name is typed. */
function ErasePerson({ who, name, onErased, onClose }: ErasePersonProps) {
  const [typed, setTyped] = useState('');
  const { mutateAsync } = trpc.operator.erasePerson.useMutation();
  const { act, isBusy, failure, dismissFailure } = useAct();
  const submit = () =>
    act(
      async () => onErased(texts.erasedWhat(await mutateAsync({ ...who, name: typed }))),
      () => texts.erased(name),
    );
  return (
    <FormDialog
      title={texts.eraseTitle(name)}
      action={texts.eraseAct}
      tone="danger"
      busy={isBusy}
      className="grid grid-cols-1 gap-3"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{texts.eraseBody}</p>
      <TextField
        label={texts.typeName(name)}
        error={failure}
        value={typed}
        autoComplete="off"
        data-autofocus=""
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          dismissFailure();
        }}
      />
    </FormDialog>
  );
}
