import type { Hono } from 'hono';
import * as z from 'zod';
import { ERROR_KINDS } from '../../shared/errors';
import { isPlainObject } from '../../shared/parse';
import type { Site } from '../../shared/site';
import { isForm } from '../calls/declaration';
import type { Call } from '../calls/declare';
import type { AppEnv } from '../transport/app-env';
import { VERSION } from '../version';
import { callsByName } from './all-calls';
import examples from './examples.json' with { type: 'json' };

/** `GET /openapi.json`: the REST API for programs, public. */
export function mountOpenApi(app: Hono<AppEnv>, site: Site): void {
  let text: string | undefined;
  app.get('/openapi.json', (c) => {
    text ??= JSON.stringify(openApiOf(site, VERSION));
    return c.body(text, 200, { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' });
  });
}

type Json = Readonly<Record<string, unknown>>;

const ERROR = { $ref: '#/components/schemas/Error' };
const JSON_TYPE = 'application/json';

/** The documented calls as OpenAPI 3.1, generated from their declarations; examples are responses from `src/tests/calls`. */
function openApiOf({ siteName, publicUrl }: Pick<Site, 'siteName' | 'publicUrl'>, version: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of callsByName) {
    call.rest.forEach((route, at) => {
      const [method = '', path = ''] = route.split(' ');
      const documented = path.replaceAll(/:(\w+)/g, '{$1}');
      const operationId = at === 0 ? name : `${name}.${at + 1}`;
      paths[documented] = {
        ...paths[documented],
        [method.toLowerCase()]: { operationId, ...operationOf(name, call, { method, path: documented }) },
      };
    });
  }
  return {
    openapi: '3.1.1',
    info: { title: siteName, version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl }, { url: `${publicUrl}/api` }],
    tags: [...new Set([...callsByName.keys()].map(featureOf))].map((tag) => ({ name: tag })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        operator: { type: 'http', scheme: 'bearer', description: 'A session of the operator’s page.' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code', 'requestId'],
          properties: {
            error: { type: 'string', description: 'A sentence for a person.' },
            code: {
              enum: [...new Set(Object.values(ERROR_KINDS).map(({ code }) => code)), 'INTERNAL_SERVER_ERROR'],
            },
            requestId: { type: 'string' },
            stands: {
              type: 'array',
              items: { type: 'object' },
              description: 'What a colleague decided meanwhile, by student, where that is why.',
            },
          },
        },
      },
    },
  };
}

const featureOf = (name: string) => name.split('.')[0] ?? name;

function operationOf(name: string, call: Call, { method, path }: { method: string; path: string }): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const input = inputOf(call, inPath);
  const isRead = method === 'GET';
  return {
    tags: [featureOf(name)],
    summary: summaryOf(name),
    security: call.actor === 'anyone' ? [] : [{ [call.actor === 'operator' ? 'operator' : 'session']: [] }],
    parameters: [
      ...inPath.map((parameter) => ({
        name: parameter,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...Object.values(call.headers).map((header) => ({
        name: header,
        in: 'header',
        schema: { type: 'string' },
      })),
      ...call.query.map((field) => ({ name: field, in: 'query', schema: { type: 'string' } })),
      ...(isRead && input ? queryOf(input) : []),
    ],
    ...(!isRead && input && { requestBody: { required: true, content: contentOf(call, input) } }),
    responses: {
      200: {
        description: 'Done.',
        content: { [JSON_TYPE]: { schema: schemaOf(call.output, 'output'), ...exampleOf(name) } },
      },
      '4XX': {
        description: 'Refused, with a sentence for a person.',
        content: { [JSON_TYPE]: { schema: ERROR } },
      },
    },
  };
}

/** JSON; with an optional file also a form with the same fields, lists and objects as JSON texts. */
const contentOf = ({ body }: Call, schema: ObjectSchema) => ({
  [JSON_TYPE]: { schema },
  ...(isForm(body) && { 'multipart/form-data': { schema } }),
});

/** 'quizzes.toggleResponses' in words: 'Toggle responses'. */
function summaryOf(name: string): string {
  const words = (name.split('.')[1] ?? name).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const exampleOf = (name: string) => {
  const example: unknown = new Map(Object.entries(examples)).get(name);
  return example === undefined ? {} : { example };
};

/**
 * The request outside the path: ids in the body, and the input; a raw body is documented as JSON without a
 * schema.
 */
function inputOf({ ids, documented, body: read }: Call, inPath: readonly string[]): ObjectSchema | undefined {
  if (read === 'raw') return { type: 'object' };
  const body = documented && schemaOf(documented, 'input', inPath);
  const named = ids && schemaOf(ids, 'input', inPath);
  if (!named || Object.keys(named.properties ?? {}).length === 0) return body;
  return body?.anyOf ? { anyOf: body.anyOf.map((way) => both(named, way)) } : both(named, body);
}

function both({ properties, required = [] }: ObjectSchema, body: ObjectSchema | undefined): ObjectSchema {
  const anyIds = Object.fromEntries(required.map((name) => [name, 'id-1']));
  return {
    ...body,
    type: 'object',
    properties: { ...properties, ...body?.properties },
    required: [...required, ...(body?.required ?? [])],
    ...(body?.examples && {
      examples: body.examples.map((example) =>
        isPlainObject(example) ? { ...anyIds, ...example } : example,
      ),
    }),
  };
}

interface ObjectSchema extends Json {
  readonly properties?: Json;
  readonly required?: readonly string[];
  readonly anyOf?: readonly ObjectSchema[];
  readonly examples?: readonly unknown[];
}

/** A schema as JSON Schema 2020-12 for OpenAPI 3.1, without the path's parameters. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', without: readonly string[] = []): ObjectSchema {
  const { $schema: _, ...made }: ObjectSchema = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // A file is described as part of a form, not by its parsed form.
      if (jsonSchema.format === 'binary') {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      }
      const { anyOf, ...others } = jsonSchema;
      const ways = anyOf && distinct(anyOf);
      if (ways?.length === 1) Object.assign(jsonSchema, { anyOf: undefined }, others, ways[0]);
      else if (ways) jsonSchema.anyOf = ways;
    },
  });
  if (without.length === 0 || !made.properties) return made;
  const kept = Object.entries(made.properties).filter(([name]) => !without.includes(name));
  const required = made.required?.filter((name) => !without.includes(name)) ?? [];
  return { ...made, properties: Object.fromEntries(kept), ...(made.required && { required }) };
}

/** Variants that differ in JSON: a streamed list is a list there. */
function distinct<Way extends object>(ways: readonly Way[]): Way[] {
  const byText = new Map(ways.map((way) => [JSON.stringify(way), way]));
  byText.delete('{}');
  return [...byText.values()];
}

const queryOf = ({ properties = {}, required = [] }: ObjectSchema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
