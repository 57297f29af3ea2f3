import type { Storage } from '../../../../shared/operator/storage';
import type { Column } from '../../../ui/use-data-table';
import { SchoolTable } from '../lists/SchoolTable';
import frame from '../OperatorPage.module.css';
import { sizeText } from '../overview/size-text';
import styles from './StorageSection.module.css';
import { texts } from './texts';

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
  { id: 'name', head: texts.picture, cell: ({ name }) => <span className={styles.file}>{name}</span> },
];

/** The pictures that take most room, and whose they are. */
export const LargestPictures = ({ pictures }: { pictures: readonly Picture[] }) => (
  <section className={frame.section} aria-labelledby="largest">
    <h2 id="largest" className={frame.subtitle}>
      {texts.largest}
    </h2>
    {pictures.length === 0 ? (
      <p className={frame.quiet}>{texts.noPictures}</p>
    ) : (
      <SchoolTable label={texts.largest} rows={pictures} columns={columns} rowId={({ name }) => name} />
    )}
  </section>
);
