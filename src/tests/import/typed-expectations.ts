/** Type and key of each question, its marks if not 1, its problems; and the skipped lines. */
export const typedExpectations: Readonly<
  Record<string, { questions: readonly string[]; skipped: readonly number[] }>
> = {
  'answers-with-reasons.txt': {
    questions: ['mcq "Troposphere"', 'mcq "Nitrogen"'],
    skipped: [],
  },
  'bold-key.txt': {
    questions: ['mcq "table"', 'mcq "sing"', 'mcq "goes"', 'mcq "children"'],
    skipped: [],
  },
  'chatgpt-answers-twice.md': {
    questions: ['mcq "1789"', 'mcq "Louis XVI"', 'short "The Bastille"'],
    skipped: [1],
  },
  'chatgpt-bold-numbers.txt': {
    questions: ['mcq "Hyper Text Markup Language"', 'mcq "`<br>`"', 'mcq "0 1 2"'],
    skipped: [1],
  },
  'chatgpt-markdown.txt': {
    questions: [
      'mcq "Carbon dioxide"',
      'msq ["Light","Water","Carbon dioxide"]',
      'mcq "False"',
      'short "Chlorophyll"',
    ],
    skipped: [1, 3, 43],
  },
  'computing-code.txt': {
    questions: [
      'mcq "-1"',
      'mcq "int[] a = new int[3];"',
      'long "def largest(a, b, c):\\n    return max(a, b, c)"; 5 marks',
    ],
    skipped: [],
  },
  'each-on-one-line.txt': {
    questions: ['mcq "4"', 'mcq "9"', 'mcq "5"'],
    skipped: [],
  },
  'economics-tabs.txt': {
    questions: ['mcq "the quantity demanded at each price"', 'mcq "rises"'],
    skipped: [1],
  },
  'fullwidth-smart.txt': {
    questions: ['mcq "“I’m fine.”"', 'short "an"'],
    skipped: [],
  },
  'google-form.txt': {
    questions: ['mcq "Argentina"; 2 marks', 'msq ["2","5"]', 'long ""'],
    skipped: [],
  },
  'hindi-digits.txt': {
    questions: ['mcq "दिल्ली"', 'short "आगरा"'],
    skipped: [],
  },
  'icse-history.txt': {
    questions: [
      'mcq "1857"',
      'short "Rani Lakshmibai and Tantia Tope"; 2 marks',
      'long ""; 5 marks',
      'long "It changed how and where people worked.\\nCities grew, and with them a class of workers."; 5 marks',
    ],
    skipped: [1, 14],
  },
  'igcse-physics.txt': {
    questions: ['mcq "20 m / s"', 'mcq "velocity"', 'mcq "micrometer screw gauge"'],
    skipped: [],
  },
  'igcse-structured.txt': {
    questions: [
      'short "chloroplast"',
      'short "It controls what enters and leaves the cell."; 2 marks',
      'long ""; 3 marks',
      'long "The net movement of water molecules from a region of higher water potential to a region of lower water potential through a partially permeable membrane."; 3 marks',
    ],
    skipped: [],
  },
  'language-unnumbered.txt': {
    questions: ['mcq "since"', 'short "la maison"', 'short "Häuser"'],
    skipped: [],
  },
  'many-habits.txt': {
    questions: [
      'mcq "Yellow"',
      'msq ["Oxygen","Glucose"]',
      'mcq "a hare"',
      'order ["Battle of Hastings","Magna Carta","Black Death"]',
      'mcq "2.5"',
      'mcq "Water is wet."',
      'mcq "6"; Line 40: The answer names other options than those that are marked as correct.',
      'mcq "E"',
      'short "oxygen, nitrogen, argon"',
      'mcq "early"',
    ],
    skipped: [],
  },
  'matching-ordering.txt': {
    questions: [
      'match {"France":"Paris","Spain":"Madrid","Italy":"Rome"}; 3 marks',
      'order ["3","7","12"]',
      'long ""; This is a matching question whose pairs were not understood. Rewrite it, or leave it out.',
      'match {"Dog":"puppy","Cat":"kitten"}',
      'match {"hot":"cold","big":"small"}',
    ],
    skipped: [],
  },
  'maths-key-at-end.txt': {
    questions: ['mcq "2, 3"', 'mcq "–23"', 'mcq "6"', 'short "7"'],
    skipped: [1],
  },
  'messy.txt': {
    questions: [
      'mcq "Nile"',
      'mcq "Greenland"',
      'short "pacific"',
      'short "7"',
      'mcq "Indian\\nOcean"; Line 28: Marks are a whole number from 1 to 1000.',
      'mcq "Australia"; 2 marks',
    ],
    skipped: [1, 19],
  },
  'mixed-science.txt': {
    questions: [
      'mcq "Photosynthesis"',
      'mcq "Rose"',
      'short "x = 5"',
      'number {"value":"20 m/s","tolerance":null,"unit":"m/s"}',
      'long "v² = 2gh = 400\\nv = 20 m/s"; 3 marks',
      'cloze [["1/2"],["1/2"]]',
    ],
    skipped: [],
  },
  'money-and-prices.txt': {
    questions: ['mcq "$7"', 'short "24"', 'short "They part words in names."; 4 marks'],
    skipped: [],
  },
  'nested-markdown.md': {
    questions: ['mcq "Mercury"', 'mcq "$\\\\frac{3}{4}$"', 'short "oxygen"', 'long ""; 10 marks'],
    skipped: [],
  },
  'numbered-and-not.txt': {
    questions: ['mcq "Helium"; 2 marks', 'msq ["Neon","Argon"]', 'mcq "True"', 'short "Carbon dioxide"'],
    skipped: [],
  },
  'one-bad-line.txt': {
    questions: [
      'mcq "Carbon dioxide"; Line 6: This line was not understood. Add it to the text or the explanation, or leave it out.',
      'short "6"',
    ],
    skipped: [],
  },
  'primary-english.txt': {
    questions: [
      'short "A word that shows action."',
      'short "dog"',
      'short "pilot"',
      'long ""; No answer was found for this question, so it is a long answer. Add a model answer, or change the type.',
      'mcq "receive"',
      'mcq "12"',
      'mcq "6"',
    ],
    skipped: [1, 26],
  },
  'q-with-number-options.txt': {
    questions: ['mcq "56"', 'mcq "81"'],
    skipped: [],
  },
  'qa-pairs.txt': {
    questions: ['short "Au"', 'short "Fe"', 'short "Alexander Fleming"'],
    skipped: [],
  },
  'statements.txt': {
    questions: ['mcq "(ii) only"', 'mcq "Both A and R are true and R explains A"'],
    skipped: [],
  },
  'true-false.txt': {
    questions: [
      'mcq "False"',
      'mcq "True"',
      'mcq "True"',
      'mcq ""',
      'mcq "True"',
      'short "Tokyo"',
      'cloze [["heart"],["blood"]]',
    ],
    skipped: [1, 12],
  },
  'unnumbered-bullets.txt': {
    questions: [
      'mcq "Madrid"',
      'mcq "Rome"',
      'mcq "True"',
      'long ""; No answer was found for this question, so it is a long answer. Add a model answer, or change the type.',
    ],
    skipped: [1],
  },
  'unnumbered-lost-numbers.txt': {
    questions: ['mcq "Paris"', 'mcq "Jupiter"', 'short "William Shakespeare"'],
    skipped: [],
  },
  'word-biology.txt': {
    questions: [
      'mcq "Mitochondrion"',
      'mcq "cellulose"',
      'msq ["Chloroplast","Large central vacuole","Cell wall"]',
    ],
    skipped: [1, 2, 4],
  },
  'worksheet-sections.txt': {
    questions: [
      'mcq "newton"',
      'mcq "magnetic force"',
      'short "force"',
      'short "opposite"',
      'mcq "False"',
      'mcq "True"',
      'short "Pressure is force per unit area; pascal."',
      'long ""',
    ],
    skipped: [1, 3, 11, 15, 19],
  },
};
