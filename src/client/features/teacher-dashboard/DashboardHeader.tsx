import { ClipboardCheck, HeartHandshake, Keyboard, MonitorX, ReceiptText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../shared/paths';
import type { TeacherDashboard } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { formatDate } from '../../platform/date-format';
import { showShortcutList } from '../../platform/shortcuts';
import { signOut } from '../../platform/sign-out';
import { Badge } from '../../ui/Badge';
import { IconButton, LogoutButton } from '../../ui/Button';
import { Menu } from '../../ui/Menu';
import styles from './DashboardHeader.module.css';
import { texts } from './texts';

const PaymentsDialog = lazy(async () => ({ default: (await import('./PaymentsDialog')).PaymentsDialog }));
const LogoutEverywhereDialog = lazy(async () => ({
  default: (await import('../../quiz-parts/LogoutEverywhereDialog')).LogoutEverywhereDialog,
}));

/** Plan, role and the way out, at the right of the logo. */
export function DashboardHeader({ dashboard }: { dashboard: TeacherDashboard | undefined }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className={styles.header}>
      <div className={styles.badges}>
        {dashboard && <PlanBadge {...dashboard} />}
        <Badge tone="accent">Teacher</Badge>
        <IconButton
          variant="ghost"
          label="Keyboard shortcuts"
          className={styles.keyboard}
          onClick={() => showShortcutList(true)}
        >
          <Keyboard size={20} aria-hidden="true" />
        </IconButton>
        {/* Behind the data: nobody waits for what a menu needs. */}
        {dashboard && <MoreMenu />}
      </div>
      <LogoutButton
        busy={leaving}
        label="Logout"
        onClick={() => {
          setLeaving(true);
          void signOut();
        }}
      />
    </div>
  );
}

function MoreMenu() {
  const [, navigate] = useLocation();
  const [showsPayments, setShowsPayments] = useState(false);
  const [leavesAll, setLeavesAll] = useState(false);
  return (
    <>
      <Menu
        label="More"
        items={[
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
          {
            label: texts.payments,
            icon: <ReceiptText size={18} />,
            onSelect: () => setShowsPayments(true),
          },
          {
            label: texts.logoutEverywhere,
            icon: <MonitorX size={18} />,
            onSelect: () => setLeavesAll(true),
          },
        ]}
      />
      <Suspense>
        {showsPayments && <PaymentsDialog onClose={() => setShowsPayments(false)} />}
        {leavesAll && <LogoutEverywhereDialog onClose={() => setLeavesAll(false)} />}
      </Suspense>
    </>
  );
}

function PlanBadge({ planActive, planActiveUntil }: TeacherDashboard) {
  if (!planActive) {
    return (
      <>
        <Badge>No Active Plan</Badge>
        <Link href={paths.plans} className={styles.upgrade}>
          Upgrade
        </Link>
      </>
    );
  }
  return (
    <>
      <Badge tone="ok">Active Plan</Badge>
      {planActiveUntil !== null && <span className={styles.until}>until {formatDate(planActiveUntil)}</span>}
    </>
  );
}
