import { type ReactNode, useEffect } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/traits';
import type { QuizResults } from '../../../../shared/results/schema';
import { useMay } from '../../../colleagues/use-may';
import { useShortcut } from '../../../platform/shortcuts';
import { plainWords } from '../../../rich-text/plain-words';
import { keptFrom, nextToDecide } from '../../../rules/results/bench-order';
import type { AnswerMark, BenchRow } from '../../../rules/results/bench-rows';
import { Drawer } from '../../../ui/Drawer';
import { benchTexts } from '../bench-texts';
import { here, placeOf, useMarkersAt } from '../together/others';
import { useMarking } from '../use-marking';
import { SecondLooks } from './appeals/SecondLooks';
import { BenchComment, commentKey } from './BenchComment';
import { BenchDetail } from './BenchDetail';
import { BenchTable } from './BenchTable';
import { choiceTexts } from './choice/choice-texts';
import { CorrectButton, KeyPane } from './choice/KeyPane';
import { type UndoFirst, useKeyCorrection } from './choice/use-key-correction';
import { EvidenceLine } from './evidence/EvidenceLine';
import styles from './QuestionBench.module.css';
import { QuestionHead } from './QuestionHead';
import { Rubric } from './rubric/Rubric';
import { useBench } from './use-bench';
import { type BenchActs, useBenchKeys } from './use-bench-keys';
import { useWide } from './wide';

interface QuestionBenchProps {
  results: QuizResults;
  question: Question;
  undoFirst: UndoFirst;
  /** Goes to the next question with open decisions; undefined if there is none. */
  onNext: (() => void) | undefined;
}

/** One question's answers and the actions on them. */
export function QuestionBench({ results, question, undoFirst, onNext }: QuestionBenchProps) {
  const correcting = useKeyCorrection(results, question, undoFirst);
  const markersAt = useMarkersAt(question._id);
  const bench = useBench(results, question, markersAt);
  const mayEdit = useMay('edit');
  const { row } = bench;
  const place = row && placeOf(row.key);
  useEffect(() => {
    here.place = place ?? null;
    return () => {
      here.place = null;
    };
  }, [place]);
  const { giveMarks, keepMarks } = useMarking();
  const questionId = question._id;

  const give = ({ members }: BenchRow, marks: number) => {
    const studentIds = changedBy(members, marks);
    if (studentIds.length > 0) giveMarks({ questionId, marks, studentIds });
  };
  const acts: BenchActs = {
    give,
    keep(row, marks = row.marks) {
      give(row, marks);
      bench.goToNext();
    },
    keepPile(row) {
      const pile = bench.piles.find(({ rows }) => rows.includes(row));
      const kept = pile ? keptFrom(pile, row.key) : [];
      if (kept.length > 0) {
        const given = kept.map(({ marks, members }) => ({ marks, studentIds: changedBy(members, marks) }));
        keepMarks({ questionId, given });
      }
      bench.leavePile(kept);
    },
  };
  useBenchKeys(question, bench, acts);
  useShortcut('k', () => mayEdit && correcting.open());

  return (
    <>
      <section className={styles.answers} aria-label={plainWords(question)}>
        <QuestionHead
          results={results}
          question={question}
          modelAction={
            mayEdit && (
              <CorrectButton correcting={correcting} isPictureOnPhone>
                {choiceTexts.correctModel}
              </CorrectButton>
            )
          }
          onNext={nextToDecide(bench.piles, undefined) ? undefined : onNext}
        >
          <EvidenceLine results={results} question={question} />
        </QuestionHead>
        <BenchTable
          question={question}
          number={results.questions.indexOf(question) + 1}
          {...{ bench, acts }}
        />
      </section>
      <DetailPane
        isOpen={bench.isDetailOpen || correcting.draft !== undefined}
        onClose={() => {
          bench.closeDetail();
          if (correcting.draft) correcting.close();
        }}
      >
        <SecondLooks results={results} questionId={questionId} />
        <KeyPane {...{ results, question, correcting }} proposed={proposedBy(row)}>
          <BenchDetail results={results} question={question} row={row}>
            {row && <BenchComment key={commentKey(row)} row={row} onEscape={() => bench.focus(row.key)} />}
            {row && isText(question) && (
              <Rubric {...{ results, question, row }} onLeave={() => bench.focus(row.key)} />
            )}
          </BenchDetail>
        </KeyPane>
      </DetailPane>
    </>
  );
}

/** The students whose answers a mark changes or confirms. */
const changedBy = (members: readonly AnswerMark[], marks: number): string[] =>
  members
    .filter(({ result }) => result.score !== marks || result.source !== 'teacher')
    .map(({ studentId }) => studentId);

/** An answer's text, proposed as another right answer. */
function proposedBy(row: BenchRow | undefined): string | undefined {
  const answer = row?.group.wordings[0].answer;
  return typeof answer === 'string' ? answer : undefined;
}

interface DetailPaneProps {
  /** Whether it is open as a sheet, without room beside the table. */
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** One answer in detail: beside the table, or as a sheet. */
function DetailPane({ isOpen, onClose, children }: DetailPaneProps) {
  if (!useWide()) {
    return (
      <Drawer open={isOpen} onClose={onClose} title={benchTexts.thisAnswer}>
        {children}
      </Drawer>
    );
  }
  return (
    <aside className={styles.detail} aria-label={benchTexts.thisAnswer}>
      {children}
    </aside>
  );
}
