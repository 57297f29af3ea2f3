// Preloaded into the server: shifts its wall clock by the milliseconds in CLOCK_FILE, which is read again on SIGUSR2.
import { readFileSync } from 'node:fs';

const wall = Date.now;
const readOff = () => Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
let offMs = readOff();
Date.now = () => wall() + offMs;
process.on('SIGUSR2', () => {
  offMs = readOff();
});
