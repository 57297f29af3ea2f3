/** The fields of the bundler's module info used here. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The chunks of teacher pages, each with the chunk that is always loaded before it. */
const LOADED_WITH = {
  desk: undefined,
  dashboard: 'desk',
  share: 'desk',
  assign: 'desk',
  operator: 'desk',
  classes: 'desk',
  gradebook: 'classes',
  content: 'desk',
  bank: 'content',
  live: 'content',
  accommodations: 'live',
  receipt: 'live',
  print: 'content',
  preview: 'content',
  editing: 'content',
  fields: 'editing',
  evaluation: 'content',
  marks: 'evaluation',
} as const;
type File = keyof typeof LOADED_WITH;

/** Chunks whose styles are too small for a separate file, and the chunk that carries them. */
const STYLES_WITH: Partial<Record<File, File>> = {
  content: 'desk',
  fields: 'editing',
  gradebook: 'classes',
  marks: 'evaluation',
};

const CLIENT = '/src/client/';
const FEATURES = `${CLIENT}features`;
const TEACHER_PAGE = `${CLIENT}pages/TeacherPage.tsx`;
const OPERATOR_PAGE = `${FEATURES}/operator/OperatorPage.tsx`;

/** Lazy modules that render without a click, by chunk. All others stay separate files. */
const DRAWN_AT_ONCE: Readonly<Record<string, File>> = {
  [TEACHER_PAGE]: 'desk',
  [`${CLIENT}ui/MenuButton.tsx`]: 'desk',
  [OPERATOR_PAGE]: 'operator',
  [`${FEATURES}/teacher-dashboard/TeacherDashboard.tsx`]: 'dashboard',
  [`${FEATURES}/teacher-dashboard/SampleStarters.tsx`]: 'editing',
  [`${FEATURES}/share-quiz/ShareScreen.tsx`]: 'share',
  [`${FEATURES}/assign-quiz/AssignScreen.tsx`]: 'assign',
  [`${FEATURES}/classes/ClassPages.tsx`]: 'classes',
  [`${FEATURES}/classes/frame/ClassMenu.tsx`]: 'classes',
  [`${FEATURES}/classes/gradebook/GradebookScreen.tsx`]: 'gradebook',
  [`${FEATURES}/question-bank/QuestionBankScreen.tsx`]: 'bank',
  [`${FEATURES}/live-quiz/LiveQuizScreen.tsx`]: 'live',
  [`${FEATURES}/live-quiz/accommodations/AccommodationsScreen.tsx`]: 'accommodations',
  [`${FEATURES}/live-quiz/ReceiptScreen.tsx`]: 'receipt',
  [`${CLIENT}desk/focus-losses/FocusLossesDialog.tsx`]: 'content',
  [`${FEATURES}/print-quiz/PrintQuiz.tsx`]: 'print',
  [`${FEATURES}/take-quiz/preview/PreviewQuiz.tsx`]: 'preview',
  [`${FEATURES}/quiz-editor/QuestionsScreen.tsx`]: 'editing',
  [`${FEATURES}/quiz-editor/question/OpenQuestion.tsx`]: 'fields',
  [`${FEATURES}/quiz-editor/correction/CorrectedQuestion.tsx`]: 'fields',
  [`${FEATURES}/quiz-editor/import/EditedQuestion.tsx`]: 'fields',
  [`${FEATURES}/evaluation/bench/choice/TypeKeyFields.tsx`]: 'fields',
  '/node_modules/@atlaskit/pragmatic-drag-and-drop/dist/esm/adapter/element-adapter.js': 'fields',
  [`${FEATURES}/quiz-editor/settings/SettingsScreen.tsx`]: 'editing',
  [`${FEATURES}/evaluation/EvaluationScreen.tsx`]: 'evaluation',
  [`${FEATURES}/evaluation/Views.tsx`]: 'marks',
  [`${FEATURES}/evaluation/ReleaseDialog.tsx`]: 'marks',
  [`${CLIENT}rules/results/key-alarms.ts`]: 'marks',
};

/**
 * Assigns a module that only teachers load to the nearest chunk that all its screens load anyway. Modules
 * that open later may move further up, until nothing changes.
 */
export function teacherChunks(): (id: string, modules: Modules) => string | null {
  let files: ReadonlyMap<string, File> | undefined;
  return (id, modules) => {
    files ??= filesOf(process.cwd(), modules);
    const file = files.get(id);
    if (file === undefined) return null;
    return id.endsWith('.css') ? (STYLES_WITH[file] ?? file) : file;
  };
}

/** Students import these only through their package's index, and load none of them. */
const OF_TEACHERS = /\/node_modules\/@tanstack\/.*([mM]utation|[iI]nfinite|[sS]uspense|[qQ]ueries)/;

function filesOf(root: string, modules: Modules): ReadonlyMap<string, File> {
  const screens = new Map(Object.entries(DRAWN_AT_ONCE).map(([path, file]) => [root + path, file]));
  const known = (id: string) => modules.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [] };
  const withImports = (id: string) => closure([id], (next) => known(next).importedIds);
  const ofTeachers = new Set([root + TEACHER_PAGE, root + OPERATOR_PAGE]);
  const ofOthers = closure([`${root}${CLIENT}main.tsx`], (id) => {
    const { importedIds, dynamicallyImportedIds } = known(id);
    return [...importedIds, ...dynamicallyImportedIds.filter((next) => !ofTeachers.has(next))];
  });
  const files = new Map<string, File>();
  const place = (id: string, file: File) => {
    const before = files.get(id);
    files.set(id, before === undefined ? file : commonFile(before, file));
    return files.get(id) !== before;
  };
  for (const [screen, file] of screens) {
    if (modules.getModuleInfo(screen) === null)
      throw new Error(`There is no screen ${screen}. Was it moved?`);
    for (const id of withImports(screen)) if (!ofOthers.has(id) || OF_TEACHERS.test(id)) place(id, file);
  }
  // A module that opens later must not pull in the chunk of another screen. Moving modules may move their
  // imports, so repeat.
  const placeLater = () =>
    [...laterOf(files, screens)].flatMap(([entry, file]) =>
      [...withImports(entry)].filter((id) => files.has(id) && place(id, file)),
    );
  while (placeLater().length > 0);
  return files;

  /** The lazy modules that open later, each with the chunk that opens it. */
  function laterOf(known: ReadonlyMap<string, File>, listed: ReadonlyMap<string, File>) {
    const found = new Map<string, File>();
    const from = [...known].map(([id, file]) => ({ id, file }));
    for (const { id, file } of from) {
      for (const entry of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (listed.has(entry) || ofOthers.has(entry)) continue;
        const before = found.get(entry);
        const home = before === undefined ? file : commonFile(before, file);
        if (home === before) continue;
        found.set(entry, home);
        for (const further of withImports(entry))
          if (!known.has(further)) from.push({ id: further, file: home });
      }
    }
    return found;
  }
}

const withAncestors = (file: File): readonly File[] => {
  const parent = LOADED_WITH[file];
  return parent === undefined ? [file] : [file, ...withAncestors(parent)];
};

function commonFile(one: File, other: File): File {
  const ofOther = withAncestors(other);
  return withAncestors(one).find((file) => ofOther.includes(file)) ?? 'desk';
}

function closure(start: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(start);
  // Iterating a Set includes items added during the loop.
  for (const id of found) for (const further of next(id)) found.add(further);
  return found;
}
