/**
 * Words before the answer to a question or above a list of answers: lower case, composed, one group of
 * languages per line.
 */
export const ANSWER_WORDS = `
answer | answers | ans | correct answer | correct answers | right answer | correct option | answer key
उत्तर | उत्तरे | सही उत्तर | सही विकल्प | जवाब | सही जवाब | उत्तर कुंजी | उत्तरमाला | बरोबर उत्तर | योग्य उत्तर | अचूक उत्तर | योग्य पर्याय | उत्तरसूची
উত্তর | সঠিক উত্তর | উত্তরমালা
விடை | விடைகள் | சரியான விடை | பதில் | சரியான பதில்
సమాధానం | సమాధానాలు | సరైన సమాధానం | జవాబు | జవాబులు | సరైన జవాబు
જવાબ | સાચો જવાબ | ઉત્તર | ಉತ್ತರ | ಸರಿಯಾದ ಉತ್ತರ | ഉത്തരം | ശരിയായ ഉത്തരം | ശരിയുത്തരം | ਉੱਤਰ | ਸਹੀ ਉੱਤਰ | ਜਵਾਬ | ਸਹੀ ਜਵਾਬ | ଉତ୍ତର | ସଠିକ ଉତ୍ତର | පිළිතුර | නිවැරදි පිළිතුර
جواب | جوابات | درست جواب | صحیح جواب
الإجابة | الإجابات | إجابة | الإجابة الصحيحة | الجواب | الجواب الصحيح | الأجوبة | مفتاح الإجابة | مفتاح الإجابات
پاسخ | پاسخ صحیح | پاسخ درست | جواب صحیح | گزینه صحیح | گزینه درست | پاسخنامه
תשובה | תשובות | התשובה | תשובה נכונה | התשובה הנכונה | תשובות נכונות
respuesta | respuestas | respuesta correcta | respuestas correctas | la respuesta es | la respuesta correcta es | opción correcta | alternativa correcta | clave | clave de respuestas | resp | rpta | rta
réponse | réponses | bonne réponse | bonnes réponses | la bonne réponse | la bonne réponse est | la réponse est | réponse correcte | réponses correctes | réponse juste | réponse exacte | corrigé | rép
resposta | respostas | respostes | resposta correta | respostas corretas | resposta certa | resposta correcta | a resposta é | a resposta correta é | alternativa correta | opção correta | gabarito
antwort | antworten | richtige antwort | richtige antworten | die richtige antwort | die richtige antwort ist | die antwort ist | korrekte antwort | korrekte antworten | richtige lösung | lösungen | lösungsschlüssel
risposta | risposte | risposta corretta | risposte corrette | risposta esatta | risposte esatte | risposta giusta | la risposta corretta è | soluzioni
antwoord | antwoorden | juiste antwoord | juiste antwoorden | het juiste antwoord | het juiste antwoord is | juist antwoord | goede antwoord | correct antwoord | korrekte antwoord
svar | rätt svar | rätta svar | korrekt svar | rigtigt svar | rigtige svar | riktig svar | rett svar | facit | fasit | rétt svar
vastaus | vastaukset | oikea vastaus | oikeat vastaukset | vastus | õige vastus
atbilde | pareizā atbilde | atsakymas | teisingas atsakymas
odpowiedź | odpowiedzi | poprawna odpowiedź | prawidłowa odpowiedź | poprawne odpowiedzi | prawidłowe odpowiedzi | odp | klucz odpowiedzi
odpověď | odpovědi | správná odpověď | správné odpovědi | odpoveď | odpovede | správna odpoveď | správne odpovede
válasz | válaszok | helyes válasz | helyes válaszok | megoldókulcs
răspuns | răspunsul | răspunsuri | răspuns corect | răspunsul corect | răspunsuri corecte
odgovor | odgovori | točan odgovor | tačan odgovor | ispravan odgovor | pravilan odgovor | pravilni odgovor | одговор | тачан одговор | përgjigja | përgjigja e saktë
отговор | отговори | верен отговор | правилен отговор | верни отговори | точен одговор
ответ | ответы | правильный ответ | верный ответ | правильные ответы | верные ответы | отв | ключ | ключи
відповідь | відповіді | правильна відповідь | правильні відповіді | вірна відповідь | адказ | правільны адказ
жауап | жауабы | дұрыс жауап | дұрыс жауабы | жооп | туура жооп | javob | to'g'ri javob | to‘g‘ri javob | cavab | düzgün cavab | doğru cavab
cevap | cevaplar | yanıt | yanıtlar | doğru cevap | doğru yanıt | cevap anahtarı
απάντηση | απαντήσεις | σωστή απάντηση | პასუხი | სწორი პასუხი | պատասխան | ճիշտ պատասխան | መልስ | ትክክለኛ መልስ | ትክክለኛው መልስ
jawaban | jawaban benar | jawaban yang benar | jawaban yang tepat | kunci jawaban | kunci | jawapan | jawapan betul | jawapan yang betul | skema jawapan
đáp án | đáp án đúng | câu trả lời | câu trả lời đúng | trả lời | đáp số | phương án đúng | chọn đáp án
sagot | tamang sagot | jibu | jibu sahihi | majibu
คำตอบ | คำตอบที่ถูกต้อง | เฉลย | ចម្លើយ | ចម្លើយត្រឹមត្រូវ | ຄຳຕອບ | အဖြေ
答案 | 正确答案 | 正確答案 | 参考答案 | 參考答案 | 标准答案 | 標準答案 | 答
答え | 正解 | 解答 | 正答 | 정답 | 답 | 답안 | 해답
`;

