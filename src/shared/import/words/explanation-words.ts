/** The words in front of the explanation of an answer; small letters, composed, a group of languages a line. */
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
