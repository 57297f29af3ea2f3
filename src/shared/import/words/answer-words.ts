/** The words in front of the answer to a question, or above a list of answers; small letters, composed, a group of languages a line. */
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
