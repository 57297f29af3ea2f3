import type { QuizResults } from '../../../../shared/results/schema';
import { useShortcut, useShortcutsOn } from '../../../platform/shortcuts';
import { displayAnswer } from '../../../rules/results/display';
import { Button } from '../../../ui/Button';
import { marksLabel } from '../bench-texts';
import { Kbd } from '../Kbd';
import { type Refused, type RefusedMarks, restOf } from '../refused';
import { editsOf } from '../with-marks';
import styles from './Conflict.module.css';
import { togetherTexts as texts } from './together-texts';

export interface ConflictProps {
  results: QuizResults;
  refused: RefusedMarks;
  /** Whether its keys are limited to the dialog around it. */
  inDialog?: boolean;
}

/** A colleague's mark beside the teacher's own refused mark, with one key to choose each. */
export function Conflict({ results, refused, inDialog = false }: ConflictProps) {
  const hasKeys = useShortcutsOn();
  const [first, ...more] = refused.all;
  useShortcut('t', refused.takeTheirs, { inDialog });
  useShortcut('m', refused.takeMine, { inDialog });
  if (!first) return null;
  const answer = answerIn(results, first);
  const { theirs, mine } = labelsOf(first);
  return (
    <section className={styles.conflict} aria-label={texts.conflict}>
      <div className={styles.words} role="alert">
        <p>
          {first.sentence} {answer !== undefined && <q dir="auto">{answer}</q>}{' '}
          {more.length > 0 && <span className="text-muted">{texts.more(more.length)}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Choice shortcut={hasKeys ? 'T' : undefined} onChoose={refused.takeTheirs}>
          {theirs}
        </Choice>
        <Choice shortcut={hasKeys ? 'M' : undefined} onChoose={refused.takeMine}>
          {mine}
        </Choice>
      </div>
    </section>
  );
}

interface ChoiceProps {
  shortcut: string | undefined;
  onChoose: () => void;
  children: string;
}

function Choice({ shortcut, onChoose, children }: ChoiceProps) {
  return (
    <Button variant="secondary" aria-keyshortcuts={shortcut} onClick={onChoose}>
      {children}{' '}
      {shortcut && (
        <span aria-hidden="true">
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </Button>
  );
}

/** The answer in conflict, if it is a single one. */
function answerIn({ results }: QuizResults, { decision, stands }: Refused): string | undefined {
  const answers = stands.map(({ studentId }) => {
    const answer = results.find((student) => student.studentId === studentId)?.answers[decision.questionId];
    return answer === undefined ? undefined : displayAnswer(answer);
  });
  return new Set(answers).size === 1 ? answers[0] : undefined;
}

function labelsOf(refused: Refused): { theirs: string; mine: string } {
  const { decision, stands } = refused;
  const edits = editsOf(decision);
  const names = [...new Set(stands.map(({ by }) => by?.name))];
  const name = (names.length === 1 ? names[0] : undefined) ?? texts.theirs;
  const rest = restOf(refused);
  const [marks, ...others] = new Set(stands.map((each) => each.marks));
  const [given, ...differing] = new Set(edits.map((edit) => edit.marks));
  return {
    theirs: rest
      ? texts.keepTheirsAndRest(name, editsOf(rest).length)
      : texts.keepTheirs(name, marks === undefined || others.length > 0 ? '' : marksLabel(marks)),
    mine:
      given !== undefined && differing.length === 0
        ? texts.giveMine(marksLabel(given))
        : texts.giveAllMine(edits.length),
  };
}
