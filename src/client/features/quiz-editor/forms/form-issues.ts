import type { FieldErrors } from 'react-hook-form';
import type { Issue } from '../../../../shared/errors';

/** Forms are validated on save; between two saves errors only disappear, and the error summary takes the focus. */
export const CHECKED_ON_SAVE = { reValidateMode: 'onSubmit', shouldFocusError: false } as const;

/** The error type of refusals that only the server can give. */
export const REFUSED = 'refused';

type Resolved<Values> =
  | { values: Values; errors: Record<string, never> }
  | { values: Record<string, never>; errors: FieldErrors };

/** Converts issues of a shared rule to the form library's errors by field. */
export function resolveIssues<Values>(values: Values, issues: readonly Issue[]): Resolved<Values> {
  const errors: FieldErrors = {};
  for (const { field, sentence } of issues) errors[field] = { type: 'rule', message: sentence };
  return issues.length === 0 ? { values, errors: {} } : { values: {}, errors };
}

/** The problems of the last save not yet corrected, in order; a refusal stays until the next save. */
export const openIssues = (errors: FieldErrors, stillWrong: readonly Issue[]): Issue[] =>
  Object.entries(errors).flatMap(([field, error]) => {
    const sentence = error?.message;
    const isOpen = error?.type === REFUSED || stillWrong.some((issue) => issue.sentence === sentence);
    return field !== 'root' && isOpen && typeof sentence === 'string' ? [{ field, sentence }] : [];
  });
