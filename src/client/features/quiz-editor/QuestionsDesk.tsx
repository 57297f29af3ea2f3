import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Quiz } from '../../../shared/quiz/schema';
import { HeadActions } from '../../desk/frame/HeadActions';
import { KeptOffer } from '../../pending/KeptOffer';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Banner } from '../../ui/Banner';
import { ConfirmDialog } from '../../ui/Dialog';
import { useImportOpening } from './import/use-import-opening';
import { listQuestions } from './list-questions';
import { MissingTimes } from './MissingTimes';
import { NewQuizFields } from './NewQuizFields';
import { Outline } from './Outline';
import { Paper } from './Paper';
import styles from './QuestionsDesk.module.css';
import { SaveStatus } from './SaveStatus';
import { SideColumn } from './SideColumn';
import { useSettings } from './settings/use-settings';
import { texts } from './texts';
import { useQuestionActs } from './use-question-acts';
import { useWriting } from './writing/use-writing';

// Most quizzes need none of these.
const BankDialog = lazy(async () => ({ default: (await import('./bank/BankDialog')).BankDialog }));
const ImportPlace = lazy(async () => ({ default: (await import('./import/ImportPlace')).ImportPlace }));
const PoolsDialog = lazy(async () => ({ default: (await import('./pools/PoolsDialog')).PoolsDialog }));

interface QuestionsDeskProps {
  quiz: Quiz;
  openId: string | undefined;
  /** Whether the address asks for a new question. */
  startsNew: boolean;
  /** Whether the address asks for the import. */
  startsImport: boolean;
  isNew: boolean;
  onOpen: (id: string | undefined) => void;
  /** Called once a new quiz is saved by hand. */
  onSaved: () => void;
}

/** The outline, the paper with one open question, and its preview. */
export function QuestionsDesk(props: QuestionsDeskProps) {
  const { quiz, openId, startsNew, startsImport, isNew, onOpen, onSaved } = props;
  const { writing, state, offered } = useWriting(quiz);
  const edit = useSettings({ quiz, writing, state, isNew, onSaved });
  const { useQuestionTimer } = edit.settings;
  const questions = listQuestions(quiz, state, { useQuestionTimer, openId });
  const acts = useQuestionActs({ quiz, writing, questions, openId, onOpen });
  const [isPooling, setPooling] = useState(false);
  const [isInBank, setInBank] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = isNew ? texts.create : texts.edit;
  useDocumentTitle(`${acts.openHeading ?? title}: ${quiz.title}`);
  const untimed = questions.filter(({ form, isUntouched }) => form.timeLimit === '' && !isUntouched);
  const { hasStarted } = quiz;
  const opening = useImportOpening({ isAsked: startsImport, isOff: hasStarted, onOpen: acts.close });

  // A new quiz opens its first question.
  const start = useEffectEvent(() => {
    if (hasStarted) return;
    // Opened once, not again after a reload.
    if (startsImport) return onOpen(undefined);
    if (startsNew) acts.add();
    else if (isNew && questions.length === 0) acts.addUnasked();
  });
  useEffect(() => start(), []);

  const isThere = questions.some(({ id }) => id === openId);
  const [knownId, setKnownId] = useState<string | undefined>();
  if (isThere && knownId !== openId) setKnownId(openId);
  // Undone or deleted.
  const isGone = openId !== undefined && !isThere && knownId === openId;
  const closeGone = useEffectEvent(() => onOpen(undefined));
  useEffect(() => {
    if (isGone) closeGone();
  }, [isGone]);

  const confirmDeletion = async () => {
    await acts.confirmDeletion();
    heading.current?.focus();
  };
  return (
    <div className={styles.desk}>
      <HeadActions>
        <SaveStatus writing={writing} state={state} />
      </HeadActions>
      <Outline
        {...{ questions, openId, acts, heading, title }}
        frozen={hasStarted}
        onImport={() => opening.open()}
        pools={quiz.pools}
        onPools={() => setPooling(true)}
        onBank={() => setInBank(true)}
      />
      <div className={styles.middle}>
        {offered && <KeptOffer offered={offered} />}
        {openId !== undefined && !isThere && knownId !== openId && (
          <Banner tone="info" role="status">
            {texts.notFound}
          </Banner>
        )}
        {hasStarted && openId === undefined && <Banner tone="info">{texts.questionsFrozen}</Banner>}
        {isNew && (
          <NewQuizFields {...{ edit, hasStarted }} onEnter={acts.goToText} hasSave={openId === undefined} />
        )}
        {useQuestionTimer && !hasStarted && untimed.length > 0 && (
          <MissingTimes count={untimed.length} writing={writing} />
        )}
        <Paper
          {...{ quiz, questions, openId, useQuestionTimer, acts, writing, state }}
          onSaveQuiz={edit.save}
          onImport={() => opening.open()}
          onPools={() => setPooling(true)}
        />
      </div>
      <SideColumn {...{ questions, openId }} />
      <ConfirmDialog
        open={acts.toDelete.length > 0}
        title={acts.toDelete.length > 1 ? 'Delete questions' : 'Delete question'}
        body={texts.deleteConfirm(acts.toDelete.length)}
        confirmLabel="Delete"
        tone="danger"
        busy={acts.isDeleting}
        onConfirm={() => void confirmDeletion()}
        onCancel={acts.keep}
      />
      {isPooling && (
        <Suspense>
          <PoolsDialog {...{ quiz, questions, writing }} onClose={() => setPooling(false)} />
        </Suspense>
      )}
      <Suspense>{isInBank && <BankDialog writing={writing} onClose={() => setInBank(false)} />}</Suspense>
      <Suspense>
        {(opening.isOpen || opening.isDraggedOver) && (
          <ImportPlace
            {...{ quiz, writing, opening }}
            // The server validates against stored settings, the editor against the shown ones: questions must fit both.
            useQuestionTimer={quiz.useQuestionTimer || useQuestionTimer}
          />
        )}
      </Suspense>
    </div>
  );
}
