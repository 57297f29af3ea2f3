/** The system or library code of an error or of its cause; '' if there is none. */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCodeOf(error.cause);
}
