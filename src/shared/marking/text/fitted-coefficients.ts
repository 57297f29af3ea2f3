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
   "intercept": -0.3926,
   "signals": {
    "recall": [0.3336, 0.3219, 0.1881],
    "precision": [0.3516, 0.3248, 0.1988],
    "cosine": [0.186, 0.2018, -0.1081],
    "newRecall": [0.3344, 0.377, 0.2648],
    "newRecallSquared": [0.2539, 0.3775, -0.1316],
    "newPrecision": [0.3071, 0.3541, 0.0379],
    "pairs": [0.1492, 0.1845, 0.0479],
    "letters": [0.419, 0.2207, 0.2893],
    "lengthRatio": [-0.2506, 0.6077, 0.2245],
    "lengthRatioSquared": [0.4321, 0.7354, -0.1944],
    "fromQuestion": [0.3148, 0.2872, -0.0183],
    "novelty": [0.3868, 0.2396, -0.0706],
    "numbersFound": [0.0811, 0.2666, -0.0188],
    "numbersChanged": [0.0203, 0.141, -0.1018],
    "negationDiffers": [0.1923, 0.3941, 0.0225],
    "negatedRecall": [0.0665, 0.1972, -0.3229],
    "modelLength": [1.9192, 0.4082, -0.1313],
    "alternatives": [0.6647, 0.8295, -0.3953],
    "classLength": [-0.0412, 0.4372, 0.1434],
    "classLikeness": [0.1128, 0.0823, 0.2817],
    "centrality": [0, 0.0654, 0.1451],
    "consensus": [0.3514, 0.2689, 0.3742]
   }
  },
  "long": {
   "intercept": 1.4389,
   "signals": {
    "usedRecall": [0.3811, 0.1753, 0.1256],
    "consensus": [0.3998, 0.1753, 0.4533],
    "pairs": [0.1278, 0.1047, 0.5428]
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
  "twoWay": [-0.1669, 4.8775, 0.9676, 0.3657, -0.0595, -2.1621, 1.3088, -0.6309],
  "graded": [-2.9139, 3.539, 1.5216, 0.871, -0.3634, 7.4518, -0.6732, -3.3061]
 }
};
