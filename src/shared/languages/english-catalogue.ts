import type { Catalogue } from './catalogue';
import english from './en.json' with { type: 'json' };
import { parseMessages } from './parse-messages';

/** On the server and in tests: English, which REST, logs and tests speak. */
export const catalogue: Catalogue = { language: 'en', messages: parseMessages(english) };
