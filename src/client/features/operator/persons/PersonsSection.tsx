import { useState } from 'react';
import type { PersonRequest } from '../../../../shared/operator/request';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import styles from '../OperatorPage.module.css';
import { texts as frame } from '../texts';
import { LookUpForm } from './LookUpForm';
import { StoredAbout } from './StoredAbout';
import { texts } from './texts';

/** What is stored about one person, as a file for them, and the erasure of it: first looked up, then done. */
export function PersonsSection() {
  const lookUp = trpc.operator.lookUpPerson.useMutation();
  const [erased, setErased] = useState<string | undefined>();
  const look = (who: PersonRequest) => {
    setErased(undefined);
    lookUp.mutate(who);
  };
  return (
    <div className={styles.section}>
      <p className={styles.about}>{texts.about}</p>
      <LookUpForm isBusy={lookUp.isPending} onLookUp={look} />
      {lookUp.error && (
        <Banner tone="bad" role="alert">
          {serverSentence(lookUp.error) ?? frame.actFailed}
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
