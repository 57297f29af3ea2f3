import { Download, FileInput, Plus } from 'lucide-react';
import { Fragment, type Ref, useState } from 'react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { download } from '../../platform/download';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import styles from './DashboardHead.module.css';
import { texts } from './texts';

interface DashboardHeadProps {
  ref: Ref<HTMLHeadingElement>;
  name: string;
  quizzes: readonly QuizRow[];
  onCreate: () => void;
  /** Creates a quiz from existing questions. */
  onImport: () => void;
  /** Called when the pointer or the focus reaches one of both. */
  onAim: () => void;
}

/** The teacher's name, one line of counts, and the actions on all quizzes. */
export function DashboardHead({ ref, name, quizzes, onCreate, onImport, onAim }: DashboardHeadProps) {
  const aim = { onPointerEnter: onAim, onFocus: onAim };
  const [downloadFailed, setDownloadFailed] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <h1 ref={ref} tabIndex={-1} className={styles.title}>
          {texts.welcome(name)}
        </h1>
        <Counts quizzes={quizzes} />
        <DownloadAllButton onOutcome={setDownloadFailed} />
        <Button variant="secondary" className={styles.import} {...aim} onClick={onImport}>
          <FileInput size={18} aria-hidden="true" />{' '}
          <span className={styles.label}>{texts.importQuestions}</span>
        </Button>
        <Button className={styles.create} {...aim} onClick={onCreate}>
          <Plus size={18} aria-hidden="true" /> Create Quiz
        </Button>
      </div>
      {downloadFailed && (
        <Banner tone="bad" role="alert" onDismiss={() => setDownloadFailed(false)}>
          {texts.downloadFailed}
        </Banner>
      )}
    </>
  );
}

function Counts({ quizzes }: { quizzes: readonly QuizRow[] }) {
  const toReview = quizzes.reduce((sum, quiz) => sum + quiz.toReview, 0);
  const counts = [
    { count: quizzes.length, label: texts.totalQuizzes },
    { count: quizzes.filter(({ isPublished }) => isPublished).length, label: texts.publishedCount },
  ];
  return (
    <p className={styles.counts}>
      {counts.map(({ count, label }, place) => (
        <Fragment key={label}>
          {place > 0 && ' · '}
          <span className="nowrap">
            <b>{count.toLocaleString()}</b> {label}
          </span>
        </Fragment>
      ))}
      {toReview > 0 && (
        <>
          {' · '}
          <span className="nowrap">
            <b>{toReview.toLocaleString()}</b>
            <span className={styles.unit}> {toReview === 1 ? 'decision' : 'decisions'}</span> {texts.toReview}
          </span>
        </>
      )}
    </p>
  );
}

/** Downloads the workbook of all quizzes and scores (spec §7 "Exports"); the server names the file. */
function DownloadAllButton({ onOutcome }: { onOutcome: (failed: boolean) => void }) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await download('/api/teacher/allData.xlsx', 'quiz-data.xlsx');
      onOutcome(false);
    } catch {
      onOutcome(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" className={styles.download} busy={busy} onClick={() => void start()}>
      <Download size={18} aria-hidden="true" /> <span className={styles.label}>Download All Data</span>
    </Button>
  );
}
