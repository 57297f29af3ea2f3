import type { Coefficients } from './expect-marks';

// Written by src/tests/benchmarks/fit-text-grader.ts: fit again instead of editing.
// biome-ignore format: one signal a line reads as a table
export const FITTED: Coefficients = {
 "attribution": [
  "SemEval-2013 task 7 (SciEntsBank, Beetle), Dzikovska et al. 2013, S13-2045, CC BY-SA 3.0",
  "Short Answer Feedback (English), Filighera et al. 2022, MIT"
 ],
 "base": {
  "short": {
   "intercept": -0.3758,
   "signals": {
    "recall": [0.338, 0.3256, 0.101],
    "precision": [0.3603, 0.3301, 0.2513],
    "newRecall": [0.3394, 0.3797, 0.1826],
    "letters": [0.4223, 0.2226, 0.3014],
    "lengthRatio": [-0.2518, 0.6078, 0.284],
    "negatedRecall": [0.0661, 0.1976, -0.3335],
    "modelLength": [1.9206, 0.4077, -0.1535],
    "alternatives": [0.6645, 0.8292, -0.4207],
    "classLength": [-0.0414, 0.4372, 0.13],
    "classLikeness": [0.1167, 0.0882, 0.2334],
    "centrality": [0, 0.0684, 0.1791],
    "consensus": [0.3546, 0.2714, 0.3722]
   }
  },
  "long": {
   "intercept": 1.4278,
   "signals": {
    "consensus": [0.4034, 0.1767, 0.5092],
    "pairs": [0.1309, 0.1079, 0.5684]
   }
  }
 },
 "process": {
  "bias": 0.03,
  "sameWords": 0.12,
  "sameLetters": 0.18,
  "sameSignals": 0.08,
  "noise": 0.07
 },
 "confidence": {
  "twoWay": [-0.0095, 3.9462, 0.7408, -0.0427, 0.733],
  "graded": [-1.0084, 1.8895, 2.3702, -0.7583, 1.9263]
 }
};