/** Words before an explanation: lower case, composed, one group of languages per line. */
export const EXPLANATION_WORDS = `
व्याख्या | स्पष्टीकरण | ব্যাখ্যা | விளக்கம் | వివరణ | સમજૂતી | ವಿವರಣೆ | വിശദീകരണം | ਵਿਆਖਿਆ
وضاحت | تشریح | الشرح | شرح | التفسير | تفسير | التوضيح | توضيح | توضیح | הסבר
explicación | justificación | retroalimentación | explication | explicação | justificativa | justificação | spiegazione | explicație
erklärung | begründung | erläuterung | uitleg | toelichting | förklaring | forklaring | selitys | perustelu
wyjaśnienie | uzasadnienie | vysvětlení | vysvetlenie | magyarázat | objašnjenje | obrazloženje
объяснение | пояснение | комментарий | пояснення | обяснение | εξήγηση | açıklama
penjelasan | pembahasan | penerangan | giải thích | คำอธิบาย | paliwanag | maelezo
解析 | 解释 | 解釋 | 解説 | 解说 | 해설 | 설명
`;

/** Words for marks, on a separate line or after their number: lower case, composed, one group of languages per line. */
export const MARK_WORDS = `
अंक | गुण | নম্বর | মান | மதிப்பெண் | மதிப்பெண்கள் | మార్కులు | మార్కు | ગુણ | ಅಂಕ | ಅಂಕಗಳು | മാർക്ക് | ਅੰਕ
نمبر | درجة | درجات | الدرجة | نقطة | نقاط | نمره | נקודה | נקודות | נק
punto | puntos | puntaje | puntuación | barème | ponto | pontos | pontuação | punti | puncte | punctaj
punkt | punkte | punkten | punt | punten | poäng | poeng | piste | pistettä
punkty | punktów | pkt | bod | body | bodů | bodov | pont | bodova
балл | балла | баллов | баллы | бал | бали | балів | точка | точки | μονάδα | μονάδες | puan
poin | skor | markah | điểm | คะแนน
分 | 分值 | 点 | 点数 | 配点 | 점 | 배점
`;

