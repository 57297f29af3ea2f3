import { useState } from 'react';
import type { PersonRequest } from '../../../../shared/operator/request';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { TextField } from '../../../ui/TextField';
import frame from '../OperatorPage.module.css';
import { texts as pageTexts } from '../texts';
import styles from './PersonsSection.module.css';
import { StoredAbout } from './StoredAbout';
import { texts } from './texts';

/** The stored data of one person: look it up, export it as a file, erase it. */
export function PersonsSection() {
  const lookUp = trpc.operator.lookUpPerson.useMutation();
  const [erased, setErased] = useState<string | undefined>();
  const look = (who: PersonRequest) => {
    setErased(undefined);
    lookUp.mutate(who);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className={frame.about}>{texts.about}</p>
      <LookUpForm isBusy={lookUp.isPending} onLookUp={look} />
      {lookUp.error && (
        <Banner tone="bad" role="alert">
          {serverSentence(lookUp.error) ?? pageTexts.actFailed}
        </Banner>
      )}
      {erased && (
        <Banner tone="ok" role="status">
          {erased}
        </Banner>
      )}
      {lookUp.data && (
        <StoredAbout
          who={lookUp.variables}
          stored={lookUp.data}
          onErased={(sentence) => {
            lookUp.reset();
            setErased(sentence);
          }}
        />
      )}
    </div>
  );
}

interface LookUpFormProps {
  isBusy: boolean;
  onLookUp: (who: PersonRequest) => void;
}

/** Identifies a person by address, or by class code and name without one. */
function LookUpForm({ isBusy, onLookUp }: LookUpFormProps) {
  const [by, setBy] = useState<'email' | 'class'>('email');
  const [typed, setTyped] = useState({ email: '', classCode: '', called: '' });
  const field = (name: keyof typeof typed) => (
    <TextField
      label={texts[name]}
      className={styles.field}
      value={typed[name]}
      maxLength={200}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
    />
  );
  const { email, classCode, called } = typed;
  return (
    <form
      className="grid justify-items-start gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onLookUp(by === 'email' ? { email } : { classCode, called });
      }}
    >
      <SegmentedControl
        label={texts.by}
        value={by}
        options={[
          { value: 'email', label: texts.byEmail },
          { value: 'class', label: texts.byClass },
        ]}
        onChange={setBy}
      />
      <div className="flex flex-wrap items-end w-full gap-2">
        {by === 'email' ? (
          field('email')
        ) : (
          <>
            {field('classCode')}
            {field('called')}
          </>
        )}
        <Button type="submit" busy={isBusy}>
          {texts.lookUp}
        </Button>
      </div>
    </form>
  );
}
