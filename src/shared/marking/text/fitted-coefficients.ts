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
   "intercept": -0.3996,
   "signals": {
    "recall": [0.338, 0.3256, 0.2008],
    "precision": [0.3603, 0.3301, 0.2198],
    "cosine": [0.1914, 0.2085, -0.1023],
    "newRecall": [0.3394, 0.3797, 0.2605],
    "newRecallSquared": [0.2594, 0.3812, -0.1244],
    "newPrecision": [0.3167, 0.3598, 0.0498],
    "pairs": [0.1516, 0.1871, 0.0553],
    "letters": [0.4223, 0.2226, 0.2685],
    "lengthRatio": [-0.2518, 0.6078, 0.231],
    "lengthRatioSquared": [0.4329, 0.7366, -0.1909],
    "fromQuestion": [0.3174, 0.2881, -0.0161],
    "novelty": [0.3853, 0.2394, -0.0655],
    "numbersFound": [0.0798, 0.2642, -0.0577],
    "numbersChanged": [0.0206, 0.1421, -0.0917],
    "negationDiffers": [0.1899, 0.3922, 0.0228],
    "negatedRecall": [0.0661, 0.1976, -0.3447],
    "modelLength": [1.9206, 0.4077, -0.1277],
    "alternatives": [0.6645, 0.8292, -0.417],
    "classLength": [-0.0414, 0.4372, 0.1488],
    "classLikeness": [0.1167, 0.0882, 0.2444],
    "centrality": [0, 0.0684, 0.1905],
    "consensus": [0.3546, 0.2714, 0.3678]
   }
  },
  "long": {
   "intercept": 1.4344,
   "signals": {
    "usedRecall": [0.3824, 0.178, 0.1095],
    "consensus": [0.4034, 0.1767, 0.458],
    "pairs": [0.1309, 0.1079, 0.5422]
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
  "twoWay": [-0.034, 3.5145, 1.2987, -0.0009, 0.5586],
  "graded": [-0.9306, 1.7285, 2.227, -0.7778, 1.9973]
 }
};
