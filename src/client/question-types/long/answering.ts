import type { Answering } from '../answering-module';
import { LongAnswer } from './LongAnswer';

export const longAnswering = { badge: 'Long answer', Input: LongAnswer } satisfies Answering<'long'>;
