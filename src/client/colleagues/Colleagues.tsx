import { useState } from 'react';
import type { Colleagues as Listed } from '../../shared/access/schema';
import { Loaded } from '../loading/Loaded';
import { formatDate } from '../platform/date-format';
import { trpc } from '../platform/trpc';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/Dialog';
import { AddColleague } from './AddColleague';
import { ColleagueRow } from './ColleagueRow';
import styles from './Colleagues.module.css';
import { handOverTexts, colleagueTexts as texts } from './colleague-texts';
import { ownerName } from './right-texts';
import type { SharedThing } from './shared-thing';
import { type ColleaguesShown, useColleagues } from './use-colleagues';

interface ColleaguesProps {
  thing: SharedThing;
  /** Called once the reader's own share has ended. */
  onLeft: () => void;
}

/** The owner and colleagues of a quiz or class; the owner edits shares, a colleague can leave. */
export function Colleagues({ thing, onLeft }: ColleaguesProps) {
  const shown = useColleagues(thing);
  return (
    <Loaded query={shown.query} failed={texts.loadFailed} shape={['9rem']}>
      {(listed) => (
        <div className={styles.colleagues}>
          {shown.failure && (
            <Banner tone="bad" role="alert" onDismiss={shown.dismissFailure}>
              {shown.failure}
            </Banner>
          )}
          {listed.right === 'own' ? (
            <Own {...{ thing, shown, listed }} />
          ) : (
            <OfColleague {...{ thing, shown, listed, onLeft }} />
          )}
        </div>
      )}
    </Loaded>
  );
}

interface PartProps {
  thing: SharedThing;
  shown: ColleaguesShown;
  listed: Listed;
}

function Own({ thing, shown, listed: { colleagues, offered } }: PartProps) {
  return (
    <>
      {offered && (
        <Banner
          tone="info"
          action={
            <Button variant="secondary" busy={shown.isWithdrawing} onClick={shown.withdraw}>
              {handOverTexts.withdraw}
            </Button>
          }
        >
          {handOverTexts.offered(offered.name, formatDate(offered.expiresAt))}
        </Banner>
      )}
      <p className="text-muted text-sm">
        {texts.ownedByYou[thing.kind]} {texts.why[thing.kind]}
      </p>
      {colleagues.length > 0 && (
        <ul className={styles.list} aria-label={texts.people}>
          {colleagues.map((colleague) => (
            <ColleagueRow key={`${colleague.email} ${colleague.via}`} {...{ thing, shown, colleague }} />
          ))}
        </ul>
      )}
      <AddColleague thing={thing} shown={shown} />
    </>
  );
}

function OfColleague({ thing, shown, listed, onLeft }: PartProps & { onLeft: () => void }) {
  const { owner, colleagues } = listed;
  const [isAsking, setAsking] = useState(false);
  const { data: email } = trpc.quizzes.dashboard.useQuery(undefined, { select: (desk) => desk.email });
  const isOneself = (address: string) => address === email?.toLowerCase();
  const own = colleagues.find((each) => each.via === thing.kind && isOneself(each.email));
  return (
    <>
      <p>{texts.ownedBy[thing.kind](ownerName({ owner }))}</p>
      <ul className={styles.list} aria-label={texts.people}>
        {colleagues.map((colleague) => (
          <ColleagueRow
            key={`${colleague.email} ${colleague.via}`}
            {...{ thing, colleague }}
            isOneself={isOneself(colleague.email)}
          />
        ))}
      </ul>
      {own && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          {texts.leave[thing.kind]}
        </Button>
      )}
      {own && (
        <ConfirmDialog
          open={isAsking}
          title={texts.leaveTitle(thing.title)}
          body={texts.leaveBody(ownerName({ owner }))}
          confirmLabel={texts.leaveAct}
          busy={shown.endingEmail !== undefined}
          onConfirm={() => shown.leave(own.email, onLeft)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
