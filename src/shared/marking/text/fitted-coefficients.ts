import type { Coefficients } from './coefficients';

// Written by src/tests/benchmarks/fit-text-grader.ts: fit again instead of editing.
// biome-ignore format: one signal a line reads as a table
export const FITTED: Coefficients = {
 "attribution": [
  "SemEval-2013 task 7 (SciEntsBank, Beetle), Dzikovska et al. 2013, S13-2045, CC BY-SA 3.0",
  "Short Answer Feedback (English), Filighera et al. 2022, MIT"
 ],
 "base": {
  "short": {
   "intercept": -0.399,
   "signals": {
    "recall": [0.3384, 0.3259, 0.1977],
    "precision": [0.3604, 0.3302, 0.219],
    "cosine": [0.1916, 0.2087, -0.0991],
    "newRecall": [0.3399, 0.38, 0.2585],
    "newRecallSquared": [0.2599, 0.3815, -0.1225],
    "newPrecision": [0.3168, 0.3599, 0.0516],
    "pairs": [0.1516, 0.1868, 0.0521],
    "letters": [0.4197, 0.2211, 0.2726],
    "lengthRatio": [-0.2513, 0.6077, 0.232],
    "lengthRatioSquared": [0.4324, 0.7358, -0.1898],
    "fromQuestion": [0.3177, 0.2882, -0.016],
    "novelty": [0.3852, 0.2396, -0.0665],
    "numbersFound": [0.081, 0.2664, -0.0561],
    "numbersChanged": [0.0203, 0.141, -0.0966],
    "negationDiffers": [0.1901, 0.3924, 0.0232],
    "negatedRecall": [0.0663, 0.1979, -0.3447],
    "modelLength": [1.9204, 0.4076, -0.1284],
    "alternatives": [0.6647, 0.8295, -0.4162],
    "classLength": [-0.0412, 0.4372, 0.1485],
    "classLikeness": [0.1168, 0.0883, 0.2473],
    "centrality": [0, 0.0683, 0.187],
    "consensus": [0.3536, 0.2707, 0.3678]
   }
  },
  "long": {
   "intercept": 1.435,
   "signals": {
    "usedRecall": [0.3785, 0.1744, 0.1202],
    "consensus": [0.4008, 0.1749, 0.4436],
    "pairs": [0.1283, 0.1049, 0.5504]
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
  "twoWay": [-0.2883, 4.8617, 0.9974, 0.4745, -0.1384, -1.9, 1.3628, -0.8214],
  "graded": [-2.9792, 3.4505, 1.9336, 0.8967, -0.4888, 7.2321, -0.5078, -3.3053]
 }
};
