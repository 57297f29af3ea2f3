/** The meaning of a school word beside a question or above a column; `of` has none by itself. */
export type SchoolWord =
  | ('question' | 'answer' | 'option' | 'right' | 'wrong' | 'solution' | 'text')
  | ('type' | 'marks' | 'time' | 'explanation' | 'feedback' | 'tags' | 'number' | 'title' | 'of');

/** School words in some sixty languages. In a heading, a word of two kinds is of the first. */
export const SCHOOL_WORDS: Readonly<Record<SchoolWord, string>> = {
  question: `
    question questions quest frage fragen aufgabe aufgabenstellung fragestellung prüfungsfrage pregunta preguntas enunciado reactivo
    cuestión énoncé pergunta perguntas questão questões quesito domanda domande quesiti vraag vragen opgave spørgsmål spørsmål oppgave
    fråga frågor kysymys kysymykset tehtävä pytanie pytania zadanie otázka otázky úloha kérdés kérdések feladat întrebare întrebarea
    întrebări enunț вопрос вопросы задание задача питання запитання завдання въпрос въпроси питање pitanje pitanja vprašanje vprašanja
    прашање küsimus jautājums klausimas pyetje pyetja galdera cwestiwn ceist spurning mistoqsija soru sorular sual savol сұрақ суроо
    ερώτηση ερωτήσεις εκφώνηση שאלה שאלות السؤال سؤال س أسئلة الأسئلة نص پرسش سوالات پوښتنه प्रश्न सवाल प्रश्नः প্রশ্ন সওয়াল ਪ੍ਰਸ਼ਨ ਸਵਾਲ
    પ્રશ્ન પ્રશ્નો ପ୍ରଶ୍ନ கேள்வி வினா வினாக்கள் కేళ్వి ప్రశ్న ప్రశ్నలు ಪ್ರಶ್ನೆ ചോദ്യം ප්‍රශ්නය ප්‍රශ්න คำถาม โจทย์ ຄໍາຖາມ សំណួរ မေးခွန်း
    pertanyaan soal soalan tanong katanungan swali maswali câu hỏi 问题 問題 题目 題目 题干 題干 试题 試題 考题 質問 設問 問 問い 문제 질문 문항 კითხვა შეკითხვა հարց ጥያቄ
    асуулт su'aal tambaya ibeere umbuzo vraagstelling प्र qüestió пытанне คำถามที่ ຄຳຖາມ 题`,
  right: `
    correct correcta correcto correctas correctos richtig richtige richtiger korrekt korrekte lösungsbuchstabe lösungsschlüssel correcte
    correctes bonne bonnes juste exacte clé clave certa certo correta corretas correto gabarito corretta corrette corretto esatta giusta
    chiave juist juiste goede goed rigtig rigtige riktig riktige rätt rätta oikea oikeat poprawna poprawne prawidłowa prawidłowe poprawny
    klucz správná správné správny helyes corect corectă corecte правильный правильные правильн верный верн верного правильна правильні
    вірн верен верни правилен тачан tačan točan točno tačno pravilen pravilni ispravan ispravni õige õiged pareizā pareizās teisingas
    teisingi saktë zuzena cywir ceart rétt doğru düzgün to'g'ri дұрыс туура σωστή σωστό σωστές ορθή נכונה הנכונה נכונות הצחיחה الصحيحة
    صحيحة الصحيح صحيح صحیح درست سہی सही सहि बरोबर योग्य अचूक সঠিক ਸਹੀ સાચો સાચું સાચા ସଠିକ சரியான சரி సరైన సరి ಸರಿಯಾದ ಸರಿ ശരിയായ ശരി
    නිවැරදි ถูกต้อง ที่ถูกต้อง ถูก ທີ່ຖືກຕ້ອງ ត្រឹមត្រូវ မှန်ကန်သော benar kunci betul tepat tama tamang wastong sahihi đúng chính xác 正确
    正確 标准 正解 正しい 정답 올바른 맞는 სწორი ճիշտ ትክክለኛ ትክክለኛው зөв saxda daidai right சரியானது సరైనది صح נכון giusto esatto rigtigt oikein dobrze
    верно правильно вірно вярно key कुंजी مفتاح точен вірна правільны anahtarı skema esatte pravilan верные`,
  wrong: `
    wrong incorrect incorrecta incorrecto falsa falsas falsch falsche incorrecte mauvaise fausse errada incorreta errata sbagliata fout
    foute onjuist onjuiste forkert forkerte feil fel felaktig väärä błędna niepoprawna nesprávná špatná helytelen rossz greșit greșită
    incorectă неправильный неверный неправильна хибна грешен pogrešan netočan napačen yanlış λάθος λανθασμένη שגויה שגויות خاطئة الخاطئة
    خطأ غلط نادرست गलत चुकीचे ভুল ਗਲਤ ખોટો தவறான తప్పు ತಪ್ಪು തെറ്റായ ผิด salah mali sai 错误 錯誤 誤答 오답 distractor distraktor distracteur`,
  solution: `
    lösung lösungen lösungsvorschlag solución soluciones solution solução soluzione soluzioni oplossing løsning løsningen lösning ratkaisu
    rozwiązanie řešení riešenie megoldás soluție решение розв'язок rešenje rješenje rešitev çözüm λύση פתרון הפתרון الحل حل हल সমাধান
    தீர்வு solusi penyelesaian పరిష్కారం lösungsweg uitwerking rezolvare розв’язання рішення วิธีทำ 解 풀이`,
  answer: `
    answer answers response responses antwort antworten antwoord antwoorden respuesta respuestas réponse réponses resposta respostas
    risposta risposte svar svaret vastaus vastaukset odpowiedź odpowiedzi odp resp rép antw odpověď odpovědi odpovede válasz válaszok
    răspuns răspunsul răspunsuri ответ ответы ответа відповідь відповіді отговор отговори одговор odgovor odgovori vastus vastused atbilde
    atbildes atsakymas atsakymai përgjigje përgjigja erantzuna ateb freagra svör tweġiba cevap cevabı yanıt yanıtı cavab javob жауап жооп
    απάντηση απαντήσεις תשובה תשובות התשובה الإجابة إجابة الجواب جواب الإجابات پاسخ جوابات ځواب उत्तर जवाब उत्तरे উত্তর জবাব ਉੱਤਰ ਜਵਾਬ
    જવાબ ઉત્તર ଉତ୍ତର பதில் விடை விடைகள் సమాధానం జవాబు సమాధానాలు ಉತ್ತರ ಉತ್ತರಗಳು ഉത്തരം පිළිතුර පිළිතුරු คำตอบ เฉลย ຄໍາຕອບ ចម្លើយ အဖြေ
    jawaban jawapan sagot jibu majibu trả đáp 答案 答 回答 解答 答え 답 답변 답안 პასუხი პასუხები պատասխան መልስ хариулт jawaab amsa idahun impendulo
    gabarito उत्तरमाला उत्तरसूची উত্তরমালা జవాబులు ശരിയുത്തരം الأجوبة پاسخنامه clave rpta rta corrigé respostes lösungen lösungsschlüssel
    soluzioni facit fasit megoldókulcs отв ключ ключи адказ жауабы cevaplar yanıtlar kunci คำตอบที่ถูกต้อง ចម្លើយត្រឹមត្រូវ ຄຳຕອບ 正确答案
    正確答案 参考答案 參考答案 标准答案 標準答案 正解 正答 정답 해답`,
  option: `
    option options optie opties opción opciones alternativa alternativas alternative alternatives alternativer choix choice choices
    proposition propositions auswahl auswahlmöglichkeit möglichkeit möglichkeiten antwortmöglichkeit antwortoption wahlmöglichkeit opção
    opções opzione opzioni scelta scelte keuze keuzes keuzemogelijkheid mulighed valgmulighed valg svarmulighed alternativ svarsalternativ
    svaralternativ vaihtoehto vaihtoehdot opcja opcje wariant możnost možnosti varianta varianty lehetőség válaszlehetőség opció opțiune
    opțiuni variante вариант варианты варіант варіанти опция опции opcija opcije mogućnost ponuđeni valik valikud variants variantas
    variantai aukera dewis rogha valmöguleiki seçenek seçeneği seçenekler seçim şık şıkkı şıklar variant variantlar нұсқа επιλογή επιλογές
    אפשרות אפשרויות الخيار خيار خيارات الخيارات اختيار الاختيار گزینه انتخاب آپشن اختیار विकल्प पर्याय বিকল্প অপশন ਵਿਕਲਪ વિકલ્પ ବିକଳ୍ପ
    தெரிவு விருப்பம் தேர்வு விருப்பங்கள் ఎంపిక ఐచ్ఛికం ఆప్షన్ ఎంపికలు ಆಯ್ಕೆ ಆಯ್ಕೆಗಳು ഓപ്ഷൻ തിരഞ്ഞെടുപ്പ് විකල්පය විකල්ප ตัวเลือก ທາງເລືອກ
    ជម្រើស ရွေးချယ်မှု pilihan opsi pagpipilian opsyon chaguo lựa chọn phương 选项 選項 选择 選擇 选择项 選択肢 選択 선택지 보기 선택 ვარიანტი არჩევანი տարբերակ
    ምርጫ сонголт doorasho ukhetho વિકલ્પો اختیارات گزینه‌ها optionen antwortmöglichkeiten antwoordopties valgmuligheder lehetőségek`,
  text: `
    text texto texte testo tekst teksti szöveg текст metin κείμενο نص متن teks văn bản 文本 本文 内容 內容 텍스트 inhalt`,
  type: `
    type types typ tipo tipos soort typu typen tyyppi típus tip tipul tipas tips tüüp mota тип типа вид fragetyp fragentyp tür türü turi
    түрі τύπος είδος סוג النوع نوع قسم प्रकार प्रकारः ধরন প্রকার ਕਿਸਮ પ્રકાર ପ୍ରକାର வகை రకం ವಿಧ ಪ್ರಕಾರ തരം ප්‍රෙදය වර්ගය ประเภท ชนิด ປະເພດ
    jenis tipe uri aina loại kiểu dạng 类型 類型 题型 題型 種類 タイプ 形式 問題形式 유형 종류 ტიპი տեսակ ዓይነት төрөл`,
  marks: `
    marks points punkte punkt punktzahl bewertung puntos puntaje puntuación ponderación calificación pontos pontuação valor barème punti
    punteggio punten poeng poäng pisteet piste punkty punktów body bodů bodov pont pontszám pontok puncte punctaj балл баллы балів бали
    точки поени bodovi točke punktid punkti taškai pikë puntuak pwyntiau stig puan puanı bal ball ұпай βαθμοί μονάδες ניקוד נקודות الدرجة
    الدرجات درجة درجات النقاط العلامة نمره امتیاز نمبر مارکس अंक गुण নম্বর মার্কস মান ਅੰਕ ગુણ ନମ୍ବର மதிப்பெண் மதிப்பெண்கள் மதிப்பு
    మార్కులు ಅಂಕ ಅಂಕಗಳು മാർക്ക് ලකුණු คะแนน ຄະແນນ ពិន្ទុ အမှတ် poin skor nilai markah alama pointi điểm 分值 分数 分數 得分 配分 配点 点数 點數 점수 배점 ქულა
    ქულები միավոր ነጥብ оноо మార్కు نقطة نقاط נקודה נק punto ponto punkten punt pistettä pkt bod bodova балла баллов бал точка μονάδα 分 点 점`,
  time: `
    time zeit zeitlimit zeitbegrenzung bearbeitungszeit limit sekunden sekunde sek tiempo límite segundos seg temps secondes durée duração
    tempo durata secondi tijd tijdslimiet tijdlimiet seconden tid tidsgrænse tidsgrense tidsgräns sekunder aika aikaraja sekuntia czas
    sekundy čas časový sekund idő időkorlát másodperc timp limită secunde время времени секунд секунды ограничение лимит час часу
    обмеження време vreme vrijeme süre süresi saniye χρόνος όριο δευτερόλεπτα זמן מגבלת שניות الوقت وقت الزمن المدة ثانية زمان سیکنڈ समय
    सेकंड वेळ সময় সেকেন্ড ਸਮਾਂ સમય நேரம் வரம்பு సమయం ಸಮಯ സമയം කාලය เวลา waktu batas detik masa oras muda thời gian giây 时间 時間 限时 時限 制限 秒
    시간 제한 제한시간 초 დრო ժամանակ ጊዜ`,
  explanation: `
    explanation erklärung erläuterung begründung explicación justificación retroalimentación explication justification explicação
    justificativa comentário commentaire kommentar spiegazione commento uitleg toelichting forklaring selitys perustelu wyjaśnienie
    uzasadnienie komentarz vysvětlení komentář vysvetlenie magyarázat indoklás explicație explicații объяснение пояснение комментарий
    пояснення обґрунтування обяснение objašnjenje razlaga selgitus paskaidrojums paaiškinimas shpjegim açıklama açıklaması izah εξήγηση
    αιτιολόγηση הסבר נימוק الشرح شرح التفسير تفسير توضیح وضاحت تشریح व्याख्या स्पष्टीकरण ব্যাখ্যা ਵਿਆਖਿਆ સમજૂતી ବ୍ୟାଖ୍ୟା விளக்கம் వివరణ
    ವಿವರಣೆ വിശദീകരണം පැහැදිලි කිරීම คำอธิบาย penjelasan pembahasan penerangan paliwanag maelezo giải thích 解析 解释 解釋 说明 說明 解説 説明 해설 설명
    განმარტება ახსნა բացատրություն ማብራሪያ التوضيح توضيح justificação obrazloženje 解说`,
  feedback: `
    feedback rückmeldung rétroaction palaute zpětná обратная отзыв geri bildirim ανατροφοδότηση משוב التعليق umpan balik phản hồi 反馈
    フィードバック 피드백 प्रतिक्रिया`,
  tags: `
    tags tag topic thema themen kategorie fach schwierigkeit schwierigkeitsgrad niveau schlagwort schlagwörter kapitel tema temas
    categoría asignatura materia dificultad nivel thème catégorie matière difficulté chapitre assunto disciplina dificuldade capítulo
    argomento difficoltà livello onderwerp moeilijkheid emne kategori sværhedsgrad vanskelighetsgrad ämne svårighetsgrad aihe temat
    kategoria trudność poziom obtížnost nehézség témakör subiect dificultate тема категория раздел сложность уровень складність рівень
    категорія трудност тежина konu konusu zorluk ders düzey θέμα κατηγορία δυσκολία נושא קטגוריה רמה الموضوع الفئة الصعوبة المستوى الوحدة
    موضوع विषय श्रेणी अध्याय कठिनाई স্তর বিষয় વિષય தலைப்பு பாடம் అంశం ವಿಷಯ വിഷയം หัวข้อ หมวดหมู่ ระดับ topik materi tingkat kesulitan
    mada chủ đề mức độ 知识点 难度 難度 分类 分類 标签 科目 难易度 難易度 カテゴリ 분류 난이도 주제 단원 თემა թեմա ርዕስ`,
  number: `
    nummer nr no num laufende lfd número nro nummers numer lp číslo č sorszám szám număr crt номер нпп № bilangan бр broj številka numara
    numarası sıra αριθμός αα מספר الرقم رقم م شماره क्रमांक क्र क्रम संख्या সংখ্যা ক্রমিক நம்பர் எண் సంఖ్య ಸಂಖ್ಯೆ നമ്പർ ข้อ ข้อที่ ลำดับ
    ลำดับที่ nomor nombor bil namba stt số thứ tự 序号 序號 编号 編號 题号 題號 号 番号 번호 ნომერი համար ቁጥር id नं নং نمبر`,
  title: `
    titel título titre titolo tytuł název názov cím titlu название заголовок назва başlık τίτλος כותרת العنوان عنوان शीर्षक শিরোনাম judul
    tajuk tiêu đề 标题 標題 タイトル 제목`,
  of: `
    der die das des dem den zur zum für von vom mit in the of for to is are de del la el los las le les du d l un una une al para por pour
    con da do dos della delle di dei il lo gli van het een voor av af til ja z dla na k pro az és pentru на в для из к до за и з у od za
    ve için για της του των το של את ה من في على لـ کا کی کے का की के को में চা ചെ র এর জন্য च्या चा ची चे க்கான யின் యొక్క ನ ที่ ของ yang
    untuk bagi ng sa ang ya wa của cho 的 の を per i s e an lời est ist`,
};

/** Words of typed papers only: phrases, separated by bars, and words too vague for a column heading. */
export const SCHOOL_PHRASES = {
  answer:
    'ans | answer key | đáp án | đáp án đúng | trả lời | câu trả lời | câu trả lời đúng | đáp số | phương án đúng | chọn đáp án',
  question: 'q | ques | प्र | প্রশ্ন নং | પ્રશ્ન નં | प्रश्न नं | câu hỏi | câu số',
  /** Only before a number, as a question may contain the word for a task. */
  task: `
    problem | exercise | item | quest | qn | que | ejercicio | problema | exercício | exercice | esercizio | quesito | bài | 第 | p | ข้อ | ข้อที่ | aufgabe
    opgave | uppgift | oppgave | tehtävä | zadanie | zad | úloha | feladat | zadatak | naloga | задатак | задание | задача | завдання`,
  right: 'true | ans | answer | 对 | đáp án | đáp án đúng',
  wrong: 'false | falso | faux | неверно | 错误',
  option:
    'possible answers | варианты ответов | варіанти відповідей | warianty odpowiedzi | گزینه ها | các lựa chọn',
  solution: 'lời giải | bài giải',
  explanation: 'giải thích',
} as const;
