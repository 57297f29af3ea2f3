import type { QuizSettings } from '../../../../shared/quiz/schema';
import { xmlElement, xmlFile } from '../../formats/qti/xml-text';

export interface PlacedItem {
  readonly identifier: string;
  readonly path: string;
  readonly pool: { readonly name: string; readonly draw: number } | undefined;
  /** Time limit; null if unlimited. */
  readonly seconds: number | null;
}

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/** The test of a package: the questions in order, with a section for each pool. */
export function writeTest(settings: QuizSettings, items: readonly PlacedItem[]): string {
  const sections = sectionsOf(items).map(([pool, inside], at) =>
    xmlElement(
      'assessmentSection',
      { identifier: `section_${at + 1}`, title: pool?.name ?? settings.title, visible: 'true' },
      [
        ...(pool ? [xmlElement('selection', { select: pool.draw })] : []),
        ...(settings.shuffleQuestions ? [xmlElement('ordering', { shuffle: 'true' })] : []),
        ...inside.map(writeRef),
      ],
    ),
  );
  const part = xmlElement(
    'testPart',
    {
      identifier: 'part_1',
      navigationMode: settings.allowNavigation && !settings.useQuestionTimer ? 'nonlinear' : 'linear',
      submissionMode: settings.allowNavigation ? 'simultaneous' : 'individual',
    },
    sections,
  );
  const limits = xmlElement('timeLimits', { maxTime: settings.totalTimeSeconds });
  return xmlFile(
    xmlElement('assessmentTest', { xmlns: NAMESPACE, identifier: 'test', title: settings.title || 'Quiz' }, [
      limits,
      part,
    ]),
  );
}

const writeRef = ({ identifier, path, seconds }: PlacedItem): string =>
  xmlElement(
    'assessmentItemRef',
    { identifier: `ref_${identifier}`, href: path },
    seconds === null ? '' : xmlElement('timeLimits', { maxTime: seconds }),
  );

/** Consecutive questions without a pool form a section; each pool comes at its first question. */
function sectionsOf(
  items: readonly PlacedItem[],
): readonly (readonly [PlacedItem['pool'], readonly PlacedItem[]])[] {
  const sections: (readonly [PlacedItem['pool'], PlacedItem[]])[] = [];
  const pools = new Map<string, PlacedItem[]>();
  // The schema requires a section even without questions.
  if (items.length === 0) sections.push([undefined, []]);
  for (const item of items) {
    const last = sections.at(-1);
    const known = item.pool && pools.get(item.pool.name);
    if (known) known.push(item);
    else if (!item.pool && last && !last[0]) last[1].push(item);
    else {
      const inside = [item];
      sections.push([item.pool, inside]);
      if (item.pool) pools.set(item.pool.name, inside);
    }
  }
  return sections;
}
