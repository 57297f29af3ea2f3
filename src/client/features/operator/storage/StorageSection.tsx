import type { Storage } from '../../../../shared/operator/storage';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import type { Column } from '../../../ui/use-data-table';
import { SchoolTable } from '../lists/SchoolTable';
import { sizeText } from '../overview/size-text';
import { Backups } from './Backups';
import styles from './StorageSection.module.css';
import { texts } from './texts';

/** The use of the disk, and the server's backups. */
export function StorageSection() {
  const storage = trpc.operator.storage.useQuery();
  return (
    <div className="grid grid-cols-1 gap-3">
      <Loaded query={storage} failed={texts.failed} shape={['6rem']}>
        {(read) => <Room storage={read} />}
      </Loaded>
      <Backups />
      {storage.data && <LargestPictures pictures={storage.data.largest} />}
    </div>
  );
}

/** The space used by each kind of data, and the space left. */
function Room({ storage: { databaseBytes, uploads, backups, disk } }: { storage: Storage }) {
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
            <b>{value}</b> <span className="text-muted text-sm">{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Picture = Storage['largest'][number];

const columns: readonly Column<Picture>[] = [
  {
    id: 'quiz',
    head: texts.quiz,
    kind: 'name',
    cell: ({ quiz }) => (quiz ? <b dir="auto">{quiz.title}</b> : texts.inText),
  },
  { id: 'teacher', head: texts.teacher, cell: ({ quiz }) => quiz?.email },
  { id: 'size', head: texts.size, cell: ({ bytes }) => sizeText(bytes) },
  {
    id: 'name',
    head: texts.picture,
    cell: ({ name }) => <span className="text-xs font-mono break-anywhere">{name}</span>,
  },
];

/** The largest pictures, with their owners. */
const LargestPictures = ({ pictures }: { pictures: readonly Picture[] }) => (
  <section className="grid grid-cols-1 gap-3" aria-labelledby="largest">
    <h2 id="largest" className="text-h3">
      {texts.largest}
    </h2>
    {pictures.length === 0 ? (
      <p className="text-muted text-sm">{texts.noPictures}</p>
    ) : (
      <SchoolTable label={texts.largest} rows={pictures} columns={columns} rowId={({ name }) => name} />
    )}
  </section>
);
