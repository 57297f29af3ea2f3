import { useEffect, useRef } from 'react';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button, Spinner } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Dialog } from '../../../ui/Dialog';
import { typedClassLink } from '../class-sign-in';
import { texts as classTexts } from '../texts';
import { dialogTexts as texts } from './dialog-texts';
import type { OfMember } from './MemberDialog';
import styles from './PinDialog.module.css';

/** Shows a new PIN once, to be passed on to its student. */
export function PinDialog({ schoolClass, member, onClose }: OfMember) {
  const { _id: classId, code } = schoolClass;
  const utils = trpc.useUtils();
  const make = trpc.classes.makePin.useMutation({
    onSuccess: () => {
      void utils.classes.list.invalidate();
      void utils.classes.get.invalidate({ classId });
    },
  });
  const isAsked = useRef(false);
  const { mutate } = make;
  const memberId = member._id;
  useEffect(() => {
    // Once, however often it renders: a second PIN would invalidate the first.
    if (isAsked.current) return;
    isAsked.current = true;
    mutate({ classId, memberId });
  }, [mutate, classId, memberId]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.pinTitle(member.name)}
      size="small"
      actions={
        <>
          {make.data && <CopyButton text={make.data.pin} label={texts.copyPin} />}
          <Button data-autofocus="" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className={styles.body} role="status">
        {make.isPending && <Spinner />}
        {make.data && (
          <>
            <p className={styles.pin}>{make.data.pin}</p>
            <p>{texts.pinOnce}</p>
            <dl className={styles.facts}>
              <dt>{classTexts.code}</dt>
              <dd className={styles.code}>{code}</dd>
              <dt>{classTexts.address}</dt>
              <dd>{typedClassLink()}</dd>
            </dl>
          </>
        )}
      </div>
      {make.error && (
        <Banner tone="bad" role="alert">
          {serverSentence(make.error) ?? texts.pinFailed}
        </Banner>
      )}
    </Dialog>
  );
}
