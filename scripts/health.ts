import './launch/on-current-node.mjs';

// Health check of the server on this machine for process monitors: exit code 0 or 1.
const port = process.env.PORT ?? '3000';
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
