import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../../loading/Loaded';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { EmptyState } from '../../../ui/EmptyState';
import { TextField } from '../../../ui/TextField';
import frame from '../OperatorPage.module.css';
import { texts as pageTexts } from '../texts';
import styles from './InvitesSection.module.css';
import { InviteTable } from './InviteTable';
import { texts } from './texts';

/** Links that admit teachers who are not listed in the settings. */
export function InvitesSection() {
  const query = trpc.operator.invites.useQuery();
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className={frame.about}>{texts.about}</p>
      {query.data?.everybodyMayTeach && <Banner tone="info">{texts.everybody}</Banner>}
      <MakeInvite />
      <Loaded query={query} failed={texts.failed} shape={['2rem', '8rem']}>
        {({ invites }) =>
          invites.length === 0 ? <EmptyState title={texts.none} /> : <InviteTable invites={invites} />
        }
      </Loaded>
    </div>
  );
}

/** Creates an invite from one field; its link is shown until dismissed. */
function MakeInvite() {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const make = trpc.operator.makeInvite.useMutation({
    onSuccess: () => setNote(''),
    onError: (error) => setProblem(serverSentence(error) ?? pageTexts.actFailed),
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
          {texts.made(make.data.invite.note)} <code className="block break-anywhere">{make.data.link}</code>
        </Banner>
      )}
    </>
  );
}
