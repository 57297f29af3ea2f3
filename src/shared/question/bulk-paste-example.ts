/** A text that `parseBulkQuestions` reads without an issue, with or without question timers: one question of each type. */
export const bulkPasteExample = `1. Which part of a plant cell makes sugar from light?
a) Nucleus
*b) Chloroplast
c) Mitochondrion
Marks: 1
Time: 30

2. Which of these are prime numbers?
*a) 2
b) 9
*c) 11
d) 15
Marks: 2
Time: 40

3. Which gas do plants take from the air?
Answer: Carbon dioxide
Marks: 1
Time: 30

4. Read the sentence and explain it:
"Every living thing consists of cells."
Type: long
Answer: A cell is the smallest unit of life.
Some living things are a single cell, others consist of very many.
Marks: 4
Time: 5 min

5. How many legs does a spider have?
Slider: 0 to 20 step 1
Answer: 8
Marks: 1
Time: 20
`;
