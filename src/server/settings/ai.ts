import * as z from 'zod';
import { addressOf, SettingError, text, withoutSlash } from './setting';

const OPENAI_BASE_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'gpt-4.1-mini';

/** A server with OpenAI's protocol; a school's own may need no key. */
export interface AiConfig {
  readonly apiKey: string | null;
  readonly baseUrl: string;
  readonly model: string;
}

export const aiSettings = {
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: addressOf('OPENAI_BASE_URL').optional(),
  OPENAI_MODEL: z.string().trim().max(200, 'OPENAI_MODEL must have at most 200 characters.').optional(),
};

type Given = { readonly [Name in keyof typeof aiSettings]?: string | undefined };

/** Parses the AI server's settings; null: the built-in grader marks. */
export function readAi({
  OPENAI_API_KEY: apiKey,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: model,
}: Given): AiConfig | null {
  if (apiKey)
    return { apiKey, baseUrl: withoutSlash(baseUrl ?? OPENAI_BASE_URL), model: model ?? OPENAI_MODEL };
  if (!baseUrl && !model) return null;
  if (!baseUrl) {
    throw new SettingError(
      'OPENAI_MODEL is set, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is: nobody would be asked.',
    );
  }
  if (!model) {
    throw new SettingError(
      'OPENAI_BASE_URL is set without OPENAI_API_KEY: a server of your own also needs OPENAI_MODEL, the model it runs.',
    );
  }
  return { apiKey: null, baseUrl: withoutSlash(baseUrl), model };
}
