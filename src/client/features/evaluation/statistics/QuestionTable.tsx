import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Question } from '../../../../shared/question/schema';
import { FEWEST_STUDENTS } from '../../../../shared/results/wrong-key';
import { FormattedTexts } from '../../../rich-text/RichText';
import { barTone, PROGRESS_TONES } from '../../../rules/results/display';
import { type ItemAnalysis, isSure } from '../../../rules/results/item-analysis';
import { IconButton } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { ProgressBar } from '../../../ui/ProgressBar';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import { shareText } from '../texts';
import { AskedText } from './AskedText';
import { ItemDetails } from './ItemDetails';
import { itemTexts } from './item-texts';
import styles from './QuestionTable.module.css';

const KEY = [
  { tone: 'ok', label: '80% or more' },
  { tone: 'warn', label: '60% or more' },
  { tone: 'bad', label: 'below 60%' },
] as const;

export interface QuestionFigures {
  readonly question: Question;
  readonly number: number;
  readonly correctPercent: number;
  readonly item: ItemAnalysis;
  /** Where its doubtful key is corrected; undefined without a doubt. */
  readonly doubtHref: string | undefined;
}

/** Each question in a row: the share of right answers by colour, pattern and number (spec §9), its mean, separation and doubts. */
export function QuestionTable({ rows }: { rows: readonly QuestionFigures[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isTooSmall = rows.every(
    ({ item: { discrimination, students } }) => !discrimination && students < FEWEST_STUDENTS,
  );
  const columns = useMemo(() => {
    const toggle = (id: string) =>
      setOpen((before) =>
        before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
      );
    return columnsOf({ isTooSmall, isOpen: (id) => open.has(id), toggle });
  }, [isTooSmall, open]);
  const table = useDataTable({ rows, columns, rowId: ({ question }) => question._id });
  const isOpen = ({ question }: QuestionFigures) => open.has(question._id);
  const details = (row: QuestionFigures) => (
    <FormattedTexts of={row.question}>
      <ItemDetails item={row.item} number={row.number} />
    </FormattedTexts>
  );
  const isUnsure = rows.some(({ item: { discrimination } }) => discrimination && !isSure(discrimination));
  return (
    <section className={styles.section}>
      <h2>{itemTexts.heading}</h2>
      <DataTable
        label={itemTexts.heading}
        table={table}
        className={styles.table}
        cardsClassName={styles.cards}
        hasSortBar={false}
        card={(row) => (
          <Card as="li" className={styles.card}>
            {columns.map(({ id, head, cell, kind }) => (
              <div key={id} className={kind === 'name' || id === 'correct' ? styles.line : undefined}>
                {kind === undefined || kind === 'number' ? <span className={styles.head}>{head}</span> : null}
                {cell(row)}
              </div>
            ))}
            {isOpen(row) && <div className={styles.line}>{details(row)}</div>}
          </Card>
        )}
        details={(row) => isOpen(row) && details(row)}
      />
      <ul className={styles.key} aria-label="Key">
        {KEY.map(({ tone, label }) => (
          <li key={tone} className="inline-flex items-center gap-2">
            <span className={styles.sample} aria-hidden="true">
              <ProgressBar value={1} max={1} label="" tone={tone} />
            </span>
            {label}
          </li>
        ))}
        <li>
          {isTooSmall ? itemTexts.tooFew : itemTexts.whatSeparation} {isUnsure && itemTexts.mayBeChance}
        </li>
      </ul>
    </section>
  );
}

interface Opening {
  isTooSmall: boolean;
  isOpen: (questionId: string) => boolean;
  toggle: (questionId: string) => void;
}

const columnsOf = ({ isTooSmall, isOpen, toggle }: Opening): readonly Column<QuestionFigures>[] => [
  {
    id: 'question',
    head: itemTexts.question,
    kind: 'name',
    sortBy: ({ number }) => number,
    cell: ({ question, number }) => (
      <FormattedTexts of={question}>
        <AskedText question={question} number={number} />
      </FormattedTexts>
    ),
  },
  {
    id: 'correct',
    head: itemTexts.correct,
    sortBy: ({ correctPercent }) => correctPercent,
    cell: ({ correctPercent, number }) => (
      <span className={styles.correct}>
        <ProgressBar
          value={correctPercent}
          max={100}
          label={`Correct answers to question ${number}`}
          tone={PROGRESS_TONES[barTone(correctPercent)]}
        />
        <span className="font-semibold text-end">{correctPercent}%</span>
      </span>
    ),
  },
  {
    id: 'mean',
    head: itemTexts.mean,
    kind: 'number',
    sortBy: ({ item }) => item.facility?.value ?? null,
    cell: ({ item }) => (item.facility ? shareText(item.facility.value) : '–'),
  },
  ...(isTooSmall
    ? []
    : [
        {
          id: 'separation',
          head: itemTexts.separation,
          kind: 'number',
          sortBy: ({ item }: QuestionFigures) => item.discrimination?.value ?? null,
          cell: ({ item: { discrimination } }: QuestionFigures) =>
            discrimination ? (
              <span className={isSure(discrimination) ? undefined : styles.unsure}>
                {itemTexts.separates(discrimination)}
              </span>
            ) : (
              <span className={styles.unsure}>{itemTexts.noSpread}</span>
            ),
        } as const,
      ]),
  {
    id: 'doubtful',
    head: itemTexts.doubtful,
    cell: ({ doubtHref }) =>
      doubtHref ? (
        <Link href={doubtHref} className="text-warn font-semibold">
          {itemTexts.isKeyRight}
        </Link>
      ) : (
        <span className={styles.unsure}>–</span>
      ),
  },
  {
    id: 'details',
    head: itemTexts.details,
    kind: 'action',
    cell: ({ question: { _id }, number }) => (
      <IconButton
        label={itemTexts.detailsOf(number)}
        variant="ghost"
        aria-expanded={isOpen(_id)}
        onClick={() => toggle(_id)}
      >
        {isOpen(_id) ? (
          <ChevronUp size={18} aria-hidden="true" />
        ) : (
          <ChevronDown size={18} aria-hidden="true" />
        )}
      </IconButton>
    ),
  },
];
