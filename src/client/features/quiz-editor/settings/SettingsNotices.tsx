import { Banner } from '../../../ui/Banner';
import { ErrorSummary } from '../../../ui/ErrorSummary';
import { fieldIdOf } from '../texts';
import { useErrorTitle } from '../use-error-title';
import type { Settings } from './use-settings';

/** The problems found by Save, or why saving failed. */
export function SettingsNotices({ edit }: { edit: Settings }) {
  const { issues, attempt, failure, dismissFailure } = edit;
  useErrorTitle(issues.length > 0);
  return (
    <>
      <ErrorSummary
        attempt={attempt}
        lines={issues.map(({ field, sentence }) => ({ fieldId: fieldIdOf(field), sentence }))}
      />
      {failure && (
        <Banner tone="bad" role="alert" onDismiss={dismissFailure}>
          {failure}
        </Banner>
      )}
    </>
  );
}
