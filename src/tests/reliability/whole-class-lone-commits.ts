import type { GroupCommit } from '../../server/db/commit';
import type { Db } from '../../server/db/open';

/** The group commit taken out: each write is a commit of its own and waits for its own fsync. */
export const loneCommitsOf =
  ({ $client: client }: Db): GroupCommit =>
  async (write) =>
    client.transaction(write).immediate();
