import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { TextField } from '../../../ui/TextField';
import { texts as frame } from '../texts';
import styles from './InvitesSection.module.css';
import { texts } from './texts';

/** One field makes an invite; its link is shown until somebody is done with it. */
export function MakeInvite() {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const make = trpc.operator.makeInvite.useMutation({
    onSuccess: () => setNote(''),
    onError: (error) => setProblem(serverSentence(error) ?? frame.actFailed),
  });
  const submit = () => {
    if (make.isPending) return;
    if (note.trim() === '') setProblem(texts.noteRequired);
    else make.mutate({ note: note.trim() });
  };
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={texts.note}
          placeholder={texts.notePlaceholder}
          className={styles.field}
          error={problem}
          value={note}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => {
            setNote(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" busy={make.isPending}>
          <Link2 size={18} aria-hidden="true" /> {texts.make}
        </Button>
      </form>
      {make.data && (
        <Banner
          tone="ok"
          role="status"
          action={
            <>
              <CopyButton text={make.data.link} label={texts.copyLink} />
              <Button variant="secondary" onClick={() => make.reset()}>
                {texts.done}
              </Button>
            </>
          }
        >
          {texts.made(make.data.invite.note)} <code className={styles.link}>{make.data.link}</code>
        </Banner>
      )}
    </>
  );
}
