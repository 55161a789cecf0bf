import { expect, test } from 'vitest';
import { askBoard, listingsOf } from '#test/support/job-boards/ask-board.ts';
import { personio } from './client.ts';
import { readFeed } from './feed.ts';

const texts = `<jobDescriptions>
    <jobDescription><name>Your role</name><value><![CDATA[<p>Run the <b>office</b>.</p>]]></value></jobDescription>
    <jobDescription><name>Pay &amp; more</name><value>&lt;ul&gt;&lt;li&gt;Tea&lt;/li&gt;&lt;/ul&gt;</value></jobDescription>
  </jobDescriptions>`;
const position = (id: string, descriptions = texts) => `<position>
  <id>${id}</id>
  <subcompany>Acme &amp; Söhne GmbH</subcompany>
  <office>Munich</office>
  <additionalOffices><office>Berlin (Remote)</office><office>Munich</office></additionalOffices>
  <department>Management</department>
  <recruitingCategory>Various</recruitingCategory>
  <name>Office Manager (m/w/d)</name>
  ${descriptions}
  <employmentType>permanent</employmentType>
  <seniority>experienced</seniority>
  <schedule>full-time</schedule>
  <yearsOfExperience>2-5</yearsOfExperience>
  <occupation>office_management</occupation>
  <createdAt>2026-11-04T10:00:00+01:00</createdAt>
</position>`;
const feed = (...positions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>\n${positions.join('\n')}\n</workzag-jobs>`;

test('reads a feed as Personio documents it', async () => {
  const { answer, seen } = await askBoard(personio, { '/acme/xml': { body: feed(position('4103')) } });
  expect(answer).toMatchObject({ ok: true, company: 'Acme & Söhne GmbH', hasMore: false });
  expect(listingsOf(answer)).toEqual([
    {
      externalId: 'acme/4103',
      title: 'Office Manager (m/w/d)',
      company: 'Acme & Söhne GmbH',
      description: '<h3>Your role</h3>\n<p>Run the <b>office</b>.</p>\n<h3>Pay &amp; more</h3>\n<ul><li>Tea</li></ul>',
      isHtml: true,
      location: 'Munich; Berlin (Remote)',
      workplace: 'remote',
      jobType: 'full-time',
      level: 'experienced',
      applicationUrl: 'https://acme.jobs.personio.de/job/4103',
      postedAt: '2026-11-04T09:00:00.000Z',
    },
  ]);
  expect(seen).toHaveLength(1);
});

test('where the feed leaves texts out, the English ones are taken', async () => {
  const { answer, seen } = await askBoard(personio, {
    '/acme/xml': ({ query }) =>
      query.language === 'en'
        ? { body: feed(position('1', ''), position('2')) }
        : { body: feed(position('1'), position('2', '<jobDescriptions/>')) },
  });
  expect(listingsOf(answer).map(({ externalId, description }) => [externalId, description.length > 0])).toEqual([
    ['acme/1', true],
    ['acme/2', true],
  ]);
  expect(seen.map(({ query }) => query)).toEqual([{}, { language: 'en' }]);
});

test('an empty feed is one; a page, broken XML, a DOCTYPE and what is nested too deep are not', async () => {
  expect((await askBoard(personio, { '/acme/xml': { body: feed() } })).answer).toMatchObject({
    ok: true,
    listings: [],
  });
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><workzag-jobs>&b;</workzag-jobs>';
  const deep = `<workzag-jobs>${'<a>'.repeat(100_000)}`;
  const wide = `<workzag-jobs>${'<a/>'.repeat(300_000)}</workzag-jobs>`;
  const pieces = ['<html><body>Hi</body></html>', '<workzag-jobs><position>', '', 'Not found', bomb, deep, wide];
  for (const body of pieces) {
    const { answer } = await askBoard(personio, { '/acme/xml': { body } });
    expect([body.slice(0, 40), answer]).toMatchObject([body.slice(0, 40), { ok: false, failure: 'broken' }]);
  }
});

test('a position without number or title loses no other', async () => {
  const broken = ['<position><name>No number</name></position>', '<position><id>7</id></position>', '<position/>'];
  const positions = readFeed(feed(...broken, position('8')));
  expect(positions).toHaveLength(4);
  const { answer } = await askBoard(personio, { '/acme/xml': { body: feed(...broken, position('8')) } });
  expect(listingsOf(answer).map(({ externalId }) => externalId)).toEqual(['acme/8']);
});

test('an internship is one, however long people work', async () => {
  const internship = position('9').replace('permanent', 'intern');
  const { answer } = await askBoard(personio, { '/acme/xml': { body: feed(internship) } });
  expect(listingsOf(answer)[0]?.jobType).toBe('intern');
});

test('an unknown company is unknown', async () => {
  expect((await askBoard(personio, {})).answer).toEqual({ ok: false, failure: 'unknown' });
});
