// A table of known attacks. Which role may call which route is tested beside the code (src/server/features, test/kept-content.test.ts); this is the rest.
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserAttacks } from './table-browser.mjs';
import { contentAttacks } from './table-content.mjs';
import { doorAttacks } from './table-doors.mjs';
import { moneyAttacks } from './table-money.mjs';
import { networkAttacks } from './table-network.mjs';
import { sessionAttacks } from './table-sessions.mjs';
import { tokenAttacks } from './table-tokens.mjs';
import { seeded } from './seeded.mjs';
import { findingList } from './verdicts.mjs';
import { victimOf } from './world.mjs';

const attacks = {
  ...sessionAttacks,
  ...tokenAttacks,
  ...moneyAttacks,
  ...contentAttacks,
  ...doorAttacks,
  ...browserAttacks,
  ...networkAttacks,
};

export async function table(server, { seed, only, say }) {
  const { origin } = server;
  const findings = findingList();
  const asked = [];
  const canaryServer = createServer((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  await new Promise((resolve) => canaryServer.listen(0, '127.0.0.1', resolve));
  const canary = { url: `http://127.0.0.1:${canaryServer.address().port}/`, asked };
  const document = await (await fetch(`${origin}/api/openapi.json`)).json();
  const victim = await victimOf(origin, seed);
  const outcomes = {};
  try {
    for (const [name, attack] of Object.entries(attacks)) {
      if (only !== undefined && !name.includes(only)) continue;
      let checks = 0;
      let failed = 0;
      const expect = (holds, otherwise) => {
        checks += 1;
        if (holds) return;
        failed += 1;
        findings.add(name, String(otherwise).slice(0, 400));
      };
      const began = performance.now();
      try {
        await attack({ origin, server, seed, expect, document, victim, canary, random: seeded(seed), say });
      } catch (error) {
        expect(false, `it could not be carried out: ${error.message}`);
      }
      outcomes[name] = `${checks} checks, ${failed} failed, ${Math.round((performance.now() - began) / 1000)} s`;
      say(`${name}: ${outcomes[name]}`);
      if (server.exited !== undefined) {
        findings.add('the process ended', `${name}: ${server.exited}`);
        break;
      }
    }
  } finally {
    canaryServer.close();
  }
  await sleep(1_000);
  for (const line of server.logLines.filter((one) => /"level":"(?:error|fatal)"/.test(one)))
    findings.add('the log has an error', line.slice(0, 500));
  for (const word of victim.secrets) {
    if (server.logLines.some((line) => line.includes(word))) findings.add('the log holds a secret', word.slice(0, 8));
  }
  return { attacks: outcomes, megabytes: server.megabytes(), findings: findings.list() };
}
