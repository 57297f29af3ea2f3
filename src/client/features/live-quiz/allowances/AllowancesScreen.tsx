import { useState } from 'react';
import type { Allowance } from '../../../../shared/supervision/schema';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { Loaded } from '../../../quiz-parts/Loaded';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { SideScreen } from '../SideScreen';
import { texts } from '../texts';
import { AllowanceForm } from './AllowanceForm';
import { AllowanceList } from './AllowanceList';
import { useAllowances } from './use-allowances';

interface AllowancesScreenProps {
  quizId: string | null;
}

/** More time and more tab changes for single students, by their e-mail address. */
export function AllowancesScreen({ quizId }: AllowancesScreenProps) {
  const { list, failure, save, saving, remove, removingEmail } = useAllowances();
  const [changed, setChanged] = useState<Allowance | undefined>();
  useSessionEnd(list.error);
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
      <Loaded query={list} failed={texts.allowancesLoadFailed} shape={['8rem']}>
        {(allowances) =>
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
        }
      </Loaded>
    </SideScreen>
  );
}
