import { markTextAnswers } from '../../server/rules/marking/text/mark-text-answers';

interface Written {
  readonly question: string;
  readonly modelAnswer: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** Answers that depend on a number, a unit, a sign or a direction. */
const SIGNS: readonly Written[] = [
  {
    ...{ question: 'How fast does a stone get faster as it falls?', modelAnswer: '9.8 m/s^2' },
    right: ['9.8 m/s²', '9,8 m/s2', '9.8 m s^-2', '980 cm/s²'],
    wrong: ['9.8 m/s', '9.8 m²/s', '-9.8 m/s^2', '98 m/s^2', '9.8', '9.8 km/s^2', '9.8 s/m^2'],
  },
  {
    ...{ question: 'How far is it?', modelAnswer: '5 km' },
    right: ['5000 m', '5 kilometres', '5km', '5.0 km'],
    wrong: ['5 m', '5 cm', '500 m', '5 kg', '50 km', '-5 km', '5 miles'],
  },
  {
    ...{ question: 'Which energy is it?', modelAnswer: 'The energy is 2.5 kJ' },
    right: ['2500 J', '2.5 kilojoules', '2,5 kJ', 'The energy is 2.5 * 10^3 J'],
    wrong: ['The energy is 2.5 J', 'The energy is 2.5 kW', 'The energy is 25 kJ', 'The energy is -2.5 kJ'],
  },
  {
    ...{ question: 'Write the reaction.', modelAnswer: '2 H2 + O2 -> 2 H2O' },
    right: ['2H2+O2→2H2O', '2H₂ + O₂ → 2H₂O'],
    wrong: [
      'H2 + O2 -> H2O',
      '2 H2O -> 2 H2 + O2',
      '2 H2 - O2 -> 2 H2O',
      '2 H2 + O2 <- 2 H2O',
      '2 H + O2 -> 2 H2O',
    ],
  },
  {
    ...{ question: 'How are energy and mass related?', modelAnswer: 'E = m c^2' },
    right: ['E=mc²', 'E = m * c^2'],
    wrong: ['E = m c^3', 'E = m / c^2', 'E = -m c^2', 'm = E c^2', 'E = m + c^2', 'E < m c^2', 'E = mc'],
  },
  {
    ...{ question: 'For which x is it true?', modelAnswer: 'x >= 3' },
    right: ['x ≥ 3', 'x>=3'],
    wrong: ['x <= 3', 'x > 3', 'x >= -3', 'x = 3', 'x != 3'],
  },
  {
    ...{ question: 'Name the order of planets.', modelAnswer: 'Mercury, Venus, Earth, Mars' },
    right: [],
    wrong: [
      'Mars, Earth, Venus, Mercury',
      'Mercury, Venus, Earth',
      'Mercury, Venus, Mars, Earth',
      'Mercury, Venus, Earth, Mars, Sun',
    ],
  },
  {
    ...{ question: 'When does it boil?', modelAnswer: 'Water boils at 100 °C' },
    right: [],
    wrong: ['Water boils at 100 °F', 'Water boils at 100 K', 'Water boils at -100 °C'],
  },
];

const NEGATED: Readonly<Record<string, readonly [model: string, negated: string]>> = {
  en: ['The plant needs light for its growth', 'The plant does not need light for its growth'],
  de: ['Die Pflanze braucht Licht zum Wachsen', 'Die Pflanze braucht kein Licht zum Wachsen'],
  fr: ['La plante absorbe la lumière du soleil', "La plante n'absorbe pas la lumière du soleil"],
  es: ['La planta necesita la luz para crecer', 'La planta no necesita la luz para crecer'],
  it: ['La pianta ha bisogno di luce per crescere', 'La pianta non ha bisogno di luce per crescere'],
  pt: ['A planta precisa de luz para crescer', 'A planta não precisa de luz para crescer'],
  nl: ['De plant heeft licht nodig om te groeien', 'De plant heeft geen licht nodig om te groeien'],
  ar: ['يحتاج النبات إلى الضوء لكي ينمو', 'لا يحتاج النبات إلى الضوء لكي ينمو'],
  ru: ['Растению нужен свет для роста', 'Растению не нужен свет для роста'],
  hi: ['पौधे को बढ़ने के लिए प्रकाश चाहिए', 'पौधे को बढ़ने के लिए प्रकाश नहीं चाहिए'],
  ja: ['植物は成長に光を必要とする', '植物は成長に光を必要としない'],
  tr: ['Bitki büyümek için ışığa ihtiyaç duyar', 'Bitki büyümek için ışığa ihtiyaç duymaz'],
  zh: ['植物生长需要阳光', '植物生长不需要阳光'],
};

/** Wrong answers sure of full marks, right answers given full marks, and languages whose "not" is recognized. */
export function countSigns() {
  const counts = { wrong: 0, wrongThrough: 0, right: 0, rightRead: 0, languages: 0, seen: 0 };
  const misses: string[] = [];
  const mark = (task: Pick<Written, 'question' | 'modelAnswer'>, text: string) =>
    markTextAnswers({
      ...{
        ...task,
        maximumMarks: 2,
        answers: [
          { id: 'a', text },
          { id: 'b', text: task.modelAnswer },
        ],
      },
      teacherMarks: [{ id: 'b', marks: 2 }],
    })[0];
  for (const { right, wrong, ...task } of SIGNS) {
    for (const text of right) {
      const found = mark(task, text);
      const isRead = found?.state === 'suggested' && found.marks === 2;
      counts.right += 1;
      if (isRead) counts.rightRead += 1;
      else misses.push(`right but not read: ${task.modelAnswer} | ${text}`);
    }
    for (const text of wrong) {
      const found = mark(task, text);
      counts.wrong += 1;
      if (found?.state !== 'suggested' || found.marks < 2) continue;
      counts.wrongThrough += 1;
      misses.push(`wrong but sure: ${task.modelAnswer} | ${text}`);
    }
  }
  for (const [language, [modelAnswer, negated]] of Object.entries(NEGATED)) {
    const found = mark({ question: '?', modelAnswer }, negated);
    counts.languages += 1;
    if (found?.guards.includes('negation') && found.marks === 0) counts.seen += 1;
    else misses.push(`"not" unseen: ${language}`);
  }
  return { ...counts, misses };
}
