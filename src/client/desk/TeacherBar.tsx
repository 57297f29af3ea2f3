import {
  CircleArrowUp,
  ClipboardCheck,
  HeartHandshake,
  Keyboard,
  LibraryBig,
  LogOut,
  MenuIcon,
  MonitorX,
  ReceiptText,
  Users,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { teacherPaths } from '../../shared/teacher-paths';
import { accountTexts as texts } from '../accounts/account-texts';
import { formatDate } from '../platform/date-format';
import { plansFor } from '../platform/errand';
import { showShortcutList } from '../platform/shortcuts';
import { signOut } from '../platform/sign-out';
import { Badge } from '../ui/Badge';
import { IconButton, LogoutButton } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { ConfirmDialog } from '../ui/Dialog';
import { Menu } from '../ui/Menu';
import { ThemeSwitch } from '../ui/PageShell';
import styles from './TeacherBar.module.css';

const PaymentsDialog = lazy(async () => ({
  default: (await import('../accounts/PaymentsDialog')).PaymentsDialog,
}));
const LogoutEverywhereDialog = lazy(async () => ({
  default: (await import('../accounts/LogoutEverywhereDialog')).LogoutEverywhereDialog,
}));

interface Teacher {
  readonly name: string;
  /** Whether to hide the plan, which is a colleague's here. */
  readonly isPlanHidden?: boolean;
  readonly planActive: boolean;
  readonly planActiveUntil: number | null;
}

/** The bar of every teacher page: desk, plan, name and logout. */
export function TeacherBar({ teacher }: { teacher: Teacher | undefined }) {
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = async (how: { mayLose: boolean }) => {
    setLeaving(true);
    if (await signOut(how)) return;
    setLeaving(false);
    setAsking(true);
  };
  const leaveUnlessUnsent = () => void leave({ mayLose: false });
  return (
    <div className={styles.bar}>
      <nav className={styles.ways} aria-label={texts.ways}>
        <Way href={teacherPaths.dashboard} label={texts.desk} />
        <Way href={teacherPaths.classes} label={texts.classes} isSecond />
        <Way href={teacherPaths.bank} label={texts.bank} isSecond />
      </nav>
      <div className={styles.plan}>{teacher && !teacher.isPlanHidden && <Plan {...teacher} />}</div>
      <div className={styles.tools}>
        <IconButton
          variant="ghost"
          label={texts.keyboard}
          className={styles.keyboard}
          onClick={() => showShortcutList(true)}
        >
          <Keyboard size={20} aria-hidden="true" />
        </IconButton>
        <ThemeSwitch />
      </div>
      <div className={styles.account}>
        <Badge tone="accent">Teacher</Badge>
        {teacher && <span className={styles.name}>{teacher.name}</span>}
        <LogoutButton busy={leaving} label={texts.logout} onClick={leaveUnlessUnsent} />
        <ConfirmDialog
          open={asking}
          title={texts.logoutUnsent}
          body={<p>{texts.unsentIsLost}</p>}
          confirmLabel={texts.logoutAnyway}
          tone="danger"
          busy={leaving}
          onConfirm={() => void leave({ mayLose: true })}
          onCancel={() => setAsking(false)}
        />
      </div>
      {/* Loaded after the data: the menu can wait. */}
      {teacher && <TeacherMenu teacher={teacher} onLeave={leaveUnlessUnsent} />}
    </div>
  );
}

function Way({ href, label, isSecond }: { href: string; label: string; isSecond?: boolean }) {
  const [path] = useLocation();
  return (
    <Link
      href={href}
      className={classNames(styles.desk, isSecond && styles.wide)}
      aria-current={path === href ? 'page' : undefined}
    >
      {label}
    </Link>
  );
}

function Plan(teacher: Teacher) {
  const plans = usePlansHref();
  return (
    <>
      <PlanState {...teacher} />
      {!teacher.planActive && (
        <Link href={plans} className={styles.upgrade}>
          {texts.upgrade}
        </Link>
      )}
    </>
  );
}

function PlanState({ planActive, planActiveUntil }: Teacher) {
  if (!planActive) return <Badge>{texts.noPlan}</Badge>;
  return (
    <>
      <Badge tone="ok">{texts.activePlan}</Badge>
      {planActiveUntil !== null && (
        <span className={styles.until}>{texts.until(formatDate(planActiveUntil))}</span>
      )}
    </>
  );
}

/** The plans page, which returns here after a payment. */
function usePlansHref(): string {
  const [here] = useLocation();
  return plansFor(here === teacherPaths.dashboard ? null : here);
}

/** Rare actions; on a phone also those without room in the bar. */
function TeacherMenu({ teacher, onLeave }: { teacher: Teacher; onLeave: () => void }) {
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'payments' | 'everywhere' | undefined>();
  const close = () => setDialog(undefined);
  const plans = usePlansHref();
  const items = [
    {
      label: texts.accommodations,
      icon: <HeartHandshake size={18} />,
      onSelect: () => navigate(teacherPaths.accommodations()),
    },
    {
      label: texts.checkReceipt,
      icon: <ClipboardCheck size={18} />,
      onSelect: () => navigate(teacherPaths.receipt()),
    },
    { label: texts.payments, icon: <ReceiptText size={18} />, onSelect: () => setDialog('payments') },
    { label: texts.logoutEverywhere, icon: <MonitorX size={18} />, onSelect: () => setDialog('everywhere') },
  ];
  const bank = {
    label: texts.bank,
    icon: <LibraryBig size={18} />,
    onSelect: () => navigate(teacherPaths.bank),
  };
  const classes = {
    label: texts.classes,
    icon: <Users size={18} />,
    onSelect: () => navigate(teacherPaths.classes),
  };
  const upgrade = {
    label: texts.upgrade,
    icon: <CircleArrowUp size={18} />,
    onSelect: () => navigate(plans),
  };
  const logout = { label: texts.logout, icon: <LogOut size={18} />, onSelect: onLeave };
  return (
    <>
      <div className={styles.wide}>
        <Menu label="More" items={items} />
      </div>
      <div className={styles.narrow}>
        <Menu
          label="Menu"
          icon={<MenuIcon size={20} aria-hidden="true" />}
          head={
            <>
              <b>{teacher.name}</b>
              <Badge tone="accent">Teacher</Badge>
              {!teacher.isPlanHidden && <PlanState {...teacher} />}
            </>
          }
          items={[
            classes,
            bank,
            ...(teacher.planActive || teacher.isPlanHidden ? [] : [upgrade]),
            ...items,
            logout,
          ]}
        />
      </div>
      <Suspense>
        {dialog === 'payments' && <PaymentsDialog onClose={close} />}
        {dialog === 'everywhere' && <LogoutEverywhereDialog onClose={close} />}
      </Suspense>
    </>
  );
}
