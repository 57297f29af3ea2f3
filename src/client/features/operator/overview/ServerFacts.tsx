import type { ReactNode } from 'react';
import type { OperatorState } from '../../../../shared/operator/schema';
import { formatDateTime } from '../../../platform/date-format';
import { Badge } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import styles from './Overview.module.css';
import { sizeText } from './size-text';
import { texts } from './texts';

const DAY_AND_A_LITTLE_MS = 26 * 60 * 60 * 1000;

/** The conditions of data safety, each with its state in words. */
export function ServerFacts({ state }: { state: OperatorState }) {
  return (
    <div className={styles.facts}>
      <BackupFact state={state} />
      <DrillFact drill={state.backups.drill} />
      <DiskFact disk={state.disk} />
      <Fact
        title={texts.database}
        badge={
          state.databaseWritable ? (
            <Badge tone="ok">{texts.writable}</Badge>
          ) : (
            <Badge tone="bad">{texts.notWritable}</Badge>
          )
        }
      />
    </div>
  );
}

function BackupFact({ state: { backups, nowMs } }: { state: OperatorState }) {
  const { lastAt, count } = backups;
  if (lastAt === null) {
    return (
      <Fact title={texts.backup} badge={<Badge tone="warn">{texts.noBackup}</Badge>}>
        {texts.firstBackup}
      </Fact>
    );
  }
  const isFresh = nowMs - lastAt < DAY_AND_A_LITTLE_MS;
  return (
    <Fact
      title={texts.backup}
      badge={isFresh ? <Badge tone="ok">{texts.fresh}</Badge> : <Badge tone="bad">{texts.tooOld}</Badge>}
    >
      {formatDateTime(lastAt)}. {texts.backups(count)}
    </Fact>
  );
}

function DrillFact({ drill }: { drill: OperatorState['backups']['drill'] }) {
  if (drill === null) {
    return (
      <Fact title={texts.drill} badge={<Badge tone="warn">{texts.noDrill}</Badge>}>
        {texts.weekly}
      </Fact>
    );
  }
  return (
    <Fact
      title={texts.drill}
      badge={
        drill.failure === null ? (
          <Badge tone="ok">{texts.passed}</Badge>
        ) : (
          <Badge tone="bad">{texts.failed}</Badge>
        )
      }
    >
      {formatDateTime(drill.at)}.{' '}
      {drill.failure ?? texts.restored(drill.backup, (drill.tookMs / 1000).toFixed(1))}
    </Fact>
  );
}

function DiskFact({ disk }: { disk: OperatorState['disk'] }) {
  if (disk === null) return null;
  const { freeBytes, totalBytes, guardBytes } = disk;
  return (
    <Fact
      title={texts.disk}
      badge={
        freeBytes < guardBytes ? (
          <Badge tone="bad">{texts.almostFull}</Badge>
        ) : (
          <Badge tone="ok">{texts.hasRoom}</Badge>
        )
      }
    >
      {texts.free(sizeText(freeBytes), sizeText(totalBytes))} {texts.guard(sizeText(guardBytes))}
    </Fact>
  );
}

function Fact({ title, badge, children }: { title: string; badge: ReactNode; children?: ReactNode }) {
  return (
    <Card as="section" className={styles.fact}>
      <h2 className="text-h3">{title}</h2>
      <p>{badge}</p>
      {children && <p className="text-muted text-sm break-anywhere">{children}</p>}
    </Card>
  );
}
