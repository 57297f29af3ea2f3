/** What the operator's page is answered and refused with. */
export const operatorMessages = {
  linkRefused: 'This link is used up or too old. Make another one on the server.',
} as const;
