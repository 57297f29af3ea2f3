/** The fields are inside a form of the type, available from `useFormContext`. */
export interface FieldsProps {
  /** Whether students have started: only correct answers can still be changed. */
  frozen: boolean;
  errorOf: (field: string) => string | undefined;
}
