/** The words that stand alone above the options of a question. */
export const OPTION_WORDS = `
options | choices | answer options | answer choices | alternatives | possible answers
विकल्प | पर्याय | বিকল্প | விருப்பங்கள் | ఎంపికలు | વિકલ્પો | اختیارات
الخيارات | خيارات | گزینه ها | گزینه‌ها | אפשרויות
opciones | alternativas | choix | propositions | opções | opzioni | optionen | antwortmöglichkeiten | opties | antwoordopties
alternativ | svarsalternativ | valgmuligheder | vaihtoehdot | opcje | warianty odpowiedzi | možnosti | lehetőségek | opțiuni | variante
варианты | варианты ответа | варианты ответов | варіанти | варіанти відповідей | επιλογές | seçenekler | şıklar
pilihan | pilihan jawaban | lựa chọn | các lựa chọn | ตัวเลือก | 选项 | 選項 | 選択肢 | 보기 | 선택지
`;