/** Words for a question, alone or before a number: lower case, composed, one group of languages per line. */
export const QUESTION_WORDS = `
س
question | ques | q
प्रश्न | प्रश्न संख्या | प्रश्न क्रमांक | प्रश्न नं | सवाल | प्र
প্রশ্ন | প্রশ্ন নং
வினா | கேள்வி | ప్రశ్న
પ્રશ્ન | પ્રશ્ન નં | ಪ್ರಶ್ನೆ | ചോദ്യം | ਪ੍ਰਸ਼ਨ | ਸਵਾਲ | ପ୍ରଶ୍ନ | ප්‍රශ්නය | ප්‍රශ්න
سوال | سوال نمبر | سؤال | السؤال | السؤال رقم | پرسش
שאלה | שאלה מספר
pregunta | questão | pergunta | qüestió
frage | vraag
domanda
fråga | spørgsmål | spørsmål | kysymys | küsimus
jautājums | klausimas
pytanie | otázka
kérdés | întrebare | întrebarea
pitanje | питање | vprašanje | pyetja
вопрос | питання | запитання | въпрос | прашање | пытанне | сұрақ | суроо
soru | sual | savol
ερώτηση | კითხვა | հարց | ጥያቄ
soal | soal nomor | pertanyaan | soalan | tanong | swali
câu | câu hỏi | câu số
ข้อ | ข้อที่ | คำถาม | คำถามที่ | សំណួរ | ຄຳຖາມ | မေးခွန်း
题 | 题目 | 问题 | 問題 | 題目 | 問 | 設問 | 문제 | 질문 | 문항
`;

/** Words for a task, only before a number, because a question may contain the word. */
export const TASK_WORDS = `
problem | exercise | item
ejercicio | problema | exercício | exercice | esercizio | quesito
aufgabe | opgave | uppgift | oppgave | tehtävä
zadanie | zad | úloha | feladat | zadatak | naloga | задатак
задание | задача | завдання
bài | 第 | p
`;

/** Words in brackets after a right option: lower case, composed, one group of languages per line. */
export const RIGHT_WORDS = `
correct | right | true | the correct answer | correct answer | correct option | right answer | ans | answer
सही | सही उत्तर | बरोबर | योग्य | সঠিক | சரி | சரியானது | సరైనది | సరైన | સાચું | ಸರಿ | ശരി | ਸਹੀ
درست | صحیح | صحيح | صحيحة | صح | נכון
correcto | correcta | juste | correcte | bonne réponse | correto | correta | certo | certa | corretto | corretta | giusto | esatto | corect | corectă
richtig | korrekt | juist | goed | rätt | rigtigt | rigtig | riktig | oikein
poprawna | poprawne | prawidłowa | dobrze | správně | správne | helyes | točno | tačno
верно | верный | правильно | правильный | правильный ответ | верный ответ | вірно | правильна відповідь | вярно | верен | σωστό | doğru
benar | jawaban benar | betul | đúng | đáp án | đáp án đúng | ถูก | ถูกต้อง | tama
正确 | 正確 | 对 | 正解 | 정답
`;

/**
 * Words before a solution, which is the answer of a question without one, otherwise an explanation: lower
 * case, composed, one group of languages per line.
 */
export const SOLUTION_WORDS = `
हल | সমাধান | தீர்வு | పరిష్కారం | حل | الحل | פתרון
solución | solução | soluzione | lösung | lösungsweg
oplossing | uitwerking | lösning | løsning | ratkaisu
rozwiązanie | řešení | riešenie | megoldás | rezolvare | rješenje
решение | розв’язання | рішення | λύση | çözüm
penyelesaian | lời giải | bài giải | วิธีทำ
解 | 풀이
`;

/** Words alone on a line above the options. */
export const OPTION_WORDS = `
options | choices | answer options | answer choices | alternatives | possible answers
विकल्प | पर्याय | বিকল্প | விருப்பங்கள் | ఎంపికలు | વિકલ્પો | اختیارات
الخيارات | خيارات | گزینه ها | گزینه‌ها | אפשרויות
opciones | alternativas | choix | propositions | opções | opzioni | optionen | antwortmöglichkeiten | opties | antwoordopties
alternativ | svarsalternativ | valgmuligheder | vaihtoehdot | opcje | warianty odpowiedzi | možnosti | lehetőségek | opțiuni | variante
варианты | варианты ответа | варианты ответов | варіанти | варіанти відповідей | επιλογές | seçenekler | şıklar
pilihan | pilihan jawaban | lựa chọn | các lựa chọn | ตัวเลือก | 选项 | 選項 | 選択肢 | 보기 | 선택지
`;
