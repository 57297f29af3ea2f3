import type { GroupCommit, InTransaction } from './db/commit';
import type { Db } from './db/open';
import type { Background } from './ports/background';
import type { Clock } from './ports/clock';
import type { Host } from './ports/host';
import type { IdentityProvider } from './ports/identity';
import type { Ids } from './ports/ids';
import type { ImageStore } from './ports/image-store';
import type { Arrangements, Origins, Pseudonyms } from './ports/keyed';
import type { Languages } from './ports/languages';
import type { Log } from './ports/log';
import type { MailTransport } from './ports/mail';
import type { PaymentProvider } from './ports/payments';
import type { Pins } from './ports/pins';
import type { QuestionFiles } from './ports/question-files';
import type { TableEncoder } from './ports/table-encoder';
import type { MarkTexts, TextGrader } from './ports/text-grader';
import type { SiteDetails } from './rules/mail/email';
import type { Policy } from './settings/policy';

/** All dependencies of services; each takes a Pick of them. */
export interface Deps {
  readonly db: Db;
  readonly inTransaction: InTransaction;
  readonly groupCommit: GroupCommit;
  readonly background: Background;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly arrangements: Arrangements;
  readonly origins: Origins;
  readonly pseudonyms: Pseudonyms;
  readonly pins: Pins;
  readonly log: Log;
  readonly identity: IdentityProvider;
  readonly payments: PaymentProvider;
  readonly textGrader: TextGrader;
  readonly markTexts: MarkTexts;
  /** Null: mail waits in the outbox. */
  readonly mail: MailTransport | null;
  readonly siteDetails: SiteDetails;
  readonly images: ImageStore;
  readonly tables: TableEncoder;
  readonly questionFiles: QuestionFiles;
  readonly host: Host;
  readonly languages: Languages;
  readonly policy: Policy;
}
