/** The words in front of a solution: the answer of a question that has none, else its explanation; small letters, composed, a group of languages a line. */
export const SOLUTION_WORDS = `
हल | সমাধান | தீர்வு | పరిష్కారం | حل | الحل | פתרון
solución | solução | soluzione | lösung | lösungsweg
oplossing | uitwerking | lösning | løsning | ratkaisu
rozwiązanie | řešení | riešenie | megoldás | rezolvare | rješenje
решение | розв’язання | рішення | λύση | çözüm
penyelesaian | lời giải | bài giải | วิธีทำ
解 | 풀이
`;
