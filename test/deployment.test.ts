import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig, settings } from '#server/settings/config.ts';
import { parseEnvFile } from '#server/settings/env-file.ts';
import { probePaths } from '#server/http/probes.ts';
import { projectRoot } from '#server/root.ts';

const read = (path: string) => readFileSync(join(projectRoot(), path), 'utf8');
const example = parseEnvFile(read('.env.example'));
const names = Object.keys(example);
const isSetting = (name: string) => name in settings.shape;

/** What an operator may write into .env for each setting; where any text will do, the setting's own name. */
const chosen: Record<string, string> = {
  ...Object.fromEntries(names.map((name) => [name, `value of ${name}`])),
  POSTGRES_PASSWORD: 'secret',
  PUBLIC_URL: 'https://resumes.example',
};

/** `${NAME:?message}`, as Compose fills it in from .env. */
const filledIn = (text: string): string =>
  text.replace(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => chosen[name] ?? '');

const composeService = z.object({
  env_file: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  restart: z.string(),
  read_only: z.boolean(),
  healthcheck: z.object({ test: z.array(z.string()) }),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
});
const services = z
  .object({ services: z.record(z.string(), composeService) })
  .parse(parse(read('compose.yaml'), { merge: true })).services;

/** The environment of the container. */
function environmentOf(name: string): Record<string, string> {
  const service = composeService.parse(services[name]);
  const fixed = Object.entries(service.environment ?? {}).map(([key, value]) => [key, filledIn(value)] as const);
  return { ...(service.env_file?.includes('.env') ? chosen : {}), ...Object.fromEntries(fixed) };
}

describe('compose.yaml', () => {
  /** What it decides itself: where in the container, and in the network of containers. */
  const decided = {
    DATABASE_URL: 'postgres://foothold:secret@database:5432/foothold',
    HOST: '0.0.0.0',
    PORT: '3000',
    DATA_DIR: '/data',
    TRUST_PROXY: '1',
  };

  describe.each([
    ['web-1', 'web'],
    ['web-2', 'web'],
    ['worker', 'worker'],
  ])('in %s', (service, role) => {
    test.each(names)('%s arrives', (name) => {
      expect(environmentOf(service)[name]).toBe({ ...decided, ROLE: role }[name] ?? chosen[name]);
    });
  });

  test('a copy of the example with what it asks for is a configuration that starts', () => {
    const copied = {
      ...example,
      SESSION_SECRET: 'at least thirty-two characters long',
      PUBLIC_URL: 'https://resumes.example',
      OPERATOR_NAME: 'Op',
      SUPPORT_EMAIL: 's@example.org',
      PRIVACY_EMAIL: 'p@example.org',
    };
    const config = readConfig({}, { ...copied, ...decided, ROLE: 'web' });
    expect(config).toMatchObject({ role: 'web', trustProxy: 1, dataDir: '/data', isPublic: true });
  });

  test.each(Object.keys(services))('%s is limited, restarted and watched, and writes to its volumes alone', (name) => {
    expect(services[name]).toMatchObject({ restart: 'unless-stopped', read_only: true });
  });

  test('its proxy asks for readiness where that is answered, and sends requests where the web processes listen', () => {
    const caddy = read('deploy/Caddyfile');
    const health = /health_uri (\S+)/.exec(caddy)?.[1];
    expect(probePaths).toContain(health);
    expect(/reverse_proxy (.*) \{/.exec(caddy)?.[1]?.split(' ')).toEqual(['web-1:3000', 'web-2:3000']);
    expect(environmentOf('proxy')['PUBLIC_URL']).toBe('https://resumes.example');
  });
});

test('the image listens where compose.yaml and Kubernetes look for it', () => {
  expect(read('Dockerfile')).toMatch(/^ENV NODE_ENV=production HOST=0\.0\.0\.0 PORT=3000 DATA_DIR=\/data$/m);
});

describe('deploy/kubernetes', () => {
  const probe = z.object({ httpGet: z.object({ path: z.enum(probePaths), port: z.string() }) });
  const container = z.object({
    env: z.array(z.object({ name: z.string(), value: z.string() })),
    envFrom: z.array(z.unknown()),
    ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
    startupProbe: probe,
    readinessProbe: probe,
    livenessProbe: probe,
    resources: z.object({ limits: z.object({ memory: z.string() }) }),
    volumeMounts: z.array(z.object({ mountPath: z.string() })),
  });
  const documents = parseAllDocuments(read('deploy/kubernetes/foothold.yaml')).map((one): unknown => one.toJS());
  const ofKind = <Shape extends z.ZodType>(kind: string, shape: Shape) =>
    documents
      .filter((one) => z.object({ kind: z.literal(kind) }).safeParse(one).success)
      .map((one) => shape.parse(one));
  const [map] = ofKind('ConfigMap', z.object({ data: z.record(z.string(), z.string()) }));
  const pods = ofKind(
    'Deployment',
    z.object({ spec: z.object({ template: z.object({ spec: z.object({ containers: z.array(container) }) }) }) }),
  ).flatMap(({ spec }) => spec.template.spec.containers);

  test('sets settings that exist, and with a database and a secret beside them starts', () => {
    const secret = { DATABASE_URL: 'postgres://u@h/d', SESSION_SECRET: 'at least thirty-two characters long' };
    expect(Object.keys(map?.data ?? {}).filter((name) => !isSetting(name))).toEqual([]);
    expect(readConfig({}, { ...map?.data, ...secret, ROLE: 'worker' })).toMatchObject({
      host: '0.0.0.0',
      trustProxy: 1,
    });
  });

  test('hands the whole map and the whole secret on to each pod, so any setting can be in them', () => {
    expect(pods.map(({ env }) => env)).toEqual(['web', 'worker'].map((role) => [{ name: 'ROLE', value: role }]));
    for (const { envFrom, ports, volumeMounts } of pods) {
      expect(envFrom).toEqual([{ configMapRef: { name: 'foothold' } }, { secretRef: { name: 'foothold' } }]);
      expect(ports).toEqual([{ name: 'http', containerPort: 3000 }]);
      expect(volumeMounts).toEqual([expect.objectContaining({ mountPath: '/data' })]);
    }
  });
});
