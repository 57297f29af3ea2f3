import { useRef, useState } from 'react';
import dialog from '../../../desk/reading-dialog.module.css';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { trpcClient } from '../../../platform/trpc-client';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { Dialog } from '../../../ui/Dialog';
import { useToast } from '../../../ui/Toaster';
import { ListChoices } from './ListChoices';
import { RosterChanges } from './RosterChanges';
import styles from './RosterDialog.module.css';
import { RosterSourceFields } from './RosterSourceFields';
import { countsOf } from './roster-choices';
import { rosterTexts } from './roster-texts';
import { type RosterChoices, sendRoster } from './send-roster';
import { NO_CHOICES, useRosterReading } from './use-roster-reading';

interface RosterDialogProps {
  classId: string;
  onClose: () => void;
}

/** Imports a class list: pasted, chosen or dropped; its changes are previewed, decided and applied together. */
export function RosterDialog({ classId, onClose }: RosterDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | undefined>();
  const [choices, setChoices] = useState<RosterChoices>(NO_CHOICES);
  const [isWriting, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  const reading = useRosterReading({ classId, text, file, choices });
  const { found, isReading, failure, isCurrent } = reading;
  const area = useRef<HTMLTextAreaElement>(null);
  const counts = found && countsOf(found.answer);
  const changes = counts ? counts.added + counts.changed + counts.gone : 0;

  /** Decisions refer to line numbers, so they do not carry over to another list. */
  const bring = (source: { text: string } | { file: File | undefined }) => {
    setChoices(NO_CHOICES);
    setRefusal(undefined);
    if ('text' in source) setText(source.text);
    else setFile(source.file);
  };
  const close = () => {
    if (!isWriting) onClose();
  };
  const write = async () => {
    if (!found || isWriting) return;
    setWriting(true);
    setRefusal(undefined);
    try {
      const answer = await sendRoster({ classId, source: found.source, choices, dryRun: false });
      await Promise.all([utils.classes.get.invalidate({ classId }), utils.classes.list.invalidate()]);
      toast(rosterTexts.done(countsOf(answer)), {
        subject: `class list ${classId}`,
        action: { label: rosterTexts.undo, onAction: () => void takeBack(answer.undo ?? '') },
      });
      onClose();
    } catch (error) {
      setWriting(false);
      setRefusal(serverSentence(error) ?? rosterTexts.noAnswer);
    }
  };

  const takeBack = async (undo: string) => {
    const said = await trpcClient.classes.undoRoster
      .mutate({ classId, undo })
      .then(({ message }) => message)
      .catch((error: unknown) => serverSentence(error) ?? rosterTexts.noAnswer);
    toast(said, { subject: `class list ${classId}` });
    await Promise.all([utils.classes.get.invalidate({ classId }), utils.classes.list.invalidate()]);
  };

  return (
    <Dialog
      open
      size="wide"
      title={rosterTexts.title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {rosterTexts.cancel}
          </Button>
          <Button disabled={!isCurrent || changes === 0} busy={isWriting} onClick={() => void write()}>
            {rosterTexts.apply(counts ?? { added: 0, changed: 0, gone: 0 })}
          </Button>
        </>
      }
    >
      <div className={classNames(dialog.content, styles.content)}>
        {refusal && (
          <Banner tone="bad" role="alert" className="col-span-all" onDismiss={() => setRefusal(undefined)}>
            {refusal}
          </Banner>
        )}
        <RosterSourceFields {...{ area, text, file, bring }} isFixed={isWriting} />
        <div className={dialog.side} aria-busy={isReading}>
          <p className={dialog.status} role="status">
            {isReading ? rosterTexts.reading : counts && statusOf(changes, counts)}
          </p>
          {failure !== undefined && (
            <Banner
              tone="bad"
              role="alert"
              action={
                failure === rosterTexts.noAnswer && (
                  <Button variant="secondary" onClick={reading.again}>
                    {rosterTexts.again}
                  </Button>
                )
              }
            >
              {failure}
            </Banner>
          )}
          {found && (
            <ListChoices
              offer={found.answer.choices}
              as={choices.as}
              isFixed={isWriting}
              onChoose={(as) => setChoices({ ...choices, as })}
            />
          )}
          {found ? (
            <RosterChanges
              asRead={found.asRead}
              answer={found.answer}
              choices={choices}
              isFixed={isWriting}
              onChoose={setChoices}
            />
          ) : (
            !isReading && failure === undefined && <p className="text-muted">{rosterTexts.nothingYet}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function statusOf(changes: number, counts: ReturnType<typeof countsOf>): string {
  if (changes > 0) return rosterTexts.summary(counts);
  return counts.unclear > 0 ? rosterTexts.decideFirst : rosterTexts.same;
}
