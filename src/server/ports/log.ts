/** Structured log lines; never a token, an answer or an email address in the fields. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void;
  error(event: string, error: unknown, fields?: Readonly<Record<string, string | number | boolean>>): void;
}
