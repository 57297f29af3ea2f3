import { expect, test } from 'vitest';
import { readRoster } from './read-roster';

const said = (text: string, as = {}) =>
  readRoster(text, as).rows.map(({ pupil: { name, number, email } }) =>
    [name, number, email].filter((part) => part !== null).join(' / '),
  );
const headingsReason = (text: string) => readRoster(text).skipped[0]?.reason;

/** First name, last name and address, as school programs head them. */
const HEADED = `
  Given name|Surname|Email address
  Forename|Family name|School email
  Vorname|Familienname|E-Mail-Adresse
  Vorname des Schülers|Nachname des Schülers|Mail
  Prénom|Nom|Courriel
  Prénom de l'élève|Nom de famille|Adresse e-mail
  Nombres|Apellidos|Correo electrónico
  Nombre|Primer apellido|Correo
  Nome próprio|Sobrenome|E-mail
  Primeiro nome|Último nome|Endereço de e-mail
  Nome|Cognome|Indirizzo email
  Roepnaam|Achternaam|E-mailadres
  Förnamn|Efternamn|E-post
  Fornavn|Etternavn|E-postadresse
  Fornavn|Efternavn|Mailadresse
  Etunimi|Sukunimi|Sähköposti
  Eiginnafn|Kenninafn|Netfang
  Eesnimi|Perekonnanimi|E-post
  Vārds|Uzvārds|E-pasts
  Vardas|Pavardė|El. paštas
  Imię|Nazwisko|Adres e-mail
  Jméno|Příjmení|E-mail
  Meno|Priezvisko|E-mail
  Ime|Priimek|E-pošta
  Ime|Prezime|E-pošta
  Keresztnév|Vezetéknév|E-mail cím
  Prenume|Nume|Adresă de email
  Prenumele|Numele|E-mail
  Име|Фамилия|Имейл
  Име|Презиме|Е-пошта
  Имя|Фамилия|Электронная почта
  Имя ученика|Фамилия ученика|Адрес электронной почты
  Ім'я|Прізвище|Електронна пошта
  Όνομα|Επώνυμο|Ηλεκτρονικό ταχυδρομείο
  Adı|Soyadı|E-posta
  Ad|Soyad|E-posta adresi
  სახელი|გვარი|ელფოსტა
  Անուն|Ազգանուն|Էլ. փոստ
  שם פרטי|שם משפחה|אימייל
  الاسم الأول|اسم العائلة|البريد الإلكتروني
  الاسم الشخصي|النسب|بريد إلكتروني
  نام|نام خانوادگی|ایمیل
  پہلا نام|خاندانی نام|ای میل
  नाम|उपनाम|ईमेल
  पहला नाम|अंतिम नाम|ईमेल पता
  प्रथम नाव|आडनाव|ईमेल
  নাম|পদবি|ইমেইল
  முதல் பெயர்|குடும்பப் பெயர்|மின்னஞ்சல்
  మొదటి పేరు|ఇంటి పేరు|ఈమెయిల్
  ชื่อ|นามสกุล|อีเมล
  Tên|Họ|Địa chỉ email
  Nama depan|Nama belakang|Alamat email
  Jina la kwanza|Jina la ukoo|Barua pepe
  ስም|የአባት ስም|ኢሜይል
  名|姓|邮箱
  이름|성|이메일`
  .trim()
  .split('\n')
  .map((line) => line.trim());

test.each(HEADED)('the columns %s are known in any order', (line) => {
  const pupil = ['Lia', 'Oren', 'lia@x.example'];
  const headings = line.split('|');
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
  ])
    for (const sign of [';', '\t', ',']) {
      const rowOf = (cells: readonly string[]) => order.map((at) => cells[at]).join(sign);
      expect(said(`${rowOf(headings)}\n${rowOf(pupil)}`)).toEqual(['Lia Oren / lia@x.example']);
    }
});

