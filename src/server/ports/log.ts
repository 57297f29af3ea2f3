/** Structured log lines, never with a token, answer or email address. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void;
  error(event: string, error: unknown, fields?: Readonly<Record<string, string | number | boolean>>): void;
}
