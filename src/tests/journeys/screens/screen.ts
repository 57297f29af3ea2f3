import type { Page } from 'playwright-core';
import type { School } from './school';

/** One state of one screen, as a person may meet it. */
export interface Screen {
  /** Kebab-case and unlike all others: the name of the test and of the picture. */
  readonly name: string;
  readonly who: 'nobody' | 'teacher' | 'student';
  /** Brings a fresh page there and returns once it can be read. */
  open(page: Page, school: School): Promise<void>;
  /** Returns once it can be read again in another width, where the page asks the server anew for it. */
  inNewWidth?(page: Page): Promise<unknown>;
}