test.each([
  ['Voornaam;Tussenvoegsel;Achternaam\nFleur;de;Wit\nMees;;Bos', ['Fleur de Wit', 'Mees Bos']],
  ['Achternaam;Voornaam;Tussenv.\nWit;Fleur;de', ['Fleur de Wit']],
  ['Nume;Inițiala tatălui;Prenume\nIonescu;M;Vlad', ['Vlad Ionescu']],
  ['First name,Middle name,Last name\nAda,Mae,Lind', ['Ada Mae Lind']],
  ['Фамилия;Имя;Отчество\nЛапин;Егор;Ильич', ['Егор Ильич Лапин']],
  ['Nombre;Apellido paterno;Apellido materno\nInés;Vega;Luna', ['Inés Vega Luna']],
  ['Primer apellido;Segundo apellido;Nombre\nVega;Luna;Inés', ['Inés Vega Luna']],
  ['Имя;Презиме;Фамилия\nИван;Петров;Колев', ['Иван Петров Колев']],
  ['Họ và tên đệm;Tên\nNguyễn Thị;Mai', ['Mai Nguyễn Thị']],
  ['First name;Last name;Suffix\nMartin;King;Jr.', ['Martin King Jr.']],
  ['Vornamen;Rufname;Nachname\nAnna Lena;Lena;Vogt', ['Anna Lena Vogt']],
  ['Rufname;Nachname\nLena;Vogt', ['Lena Vogt']],
])('every part of the name in %j is kept', (text, names) => {
  expect(said(text)).toEqual(names);
});

test.each([
  ['Name;Clan;Email\nAda Lind;Ek;ada@x.example', 'Clan'],
  ['Vorname;Ordensname;Nachname\nAda;Klara;Lind', 'Ordensname'],
  ['Vornamen;Rufname;Nachname\nAda Mae;Mae;Lind', 'Rufname'],
  ['Name,Guardian,Guardian email\nAda Lind,Eva Lind,eva@x.example', 'Guardian'],
  ['Name;E-Mail der Eltern\nAda Lind;eva@x.example', 'E-Mail der Eltern'],
  ['Name;Email (parent)\nAda Lind;eva@x.example', 'Email (parent)'],
  ["Name;Mother's email\nAda Lind;eva@x.example", "Mother's email"],
  ['Nom;Prénom;Courriel du tuteur\nLind;Ada;eva@x.example', 'Courriel du tuteur'],
  ['Alumno;Correo del padre\nAda Lind;eva@x.example', 'Correo del padre'],
  ['Имя;Почта родителя\nAda Lind;eva@x.example', 'Почта родителя'],
  ['姓名,家长邮箱\nAda Lind,eva@x.example', '家长邮箱'],
  ['이름,보호자 이메일\nAda Lind,eva@x.example', '보호자 이메일'],
  ['नाम,पिता का ईमेल\nAda Lind,eva@x.example', 'पिता का ईमेल'],
  ['Name;Household\nAda Lind;eva@x.example', 'Household'],
  ['Name;Clan\nAda Lind;Ek', 'Clan'],
  ['Name;Emergency contact e-mail\nAda Lind;eva@x.example', 'Emergency contact e-mail'],
])(
  'a column that may hold another name or other people’s addresses is reported and not used: %j',
  (text, heading) => {
    const { rows } = readRoster(text);
    expect(rows.map(({ pupil }) => pupil.email).filter((email) => email?.startsWith('eva'))).toEqual([]);
    expect(rows[0]?.pupil.name).toMatch(/^Ada( Mae)? Lind$/);
    expect(headingsReason(text)).toContain(`“${heading}”`);
  },
);

test('towns, remarks and the whole name once more are left out silently', () => {
  const text = 'First name;Last name;Full name;Town;Remarks\nAda;Lind;Lind, Ada;Ulm;tall';
  expect(headingsReason(text)).toBe('The headings of the columns.');
});

