import * as z from 'zod';

export interface OperationsConfig {
  /** Logs every request rather than only failed and slow ones. */
  readonly logAllRequests: boolean;
  /** Opens /metrics to other machines; null restricts it to this one. */
  readonly metricsToken: string | null;
}

const TOKEN_MINIMUM_LENGTH = 16;

export const operationsSettings = {
  LOG_REQUESTS: z.enum(['all', 'slow'], 'LOG_REQUESTS must be "all" or "slow".').default('slow'),
  METRICS_TOKEN: z
    .string()
    .trim()
    .min(TOKEN_MINIMUM_LENGTH, `METRICS_TOKEN must have at least ${TOKEN_MINIMUM_LENGTH} characters.`)
    .optional(),
};

type Given = {
  readonly LOG_REQUESTS: 'all' | 'slow';
  readonly METRICS_TOKEN?: string | undefined;
};

export const readOperations = ({ LOG_REQUESTS, METRICS_TOKEN }: Given): OperationsConfig => ({
  logAllRequests: LOG_REQUESTS === 'all',
  metricsToken: METRICS_TOKEN ?? null,
});

const LONGEST_MONTHS = 240;
const SENTENCE = `RETENTION_MONTHS must be a whole number of months from 1 to ${LONGEST_MONTHS}, or empty to keep everything.`;

export const retentionSettings = {
  RETENTION_MONTHS: z.coerce
    .number(SENTENCE)
    .int(SENTENCE)
    .min(1, SENTENCE)
    .max(LONGEST_MONTHS, SENTENCE)
    .optional(),
};
