import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { PageShell } from '../../ui/PageShell';
import { useNarrow } from '../../ui/table-rows';
import { TeacherBar } from '../TeacherBar';
import styles from './Frame.module.css';
import { HeadSlotContext, TabRowSlotContext } from './HeadActions';
import oneRow from './OneRow.module.css';

interface FrameProps {
  teacher: ComponentProps<typeof TeacherBar>['teacher'];
  /** The list that the quiz or class is in. */
  back: { readonly href: string; readonly label: string };
  title: ReactNode;
  /** The state and facts of a quiz; on a phone below the tabs, with the actions of the open page. */
  state?: ReactNode;
  tabs: ReactNode;
  /** The actions of every tab, after those of the open one. */
  actions: ReactNode;
  /** The menu of the head. */
  menu?: ReactNode;
  /** Puts the tabs beside a short name where there is room. */
  isOneRow?: boolean;
  children: ReactNode;
}

/** The frame of a quiz or class: head, tabs and the open page. */
export function Frame({ teacher, back, title, state, tabs, actions, menu, isOneRow, children }: FrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [tabRowSlot, setTabRowSlot] = useState<HTMLElement | null>(null);
  const isPhone = useNarrow() && !isOneRow;
  const slotPlace = <div ref={setSlot} className={styles.slot} />;
  return (
    <PageShell header={<TeacherBar teacher={teacher} />} look="desk">
      <HeadSlotContext value={slot}>
        <div className={styles.top}>
          <div className={classNames(styles.head, isOneRow && oneRow.oneRow)}>
            <ButtonLink
              href={back.href}
              variant="ghost"
              size="icon"
              className={styles.back}
              aria-label={back.label}
              title={back.label}
            >
              <ArrowLeft size={20} aria-hidden="true" />
            </ButtonLink>
            {title}
            {!isPhone && state}
            {isOneRow && tabs}
            <div className={styles.actions}>
              {!isPhone && slotPlace}
              {actions}
            </div>
            {menu}
          </div>
          {!isOneRow && (
            <div className={styles.tabRow}>
              {tabs}
              {!isPhone && <div ref={setTabRowSlot} className={styles.tabRowSlot} />}
            </div>
          )}
        </div>
        <div className={styles.content}>
          {isPhone && (
            <div className={styles.state}>
              {state}
              {slotPlace}
            </div>
          )}
          <TabRowSlotContext value={tabRowSlot}>{children}</TabRowSlotContext>
        </div>
      </HeadSlotContext>
    </PageShell>
  );
}
