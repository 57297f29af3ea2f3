import { expect, test } from 'vitest';
import { encoded } from '../../testing/encoded';
import { decodeText, readingsOf } from './decode-text';
import { decodeAs } from './guess-encoding';

const WESTERN = [
  'Name;Vorname\nGröber;Käthe\nStrauß;Jürgen\nPrüß;Sören\nVogt;Heike\nKühn;Björn\nHauck;Elke\nLüders;Jörn\nNagel;Uwe',
  'Nom,Prénom\nLefèvre,Hélène\nGarçon,Benoît\nBérenger,Loïc\nMartin,Zoé\nChâtel,Françoise\nPetit,Noël\nRenée,Anaïs\nRoux,Élodie',
  'Apellidos;Nombre\nIbáñez;Íñigo\nPeña;Begoña\nGuzmán;Sofía\nNúñez;Raúl\nMuñiz;Adrián\nVega;Inés\nLeón;Martín\nBriceño;Lucía',
  'Spørsmål;Svar\nHvilken farge har himmelen på en klar dag?;Blå\nHva heter månen på norsk?;Måne\nHvor mange øyne har en bjørn?;To',
];

const CENTRAL = [
  'Imię;Nazwisko\nŁucja;Gołąb\nŚwiętosław;Dąbek\nBożena;Zięba\nStanisław;Żak\nGrażyna;Wójcik\nPaweł;Kościelny\nJoanna;Mróz\nMichał;Król',
  'Jméno;Příjmení\nJiří;Novák\nŽaneta;Dvořáčková\nTomáš;Říha\nLuděk;Křížek\nBožena;Šťastná\nOndřej;Čermák\nAneta;Válková\nVít;Souček',
  'Név;Osztály\nSzűcs Ágnes;7b\nKőszegi Győző;7b\nTörök Ödön;7b\nFüredi Zsófia;7b\nGergő Bálint;7b\nLőrincz Csenge;7b\nNagy Éva;7b\nBíró Ákos;7b',
  'Które zdanie jest prawdziwe?;Ziemia krąży wokół Słońca;Księżyc świeci własnym światłem\nIle nóg ma pająk?;Osiem;Sześć',
];

const CYRILLIC = [
  'Имя;Почта\nАнтон Гордеев;\nМария Лапина;\nИгорь Шестаков;\nОльга Юдина;\nПавел Ершов;\nЯна Цветкова;\nЛев Зимин;\nВера Ткач;',
  'Прізвище;Ім’я\nГриценко;Оксана\nЄвтушенко;Їжак\nМельник;Юрій\nБойко;Ганна\nЩербак;Ігор\nКравець;Леся\nПанчук;Остап\nШульга;Дарина',
  'ИМЯ;НОМЕР\nКИРИЛЛ ЕФИМОВ;1\nНИНА ЖДАНОВА;2\nОЛЕГ ЗАЙЦЕВ;3\nРИТА ИСАЕВА;4\nФЁДОР КНЯЗЕВ;5\nЭММА ЛОСЕВА;6\nЮЛИЯ МИНИНА;7\nЯКОВ НОСОВ;8',
  'Столица Франции?;Париж;Лион\nСколько будет дважды два?;Четыре;Пять',
];

