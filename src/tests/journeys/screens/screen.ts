import type { Page } from 'playwright-core';
import type { School } from './school';

export interface Screen {
  /** Kebab-case and unique; names the test and the picture. */
  readonly name: string;
  readonly who: 'nobody' | 'teacher' | 'student';
  /** Opens the state on a new page; returns once it is readable. */
  open(page: Page, school: School): Promise<void>;
  /** For pages that refetch at another width; returns once it is readable again. */
  inNewWidth?(page: Page): Promise<unknown>;
}
