/** What marks are called, in a line of their own or behind their number; small letters, composed, a group of languages a line. */
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
