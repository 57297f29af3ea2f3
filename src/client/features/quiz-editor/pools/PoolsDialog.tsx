import { type ReactNode, useState } from 'react';
import type { Quiz } from '../../../../shared/quiz/schema';
import { announce } from '../../../ui/Announcer';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { firstWords } from '../lacks';
import type { ListedQuestion } from '../list-questions';
import type { QuizWriting } from '../writing/quiz-writing';
import { setPools } from '../writing/set-pools';
import { PoolFields } from './PoolFields';
import styles from './PoolsDialog.module.css';
import { drawOf, type PoolDraft, toPoolDrafts, withNewPool, withQuestionsIn } from './pool-draft';
import { poolTexts } from './pool-texts';

interface PoolsDialogProps {
  quiz: Quiz;
  questions: readonly ListedQuestion[];
  writing: QuizWriting;
  onClose: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The pools of a quiz: selected questions are put into a pool or taken out; saving is one undoable act. */
export function PoolsDialog({ quiz, questions, writing, onClose }: PoolsDialogProps) {
  const [pools, setDrafts] = useState(() => toPoolDrafts(quiz.pools));
  const [chosen, setChosen] = useState(NOTHING);
  const saving = usePoolsSave({ quiz, writing, onClose });
  const listed = questions.filter(({ id }) => quiz.order.includes(id));
  const poolOf = (id: string) => pools.find(({ questionIds }) => questionIds.includes(id));
  const move = (next: PoolDraft[]) => {
    setDrafts(next);
    setChosen(NOTHING);
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  const change = (changed: PoolDraft, changes: Partial<PoolDraft>) =>
    setDrafts(pools.map((pool) => (pool === changed ? { ...pool, ...changes } : pool)));
  const isValid = pools.every((pool) => drawOf(pool) !== null);
  const linesOf = (of: PoolDraft | undefined) =>
    listed
      .filter(({ id }) => poolOf(id) === of)
      .map((question) => (
        <QuestionLine
          key={question.id}
          question={question}
          isChosen={chosen.has(question.id)}
          onChoose={(isChosen) => choose(question.id, isChosen)}
        />
      ));
  const rest = linesOf(undefined);
  return (
    <Dialog
      open
      size="large"
      title={poolTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isValid} busy={saving.isBusy} onClick={() => void saving.save(pools)}>
            {poolTexts.save}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {saving.failure !== undefined && (
          <Banner tone="bad" role="alert">
            {saving.failure}
          </Banner>
        )}
        <p className="max-w-read text-muted text-sm">{poolTexts.hint}</p>
        {pools.map((pool) => (
          <Group key={pool._id} name={pool.name} lines={linesOf(pool)} isPool>
            <PoolFields
              pool={pool}
              onChange={(changes) => change(pool, changes)}
              onDissolve={() => setDrafts(pools.filter((each) => each !== pool))}
            />
          </Group>
        ))}
        {rest.length > 0 && <Group name={poolTexts.inNoPool} lines={rest} />}
        <div className={styles.acts}>
          <Button
            variant="secondary"
            disabled={chosen.size < 2}
            onClick={() => move(withNewPool(pools, chosen))}
          >
            {poolTexts.make(chosen.size)}
          </Button>
          {chosen.size > 0 &&
            pools.map((pool) => (
              <Button
                key={pool._id}
                variant="secondary"
                onClick={() => move(withQuestionsIn(pools, chosen, pool._id))}
              >
                {poolTexts.putInto(pool.name)}
              </Button>
            ))}
          {[...chosen].some((id) => poolOf(id)) && (
            <Button variant="secondary" onClick={() => move(withQuestionsIn(pools, chosen, undefined))}>
              {poolTexts.takeOut}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  name: string;
  lines: ReactNode;
  isPool?: boolean;
  children?: ReactNode;
}

function Group({ name, lines, isPool = false, children }: GroupProps) {
  return (
    <fieldset className={styles.group} data-pool={isPool || undefined}>
      <legend className={styles.legend} dir="auto">
        {name}
      </legend>
      {children}
      <ul className="list-none">{lines}</ul>
    </fieldset>
  );
}

interface QuestionLineProps {
  question: ListedQuestion;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function QuestionLine({ question, isChosen, onChoose }: QuestionLineProps) {
  const { number, form } = question;
  return (
    <li className={styles.line}>
      <Checkbox
        label={<span dir="auto">{`${number}. ${firstWords(question)}`}</span>}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={styles.marks}>{poolTexts.marks(form.maximumMarks)}</span>
    </li>
  );
}

/** Saves all pools together; Undo restores the previous ones. */
function usePoolsSave({ quiz, writing, onClose }: Pick<PoolsDialogProps, 'quiz' | 'writing' | 'onClose'>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const save = async (drafts: readonly PoolDraft[]) => {
    setBusy(true);
    const before = quiz.pools;
    const pools = drafts.flatMap((pool) => ({ ...pool, draw: drawOf(pool) ?? 1 }));
    const isSaved = await setPools(writing, pools);
    setBusy(false);
    if (!isSaved) return setFailure(poolTexts.failed(writing.get().failure));
    writing.did({ kind: 'pooled', before });
    announce(poolTexts.saved);
    onClose();
  };
  return { isBusy, failure, save };
}
