import { useId } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { OperatorSession } from '../../../shared/operator/schema';
import { paths } from '../../../shared/paths';
import { formatTime } from '../../platform/date-format';
import { Banner } from '../../ui/Banner';
import { CopyButton } from '../../ui/CopyButton';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { Tabs } from '../../ui/Tabs';
import { Toaster } from '../../ui/Toaster';
import { useNarrow } from '../../ui/use-narrow';
import { AuditSection } from './audit/AuditSection';
import { ClassesSection } from './classes/ClassesSection';
import { InvitesSection } from './invites/InvitesSection';
import { MailSection } from './mail/MailSection';
import styles from './OperatorPage.module.css';
import { Overview } from './overview/Overview';
import { PersonsSection } from './persons/PersonsSection';
import { StorageSection } from './storage/StorageSection';
import { TeachersSection } from './teachers/TeachersSection';
import { texts } from './texts';
import { TrashSection } from './trash/TrashSection';

const SECTIONS = {
  overview: Overview,
  teachers: TeachersSection,
  invites: InvitesSection,
  classes: ClassesSection,
  storage: StorageSection,
  mail: MailSection,
  trash: TrashSection,
  persons: PersonsSection,
  audit: AuditSection,
} as const;
type SectionId = keyof typeof SECTIONS;

const TABS = (Object.keys(SECTIONS) as SectionId[]).map((id) => ({ id, label: texts[id] }));

interface OperatorDeskProps {
  session: OperatorSession;
  /** Its last minutes have come. */
  isClosing: boolean;
}

/** What the operator looks after, each in a tab that the address names. */
export function OperatorDesk({ session: { expiresAt }, isClosing }: OperatorDeskProps) {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('show');
  const selected = TABS.find(({ id }) => id === asked)?.id ?? 'overview';
  const Section = SECTIONS[selected];
  const show = (id: SectionId) => navigate(id === 'overview' ? paths.admin : `${paths.admin}?show=${id}`);
  const choiceId = useId();
  const isNarrow = useNarrow();
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.quiet}>{texts.openUntil(formatTime(expiresAt))}</p>
      </div>
      {isClosing && (
        <Banner
          tone="warn"
          role="alert"
          action={<CopyButton text={texts.command} label={texts.copyCommand} />}
        >
          {texts.closesSoon(formatTime(expiresAt))} <code>{texts.command}</code>
        </Banner>
      )}
      {isNarrow ? (
        <>
          {/* Nine tabs would not stand beside each other. */}
          <Field
            label={texts.section}
            labelHidden
            id={choiceId}
            describedBy={undefined}
            className={undefined}
          >
            {({ id }) => (
              <Select
                id={id}
                value={selected}
                options={TABS.map((tab) => ({ value: tab.id, label: tab.label }))}
                onChange={show}
              />
            )}
          </Field>
          <Section />
        </>
      ) : (
        <Tabs label={texts.sections} tabs={TABS} selected={selected} onSelect={show}>
          <Section />
        </Tabs>
      )}
      <Toaster />
    </>
  );
}
