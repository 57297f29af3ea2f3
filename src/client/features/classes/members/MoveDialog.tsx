import { useId, useState } from 'react';
import { covers } from '../../../../shared/access/rights';
import { Loaded } from '../../../loading/Loaded';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Select } from '../../../ui/Select';
import { useToast } from '../../../ui/Toaster';
import { texts as classTexts } from '../texts';
import { dialogTexts as texts } from './dialog-texts';
import type { OfMember } from './MemberDialog';
import styles from './MoveDialog.module.css';

/** Moves a member to another class of the same teacher. */
export function MoveDialog({ schoolClass, member, onClose }: OfMember) {
  const { _id: classId } = schoolClass;
  const id = useId();
  const utils = trpc.useUtils();
  const toast = useToast();
  const query = trpc.classes.list.useQuery();
  const others = (query.data?.classes ?? []).filter(
    ({ _id, right, owner }) =>
      _id !== classId && covers(right, 'edit') && owner?.email === schoolClass.owner?.email,
  );
  const [chosen, setChosen] = useState<string | undefined>();
  const to = others.find(({ _id }) => _id === chosen) ?? others[0];
  const move = trpc.classes.moveMember.useMutation({
    onSuccess: async () => {
      if (to) toast(texts.moved(member.name, to.name), { subject: member._id });
      onClose();
      await utils.classes.invalidate();
    },
  });
  const submit = () => {
    if (to && !move.isPending) move.mutate({ classId, memberId: member._id, toClassId: to._id });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.moveTitle(member.name)}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={!to} busy={move.isPending} onClick={submit}>
            {texts.moveConfirm}
          </Button>
        </>
      }
    >
      <Loaded query={query} failed={classTexts.listFailed} shape={['4rem']}>
        {() =>
          to ? (
            <div className={styles.choice}>
              <label htmlFor={id}>{texts.moveTo}</label>
              <Select
                id={id}
                value={to._id}
                options={others.map(({ _id, name }) => ({ value: _id, label: name }))}
                onChange={setChosen}
              />
              <p className={styles.hint}>{texts.moveMore}</p>
            </div>
          ) : (
            <p>{texts.noOtherClass}</p>
          )
        }
      </Loaded>
      {move.error && (
        <Banner tone="bad" role="alert">
          {serverSentence(move.error) ?? texts.moveFailed}
        </Banner>
      )}
    </Dialog>
  );
}