test('headings in an unknown language are guessed from the cells below, and the teacher is asked about addresses', () => {
  const text = 'Zina;Zora;Zeme\nAda;Lind;ada@x.example\nBo;Ek;bo@x.example';
  expect(said(text)).toEqual(['Ada Lind', 'Bo Ek']);
  expect(readRoster(text).choices).toEqual({
    nameOrder: 'firstLast',
    columns: [{ column: 2, heading: 'Zeme', sample: 'ada@x.example, bo@x.example', kind: 'other' }],
  });
  expect(said(text, { nameOrder: 'lastFirst', columns: { 2: 'email' } })).toEqual([
    'Lind Ada / ada@x.example',
    'Ek Bo / bo@x.example',
  ]);
});

test('a left-out column is used if the teacher chooses so', () => {
  const text = 'Vorname;Ordensname;Nachname\nAda;Klara;Lind';
  expect(said(text, { columns: { 1: 'middle' } })).toEqual(['Ada Klara Lind']);
  expect(readRoster(text, { columns: { 1: 'middle' } }).choices.columns).toMatchObject([{ kind: 'middle' }]);
  expect(readRoster(text, { columns: { 1: 'middle' } }).skipped[0]?.reason).toBe(
    'The headings of the columns.',
  );
});

/** Two address columns; the second is the student's. */
const HOME_AND_SCHOOL = `
  Household email|Pupil email
  Correo de casa|Correo del alumno
  Mail foyer|Mail élève
  E-Mail (privat)|E-Mail (Schule)
  Домашняя почта|Почта ученика
  家庭邮箱|学校邮箱
`;
test.each(HOME_AND_SCHOOL.trim().split('\n'))('%s: the address of the school signs in', (headings) => {
  const text = `Name|${headings.trim()}\nAda Lind|home@x.example|ada@s.example\nBo Ek|dad@x.example|`;
  expect(said(text)).toEqual(['Ada Lind / ada@s.example', 'Bo Ek']);
  expect(readRoster(text).choices.columns).toMatchObject([{ column: 1, kind: 'other' }]);
});

test('a home address is not used until the teacher chooses it, and the second of two address columns is asked about', () => {
  const atHome = 'Name;Family e-mail\nAda Lind;lind@x.example';
  expect(said(atHome)).toEqual(['Ada Lind']);
  expect(said(atHome, { columns: { 1: 'email' } })).toEqual(['Ada Lind / lind@x.example']);
  const two = 'Name;Mail;Second mail\nAda Lind;ada@x.example;l@x.example\nBo Ek;;e@x.example';
  expect(said(two)).toEqual(['Ada Lind / ada@x.example', 'Bo Ek']);
  expect(said(two, { columns: { 2: 'email' } })).toEqual(['Ada Lind / l@x.example', 'Bo Ek / e@x.example']);
});

test.each(['Name, Vorname', 'Nom, Prénom', 'Sobrenome, Nome'])('%j stands above both names', (heading) => {
  expect(said(`${heading}\n"Rao, Asha"\n"Ek, Bo"`)).toEqual(['Asha Rao', 'Bo Ek']);
});

test.each([
  ['Ada Lind, mother: eva@home.example\nBo Ek', 'Ada Lind', 'mother: eva@home.example'],
  ['Ada Lind (Vater: tom@home.example)\nBo Ek', 'Ada Lind', 'Vater: tom@home.example'],
  ['Ada Lind - mum eva@home.example\nBo Ek', 'Ada Lind', 'mum eva@home.example'],
  [
    'Lind, Ada, ada@x.example, padre: tom@home.example\nEk, Bo, bo@x.example',
    'Ada Lind / ada@x.example',
    'padre: tom@home.example',
  ],
])('below no headings the address of a parent is reported, and no sign-in: %j', (text, student, remark) => {
  expect(said(text)[0]).toBe(student);
  expect(readRoster(text).skipped.map((each) => each.text)).toEqual([remark]);
});

test('a student may be called as a mother is', () => {
  expect(said('Anne-Sophie Mutter <asm@x.example>\nBo Ek')[0]).toBe('Anne-Sophie Mutter / asm@x.example');
});
