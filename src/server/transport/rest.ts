import type { Context, Hono } from 'hono';
import type { Actor, Student, Teacher } from '../../shared/actor';
import { ANSWERS_BODY_MAXIMUM_BYTES, JSON_BODY_MAXIMUM_BYTES } from '../../shared/constants';
import { isFileAnswer } from '../calls/file-answer';
import type { Deps } from '../deps';
import { getActor, getStudent, getTeacher } from './actor';
import { admit, type FindActor } from './admit';
import { isLocalCaller } from './caller';
import { answerJson } from './json-answer';
import { type QuestionForm, readQuestionForm } from './question-form';
import { parseJson, readBody } from './read-body';
import { readForm } from './read-form';

export interface AppEnv {
  Variables: {
    requestId: string;
    /** Who the caller counts as; set before anything else is looked at. */
    address?: string;
    /** Set once the caller was let in. */
    accountId?: string;
    /** What is to be done once the answer has left. */
    onceAnswered?: (() => void)[] | undefined;
  };
}

type Method = 'get' | 'post' | 'put' | 'delete';
type Handler<Who> = (who: Who, call: RestCall) => unknown;

/** What a REST route may read of its request. */
export interface RestCall {
  param(name: string): string;
  query(name: string): string | undefined;
  header(name: string): string | undefined;
  /** The JSON body, undefined when there is none or it is broken. */
  json(): Promise<unknown>;
  /** The JSON body of a call that carries a whole paper. */
  answersJson(): Promise<unknown>;
  rawBody(): Promise<Uint8Array<ArrayBuffer>>;
  questionForm(): Promise<QuestionForm>;
  readonly isLocal: boolean;
}

/** Registers the documented calls: a path, who may call it, and the use case behind it. */
export interface Rest {
  anyone(method: Method, path: string, handler: (call: RestCall) => unknown): void;
  signedIn(method: Method, path: string, handler: Handler<Actor>): void;
  teacher(method: Method, path: string, handler: Handler<Teacher>): void;
  student(method: Method, path: string, handler: Handler<Student>): void;
}

/** The REST toolkit over one app and prefix; paths are registered in full, so that '/teacher/' keeps its slash. */
export function restOn(app: Hono<AppEnv>, deps: Deps, prefix: '' | '/api'): Rest {
  const guarded =
    <Who extends Actor>(find: FindActor<Who>) =>
    (method: Method, path: string, handler: Handler<Who>) => {
      app.on(method.toUpperCase(), prefix + path, async (c) =>
        answer(c, await handler(await admit(c, deps, find), callOf(c)), deps),
      );
    };
  return {
    anyone: (method, path, handler) => {
      app.on(method.toUpperCase(), prefix + path, async (c) => answer(c, await handler(callOf(c)), deps));
    },
    signedIn: guarded(getActor),
    teacher: guarded(getTeacher),
    student: guarded(getStudent),
  };
}

export function answer(c: Context<AppEnv>, value: unknown, { log }: Pick<Deps, 'log'>): Response {
  c.header('Cache-Control', 'no-store');
  if (!isFileAnswer(value)) return answerJson(c, value, log);
  return c.body(value.bytes, 200, {
    'Content-Type': value.mediaType,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(value.fileName)}`,
  });
}

const callOf = (c: Context<AppEnv>): RestCall => ({
  param: (name) => c.req.param(name) ?? '',
  query: (name) => c.req.query(name),
  header: (name) => c.req.header(name),
  json: async () => parseJson(await readBody(c, JSON_BODY_MAXIMUM_BYTES)),
  answersJson: async () => parseJson(await readBody(c, ANSWERS_BODY_MAXIMUM_BYTES)),
  rawBody: () => readBody(c, JSON_BODY_MAXIMUM_BYTES),
  questionForm: async () => readQuestionForm(await readForm(c)),
  isLocal: isLocalCaller(c),
});
