/** The contents of each list: name, number, address; and the numbers of unclear and skipped lines. */
export interface ExpectedList {
  readonly file: string;
  readonly pupils: readonly (readonly [name: string, number?: string | null, email?: string])[];
  readonly unclear?: readonly number[];
  readonly skipped?: readonly number[];
}

export const expectedLists: readonly ExpectedList[] = [
  {
    file: 'semicolon.csv',
    pupils: [
      ['Änne Müller-Lüdenscheidt', '20230017', 'aenne.ml@schule.example'],
      ['Piet van der Berg', '20230018'],
      ['Cem Özdemir', '20230019', 'cem@schule.example'],
    ],
    skipped: [1, 6],
  },
  {
    file: 'tab.tsv',
    pupils: [
      ['Asha Rao', '1'],
      ['Ben Ode', '2'],
      ['Sean O’Brien', '3'],
    ],
    skipped: [1],
  },
  {
    file: 'utf-16.txt',
    pupils: [
      ['Żaneta Kowalska', '4711'],
      ['Jiří Dvořák', '4712'],
      ['Åsa Åberg', '4713'],
    ],
    skipped: [1, 3],
  },
  {
    file: 'last-first.txt',
    pupils: [
      ['Asha Rao'],
      ['Ben Ode'],
      ['Piet van der Berg'],
      ['Martin Luther King Jr.'],
      ['Cher'],
      ['María José de la Cruz'],
    ],
  },
  {
    file: 'duplicates.csv',
    pupils: [
      ['Anna Lee', '11'],
      ['Anna Lee', '12'],
      ['Ben Ode', '13'],
    ],
    unclear: [6, 7, 8],
    skipped: [1, 5],
  },
  {
    file: 'accents.txt',
    pupils: [
      ['Zoë Müller'],
      ['Émile Zola'],
      ['Nguyễn Thị Ánh'],
      ['José Ángel Núñez'],
      ['Ðorđe Šćepanović'],
      ['Ólafur Þór'],
    ],
  },
  {
    file: 'devanagari.txt',
    pupils: [
      ['आशा राव', '१०१'],
      ['मोहन लाल शर्मा', '१०२'],
      ['प्रिया', '१०३'],
    ],
    skipped: [1],
  },
  {
    file: 'arabic-and-chinese.csv',
    pupils: [
      ['علي حسن', '101'],
      ['فاطمة الزهراء', '102'],
      ['陈伟', '103'],
      ['王小明', '104'],
      ['김민준', '105'],
    ],
  },
  {
    file: 'formula.csv',
    pupils: [
      ['Anna Rao', '00123'],
      ['Ben Ode', '00124'],
      ['Gül Ay', '129'],
    ],
    unclear: [4, 5, 6, 7, 8],
    skipped: [1],
  },
  {
    file: 'two-columns.csv',
    pupils: [['Anna Smith'], ['Ben Ode'], ['Piet van der Berg'], ["Mary-Jane O'Neill"], ['Cher']],
  },
  {
    file: 'numbering.txt',
    pupils: [['Anna Smith'], ['Ben Ode'], ['Klas Berg'], ['Dora Rossi'], ['Eva Lind']],
    skipped: [1, 2, 10, 11],
  },
  {
    file: 'header-french.csv',
    pupils: [
      ['Zoé Dupont', '12', 'zoe.dupont@ecole.example'],
      ['Anaïs L’Hermite', '13'],
      ['Moussa N’Diaye', '14', 'moussa@ecole.example'],
    ],
    skipped: [1],
  },
  {
    file: 'mixed-addresses.txt',
    pupils: [
      ['Anna Smith', null, 'anna@school.example'],
      ['Ben Ode', null, 'ben@school.example'],
      ['Cem Kaya', null, 'cem@school.example'],
      ['Eva Lind', null, 'eva@school.example'],
      ['Finn Berg'],
    ],
    unclear: [4, 7],
  },
  {
    file: 'windows-1252.csv',
    pupils: [
      ['Jörg Schäfer', '0815'],
      ['André Weiß', '0816'],
      ['Æsa Østergård', '0817'],
    ],
    skipped: [1],
  },
  {
    file: 'quoted-lines.csv',
    pupils: [
      ['Anna Smith', '7'],
      ['Ode Ben', '8'],
      ['Bob "B." Kaya', '9'],
    ],
    skipped: [1],
  },
  {
    file: 'spaces.txt',
    pupils: [
      ['Asha Rao', '7001', 'asha@school.example'],
      ['Ben Ode', '7002'],
      ['Piet van der Berg', '7003', 'piet@school.example'],
      ['Cem Kaya', '7004'],
    ],
  },
  {
    file: 'mail.txt',
    pupils: [
      ['Asha Rao', null, 'asha@school.example'],
      ['Ben Ode', null, 'ben@school.example'],
      ['Piet van der Berg', null, 'piet@school.example'],
    ],
  },
  {
    file: 'workbook.xlsx',
    pupils: [
      ['ASHA RAO', '00123'],
      ['Ben Ode', '00124'],
      ['Dora Rossi', '00125'],
    ],
    skipped: [0, 1, 2, 4, 8],
  },
  { file: 'calc.ods', pupils: [['Ada Ek', null, 'ada@school.example'], ['Bo Ek']], skipped: [1] },
];
