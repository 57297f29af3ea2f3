import type { FieldErrors } from 'react-hook-form';
import type { Issue } from '../../shared/errors';

/** A form is checked when it is to be saved; between two tries errors only go, and the error summary takes the focus. */
export const CHECKED_ON_SAVE = { reValidateMode: 'onSubmit', shouldFocusError: false } as const;

/** What the server alone can refuse stands in the errors of a form under this type. */
export const REFUSED = 'refused';

type Resolved<Values> =
  | { values: Values; errors: Record<string, never> }
  | { values: Record<string, never>; errors: FieldErrors };

/** The issues of a rule of the shared core as a form library takes them: each is the error of its field. */
export function resolveIssues<Values>(values: Values, issues: readonly Issue[]): Resolved<Values> {
  const errors: FieldErrors = {};
  for (const { field, sentence } of issues) errors[field] = { type: 'rule', message: sentence };
  return issues.length === 0 ? { values, errors: {} } : { values: {}, errors };
}

/** What the last try found and what has not been corrected since, in its order; a refusal stays until the next try. */
export const openIssues = (errors: FieldErrors, stillWrong: readonly Issue[]): Issue[] =>
  Object.entries(errors).flatMap(([field, error]) => {
    const sentence = error?.message;
    const isOpen = error?.type === REFUSED || stillWrong.some((issue) => issue.sentence === sentence);
    return field !== 'root' && isOpen && typeof sentence === 'string' ? [{ field, sentence }] : [];
  });
