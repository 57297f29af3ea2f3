import type { GroupCommit } from '../../server/db/commit';
import type { Db } from '../../server/db/open';

/** Without group commit: each write is a separate commit with its own fsync. */
export const loneCommitsOf =
  ({ $client: client }: Db): GroupCommit =>
  async (write) =>
    client.transaction(write).immediate();
