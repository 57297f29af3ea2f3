import * as z from 'zod';
import { fieldInvalid, messages } from '../../../shared/messages';

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** An order of the plan: the amount in whole units, as a number or digits, and a two-letter country code. */
export const orderRequestSchema = z.object({
  amount: z.union([z.number(), wholeNumber], messages.priceMismatch),
  country: z
    .string(fieldInvalid('country'))
    .trim()
    .regex(/^[a-z]{2}$/i, fieldInvalid('country'))
    .toUpperCase(),
});
export type OrderRequest = z.output<typeof orderRequestSchema>;

/** The outcome of the test checkout. */
export const outcomeRequestSchema = z.object({
  outcome: z.enum(['success', 'failure'], fieldInvalid('outcome')),
});
export type OutcomeRequest = z.output<typeof outcomeRequestSchema>;

const PROOF_MAXIMUM_LENGTH = 500;

const proofField = z
  .string(messages.paymentNotVerified)
  .min(1, messages.paymentNotVerified)
  .max(PROOF_MAXIMUM_LENGTH, messages.paymentNotVerified);

/** The checkout's response after a payment (spec §3). */
export const proofRequestSchema = z.object({
  razorpay_order_id: proofField,
  razorpay_payment_id: proofField,
  razorpay_signature: proofField,
});
