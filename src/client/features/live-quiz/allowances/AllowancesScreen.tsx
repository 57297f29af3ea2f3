import { useState } from 'react';
import type { Allowance } from '../../../../shared/supervision/schema';
import { serverSentence } from '../../../platform/error-message';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Skeleton } from '../../../ui/Skeleton';
import { SideScreen } from '../SideScreen';
import { texts } from '../texts';
import { useSessionEnd } from '../use-live-quiz';
import { AllowanceForm } from './AllowanceForm';
import { AllowanceList } from './AllowanceList';
import { useAllowances } from './use-allowances';

interface AllowancesScreenProps {
  quizId: string | null;
  onSessionEnded: (reason: string) => void;
}

/** More time and more tab changes for single students, by their e-mail address. */
export function AllowancesScreen({ quizId, onSessionEnded }: AllowancesScreenProps) {
  const { allowances, error, reload, failure, save, saving, remove, removingEmail } = useAllowances();
  const [changed, setChanged] = useState<Allowance | undefined>();
  useSessionEnd(error, onSessionEnded);
  return (
    <SideScreen title={texts.allowances} lead={texts.allowancesMore} quizId={quizId}>
      <AllowanceForm
        key={changed?.email ?? ''}
        changed={changed}
        busy={saving}
        onSave={save}
        onDone={() => setChanged(undefined)}
      />
      {failure && <ErrorState message={failure.message} onRetry={failure.retry} />}
      {allowances ? (
        allowances.length > 0 ? (
          <AllowanceList
            allowances={allowances}
            removingEmail={removingEmail}
            onChange={setChanged}
            onRemove={remove}
          />
        ) : (
          <EmptyState title={texts.noAllowances} />
        )
      ) : error ? (
        <ErrorState message={serverSentence(error) ?? texts.allowancesLoadFailed} onRetry={reload} />
      ) : (
        <Skeleton height="8rem" />
      )}
    </SideScreen>
  );
}
