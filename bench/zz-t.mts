import { keyMeaning } from '../src/domain/document/headings/headings.ts';
for (const t of ['Tech I reach for','Side Projects','Off the clock']) console.log(t, keyMeaning(t));
