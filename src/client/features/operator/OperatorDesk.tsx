import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { formatTime } from '../../../shared/languages/date-form';
import type { OperatorSession } from '../../../shared/operator/schema';
import { paths } from '../../../shared/paths';
import { Banner } from '../../ui/Banner';
import { CopyButton } from '../../ui/CopyButton';
import { SelectField } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { Toaster } from '../../ui/Toaster';
import { useNarrow } from '../../ui/table-rows';
import styles from './OperatorPage.module.css';
import { Overview } from './overview/Overview';
import { texts } from './texts';

const section = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

/** Each section loads on its first visit, except the first. */
const SECTIONS = {
  overview: Overview,
  teachers: section(() => import('./teachers/TeachersSection'), 'TeachersSection'),
  invites: section(() => import('./invites/InvitesSection'), 'InvitesSection'),
  classes: section(() => import('./classes/ClassesSection'), 'ClassesSection'),
  storage: section(() => import('./storage/StorageSection'), 'StorageSection'),
  mail: section(() => import('./mail/MailSection'), 'MailSection'),
  trash: section(() => import('./trash/TrashSection'), 'TrashSection'),
  persons: section(() => import('./persons/PersonsSection'), 'PersonsSection'),
  audit: section(() => import('./audit/AuditSection'), 'AuditSection'),
} as const;
type SectionId = keyof typeof SECTIONS;

const TABS = (Object.keys(SECTIONS) as SectionId[]).map((id) => ({ id, label: texts[id] }));

const addressOf = (id: SectionId) => (id === 'overview' ? paths.admin : `${paths.admin}?show=${id}`);

interface OperatorDeskProps {
  session: OperatorSession;
  /** Whether the session is in its last minutes. */
  isClosing: boolean;
}

/** The operator's sections, one at a time, by address. */
export function OperatorDesk({ session: { expiresAt }, isClosing }: OperatorDeskProps) {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('show');
  const selected = TABS.find(({ id }) => id === asked)?.id ?? 'overview';
  const Section = SECTIONS[selected];
  const isNarrow = useNarrow();
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-1 gap-x-4">
        <h1 className="text-h2">{texts.title}</h1>
        <p className="text-muted text-sm">{texts.openUntil(formatTime(expiresAt))}</p>
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
        // Nine links do not fit side by side.
        <SelectField
          label={texts.sections}
          labelHidden
          value={selected}
          options={TABS.map((tab) => ({ value: tab.id, label: tab.label }))}
          onChange={(chosen) => navigate(addressOf(chosen))}
        />
      ) : (
        <nav className={styles.sections} aria-label={texts.sections}>
          {TABS.map(({ id, label }) => (
            <Link
              key={id}
              href={addressOf(id)}
              className={styles.way}
              aria-current={id === selected ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      <Suspense fallback={<Skeleton height="16rem" />}>
        <Section />
      </Suspense>
      <Toaster />
    </>
  );
}
