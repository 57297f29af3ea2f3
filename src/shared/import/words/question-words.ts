/** What questions are called, in front of a number or alone; small letters, composed, a group of languages a line. */
export const QUESTION_WORDS = `
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

/** What tasks are called: in front of a number only, since a question may have a task in it. */
export const TASK_WORDS = `
problem | exercise | item
ejercicio | problema | exercício | exercice | esercizio | quesito
aufgabe | opgave | uppgift | oppgave | tehtävä
zadanie | zad | úloha | feladat | zadatak | naloga | задатак
задание | задача | завдання
bài | 第 | p
`;
