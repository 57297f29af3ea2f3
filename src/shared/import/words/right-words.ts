/** The words in brackets behind a right option; small letters, composed, a group of languages a line. */
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