const LISTS: Record<string, readonly string[]> = {
  'windows-1252': [
    ...WESTERN,
    'Nafn;Nr\nÞorbjörg Ýr;1\nÖrvar Hreiðarsson;2\nSæþór Einarsson;3\nÁslaug Friðriksdóttir;4\nÞröstur Leó;5\nEygló Óðinsdóttir;6',
    'Eesnimi;Perekonnanimi\nÕilme;Värk\nTõivo;Lõhmus\nJürgen;Kõrvits\nMärt;Põldmaa\nÜlle;Jõesalu\nKärt;Mõttus\nOtt;Võsu',
  ],
  macintosh: WESTERN,
  'windows-1250': CENTRAL,
  'windows-1251': CYRILLIC,
  'windows-1254': [
    'Adı;Soyadı\nÇağla;Güneş\nİbrahim;Yıldız\nŞule;Aydoğan\nOğuz;Işık\nGökçe;Şahin\nMuğla;Çınar\nÖmer;Kılıç\nAyşe;Doğan',
    'Öğrenci;No\nIşıl Tuğ;1\nHasan Kış;2\nElif Ağca;3\nCan Şen;4\nNur Yağız;5\nEce Bağcı;6\nAli Taş;7\nSu Çakır;8',
    'AD;SOYAD\nTUĞBA;ŞİMŞEK\nYİĞİT;KAYA\nIŞIN;ÇELİK\nDENİZ;ALTIN\nGÖKHAN;İNCE\nAYÇA;SARI\nUĞUR;BAŞ\nFIRAT;EKİN',
    'Hangisi bir başkenttir?;Ankara;Eskişehir\nKaç ayağı var bir örümceğin?;Sekiz;Altı',
  ],
  shift_jis: [
    '氏名,番号\n小林 花,1\n斎藤 健太,2\n渡辺 葵,3\n中島 悠斗,4\n松本 結衣,5\n井上 翔,6\n木村 美咲,7\n清水 陽菜,8',
    '生徒名,ふりがな\n山口 大輔,やまぐち だいすけ\n森 さくら,もり さくら\n池田 蓮,いけだ れん\n橋本 凛,はしもと りん',
    '名前;クラス\nオカダ ユイ;1\nハヤシ ケン;1\nモリ アオイ;2\nタナカ ジュン;2\nスズキ メイ;2\nイトウ ソラ;1\nカトウ レン;1\nサトウ ミオ;2',
    '日本の首都はどこですか?,東京,大阪\n水は何度で沸騰しますか?,百度,五十度',
  ],
  ibm850: WESTERN.filter((text) => !text.includes('Íñigo')),
  ibm437: WESTERN.slice(0, 3).map((text) => text.replaceAll('Í', 'I')),
  ibm852: CENTRAL,
  ibm866: CYRILLIC.filter((text) => !/[іІ]/.test(text)),
  'koi8-r': ['Имя;Почта\nАнтон Гордеев;\nМария Лапина;\nИгорь Шестаков;\nОльга Юдина;'],
  'euc-kr': ['이름,번호\n김서연,1\n박지훈,2\n이민준,3\n최수아,4\n정하은,5\n강도윤,6\n조예린,7\n윤시우,8'],
  gbk: ['姓名,学号\n王晓明,1\n李思雨,2\n张伟,3\n陈静,4\n刘洋,5\n赵丽华,6\n周杰,7\n吴梦琪,8'],
  big5: ['姓名,座號\n陳怡君,1\n林家豪,2\n黃淑芬,3\n張雅婷,4\n李建宏,5\n王俊傑,6\n吳佳穎,7\n劉冠宇,8'],
};

test.each(Object.entries(LISTS).flatMap(([encoding, texts]) => texts.map((text) => ({ encoding, text }))))(
  'a text in $encoding is surely read: $text',
  ({ encoding, text }) => {
    const bytes = encoded(text, encoding);
    expect(readingsOf(bytes)).toMatchObject([{ isSure: true }]);
    expect(decodeText(bytes)).toBe(text);
  },
);

test('of two DOS code pages that differ in one letter both are offered, the right one first', () => {
  const [, , text = ''] = WESTERN;
  const [first, ...others] = readingsOf(encoded(text, 'ibm850'));
  expect([first, ...others].map(({ encoding }) => encoding)).toEqual(['ibm850', 'ibm437']);
  expect(decodeText(encoded(text, 'ibm850'))).toBe(text);
});

const EVERY = new Set(Object.values(LISTS).flat());

test.each([...EVERY])('Unicode texts are read with a byte order mark and without: %s', (text) => {
  const wide = Buffer.from(text, 'utf16le');
  for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`), wide, Buffer.from(wide).swap16()]) {
    expect(readingsOf(bytes)).toEqual([{ encoding: expect.stringMatching(/^utf-/), isSure: true }]);
    expect(decodeText(bytes)).toBe(text);
  }
});

test.each([
  ['windows-1252', 'Name\nRené'],
  ['windows-1250', 'Name\nBartoň'],
  ['macintosh', 'Name\nEsaù'],
  ['windows-1254', 'Name\nEnığ'],
])('one letter in %s is read, or asked: %s', (encoding, text) => {
  const bytes = encoded(text, encoding);
  const [first, ...others] = readingsOf(bytes);
  expect([first, ...others].map((reading) => decodeAs(bytes, reading.encoding))).toContain(text);
  if (first.isSure) expect(decodeText(bytes)).toBe(text);
});

test.each([
  'It’s “easy” – isn’t it? 20 °C',
  'Don’t write on “this” sheet…',
  'The area is 12 m² and costs 5 £',
])('signs of printed English are no foreign letters: %s', (text) => {
  expect(decodeText(encoded(text, 'windows-1252'))).toBe(text);
  if (!/[²£]/.test(text)) expect(decodeText(encoded(text, 'macintosh'))).toBe(text);
});

test('a file saved in UTF-8 is read as UTF-8, whatever its first line declares', () => {
  const text = '<?xml version="1.0" encoding="windows-1251"?><quiz>Лев</quiz>';
  expect(decodeText(Buffer.from(text))).toBe(text);
  expect(decodeText(encoded(text, 'windows-1251'))).toBe(text);
});

test('a megabyte of random bytes has an encoding', () => {
  const bytes = Uint8Array.from({ length: 1 << 20 }, (_, at) => 0x80 + ((at * 7919) % 128));
  expect(readingsOf(bytes)[0].encoding).toBeTypeOf('string');
});
