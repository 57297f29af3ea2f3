import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { demoIdentity } from '../../../server/adapters/embedded/demo-identity';
import { systemClock } from '../../../server/adapters/system/clocks';
import { randomIds } from '../../../server/adapters/system/random-ids';
import { createApp } from '../../../server/app';
import { readConfig, siteDetailsOf } from '../../../server/config';
import { listen } from '../../../server/serve';
import { siteOf } from '../../../server/site';
import { aWorld } from '../../../server/testing/world';
import { openSchool, type School } from '../screens/school';
import { poisonEverything, poisonPerson } from './poison-data';
import { poison } from './xss-payloads';

/** A school in which every user or administrator text is an attack. */
export interface PoisonedSchool extends School {
  readonly url: string;
  emails(): readonly string[];
  close(): void;
}

/**
 * Opens a school and writes the attacks into its data, beyond the length limits so that each field holds all of them. Users
 * enrolled later are poisoned too.
 */
export async function openPoisonedSchool(): Promise<PoisonedSchool> {
  const config = readConfig({ GEOLOCATION_URL: 'off' });
  const siteDetails = { ...siteDetailsOf(config), siteName: poison('site name') };
  const identity = demoIdentity({ clock: systemClock, ids: randomIds });
  const { deps } = aWorld({ clock: systemClock, identity, siteDetails });
  const site = { ...siteOf(config, deps), siteName: poison('site name'), supportEmail: poison('support') };
  const app = createApp({ deps, site, clientDir: 'build/client' });
  const server = await listen(app, { host: 'localhost', port: 0 });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  const school = await openSchool(url);
  const { $client: database } = deps.db;
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  poisonEverything(database, await deps.images.store(new Uint8Array(picture)));
  const poisoned = async <Person extends { readonly email: string }>(enrolling: Promise<Person>) => {
    const person = await enrolling;
    poisonPerson(database, person.email);
    return person;
  };
  const titled = Object.entries(school.quizzes).map(([which, quiz]) => [
    which,
    { ...quiz, title: quiz.title + poison('title') },
  ]);
  return {
    ...school,
    url,
    quizzes: Object.fromEntries(titled) as School['quizzes'],
    newStudent: (name) => poisoned(school.newStudent(name)),
    newTeacher: (options) => poisoned(school.newTeacher(options)),
    emails: () =>
      database.prepare('select html from mail_outbox where html is not null').pluck().all() as string[],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
