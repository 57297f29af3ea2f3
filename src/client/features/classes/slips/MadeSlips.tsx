import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { SchoolClass, Slip } from '../../../../shared/classes/schema';
import { QrCode } from '../../../desk/qr-code/QrCode';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';
import { useSiteName } from '../../../ui/PageShell';
import { classLink, typedClassLink } from '../class-sign-in';
import styles from './MadeSlips.module.css';
import { texts } from './texts';

interface MadeSlipsProps {
  slips: readonly Slip[];
  schoolClass: SchoolClass;
  onAgain: () => void;
}

/** The slips as printed: eight per sheet, to be cut along the lines. */
export function MadeSlips({ slips, schoolClass, onAgain }: MadeSlipsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.controls}>
        <Banner
          tone="warn"
          role="status"
          action={
            <>
              <Button variant="secondary" onClick={() => setAsking(true)}>
                {texts.again}
              </Button>
              <Button onClick={() => print()}>
                <Printer size={18} aria-hidden="true" /> {texts.print}
              </Button>
            </>
          }
        >
          {texts.made(slips.length)}
        </Banner>
      </div>
      <ul className={styles.sheet} aria-label={texts.slips}>
        {slips.map((slip) => (
          <SlipOf key={slip.memberId} slip={slip} schoolClass={schoolClass} />
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        title={texts.leaveTitle}
        body={texts.leaveBody}
        confirmLabel={texts.again}
        tone="danger"
        onConfirm={onAgain}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const halves = (pin: string): string => `${pin.slice(0, 3)} ${pin.slice(3)}`;

function SlipOf({ slip, schoolClass: { name: className, code } }: { slip: Slip; schoolClass: SchoolClass }) {
  const { memberId, name, number, pin } = slip;
  return (
    <li className={styles.slip}>
      <p className={styles.place}>
        <span dir="auto">{useSiteName()}</span>
        <span dir="auto">{className}</span>
      </p>
      <p className={styles.name} dir="auto">
        {name}
        {number !== null && <span className={styles.number}> {number}</span>}
      </p>
      <dl className={styles.facts}>
        <dt>{texts.code}</dt>
        <dd className={styles.code}>{code}</dd>
        <dt>{texts.pin}</dt>
        <dd className={styles.pin}>{halves(pin)}</dd>
      </dl>
      <div className={styles.qr}>
        <QrCode text={classLink(code, { member: memberId, slip: slip.slip })} label={texts.qr(name)} />
      </div>
      <p className={styles.how}>{texts.how(typedClassLink())}</p>
    </li>
  );
}
