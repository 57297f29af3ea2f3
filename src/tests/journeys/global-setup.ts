import type { TestProject } from 'vitest/node';
import { startServer } from '../../../scripts/demo/server';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
  }
}

/** Starts the built server for all journeys, with its own data. */
export default async function setUp(project: TestProject) {
  const server = await startServer();
  project.provide('baseUrl', server.url);
  return () => server.stop();
}
