/** The code that the system or a library gave an error, its own or that of its cause; empty when there is none. */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCodeOf(error.cause);
}
