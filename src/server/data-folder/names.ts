import { DATABASE_FILE, SECRETS_FILE, UPLOADS_FOLDER } from '../backup/manifest';

export const LOCK_FILE = 'server.lock';
/** The folder in which a restore assembles the backup before it replaces the data. */
export const RESTORING_FOLDER = 'restoring';

const OURS = new Set([LOCK_FILE, RESTORING_FOLDER, UPLOADS_FOLDER, 'backups', 'lost+found']);

/** Whether a name at the top of the data folder is created by this program or the disk. */
export const isOurs = (name: string): boolean =>
  OURS.has(name) ||
  name.startsWith(DATABASE_FILE) ||
  name.startsWith(SECRETS_FILE) ||
  name.startsWith('replaced-');
