/** Questions in common typed forms, all read without a problem. */
export const exampleText = `1. Which of these is a gas at room temperature?
a) Iron
*b) Helium
c) Salt
(2 marks)

2. Which of these are noble gases?
(a) Neon  (b) Oxygen  (c) Argon
Answer: a, c

3. Water boils at 100 °C at sea level. (True/False)
Ans: True

4. Name the gas that plants take in.
Answer: Carbon dioxide

5. Match each metal and its symbol.
Iron = Fe
Gold = Au
`;
