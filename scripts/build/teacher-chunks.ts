/** What the bundler tells of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The files of the teacher's side, each with the file that is loaded whenever it is. */
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

/** Styles that come with those of another file, where a file of their own would be small. */
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

/** The lazy modules that are drawn without a click, by their file; others stay files of their own. */
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
 * The file of a module of teachers alone: the first that all screens which need it load anyway. Since a module is needed
 * wherever its importer is, no file leads back to one that was loaded for less.
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

/** Students reach these only through the list of their package, and load none of them. */
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
  // What opens later needs no file of another screen; a module that moves for it may be one that opens others.
  const placeLater = () =>
    [...laterOf(files, screens)].flatMap(([entry, file]) =>
      [...withImports(entry)].filter((id) => files.has(id) && place(id, file)),
    );
  while (placeLater().length > 0);
  return files;

  /** The lazy modules that open later, each with the file of what opens it. */
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
  // Iterating a Set includes items added meanwhile.
  for (const id of found) for (const further of next(id)) found.add(further);
  return found;
}
