import type { Storage } from '../../../../shared/operator/storage';
import { sizeText } from '../overview/size-text';
import styles from './StorageSection.module.css';
import { texts } from './texts';

/** How much room each kind of data takes, and how much is left. */
export function Room({ storage: { databaseBytes, uploads, backups, disk } }: { storage: Storage }) {
  const facts = [
    { name: texts.database, value: sizeText(databaseBytes), more: texts.withLog },
    { name: texts.uploads, value: sizeText(uploads.bytes), more: texts.count(uploads.count) },
    { name: texts.backups, value: sizeText(backups.bytes), more: texts.backupCount(backups.count) },
    {
      name: texts.free,
      value: disk ? sizeText(disk.freeBytes) : texts.unknown,
      more: disk ? texts.ofTotal(sizeText(disk.totalBytes)) : '',
    },
  ];
  return (
    <dl className={styles.facts} aria-label={texts.room}>
      {facts.map(({ name, value, more }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> <span className={styles.more}>{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
