/** The fields stand in a form of the type: `useFormContext` has it. */
export interface FieldsProps {
  /** Whether students have started: only correct answers can still be corrected. */
  frozen: boolean;
  errorOf: (field: string) => string | undefined;
}
