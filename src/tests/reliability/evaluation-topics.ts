/** A topic for text questions: correct statements, and typical misconceptions. */
export interface Topic {
  readonly question: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

export const TOPICS: readonly Topic[] = [
  {
    question: 'Explain why leaves look green.',
    right: [
      'chlorophyll absorbs red and blue light',
      'green light is reflected by the leaf',
      'the reflected light reaches our eyes',
      'the pigment sits in the chloroplasts',
    ],
    wrong: [
      'leaves drink green water',
      'the sun paints them',
      'they take in only green light',
      'roots are green too',
    ],
  },
  {
    question: 'Why does ice float on water?',
    right: [
      'ice is less dense than liquid water',
      'water expands when it freezes',
      'the molecules form an open lattice',
      'the same mass takes up more volume',
    ],
    wrong: ['ice is colder', 'ice is heavier than water', 'cold things always rise', 'there is salt in it'],
  },
  {
    question: 'What causes the seasons?',
    right: [
      'the axis of the earth is tilted',
      'the earth moves around the sun in a year',
      'light falls more directly on one hemisphere',
      'days are longer in summer',
    ],
    wrong: [
      'the earth comes nearer to the sun',
      'the sun gets hotter',
      'the moon blocks it',
      'clouds in winter',
    ],
  },
  {
    question: 'How do vaccines protect against a disease?',
    right: [
      'they show the immune system a harmless part of the germ',
      'the body makes antibodies',
      'memory cells remain afterwards',
      'a later infection is fought faster',
    ],
    wrong: [
      'they kill all germs at once',
      'they are vitamins',
      'they warm up the blood',
      'only sick people get them',
    ],
  },
  {
    question: 'Why did towns grow during the industrial revolution?',
    right: [
      'factories offered work in towns',
      'machines replaced people on the farms',
      'railways brought goods and people',
      'wages were higher than in the country',
    ],
    wrong: [
      'farms moved into towns',
      'kings ordered it',
      'people wanted clean air',
      'there were no villages left',
    ],
  },
  {
    question: 'What happens to a gas that is heated in a closed bottle?',
    right: [
      'its particles move faster',
      'they hit the walls more often and harder',
      'the pressure in the bottle rises',
      'the volume stays the same',
    ],
    wrong: ['the gas becomes a liquid', 'the particles grow', 'it gets heavier', 'the pressure falls'],
  },
  {
    question: 'Why is the heart called a double pump?',
    right: [
      'the right side pumps blood to the lungs',
      'the left side pumps blood to the body',
      'both sides beat at the same time',
      'valves keep the blood from flowing back',
    ],
    wrong: ['it beats twice', 'people have two hearts', 'it pumps air and water', 'one side is a spare'],
  },
];
