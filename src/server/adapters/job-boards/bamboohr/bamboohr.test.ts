import { expect, test } from 'vitest';
import { askBoard, listingsOf, type Paths } from '#test/support/job-boards/ask-board.ts';
import { bamboohr } from './client.ts';

const opening = (id: number) => ({
  id: `${id}`,
  jobOpeningName: 'Field Technician',
  departmentId: '1',
  departmentLabel: 'Service',
  employmentStatusLabel: 'Full-Time',
  location: { city: 'Lindon', state: 'Utah' },
  atsLocation: { country: null, state: null, province: null, city: null },
  isRemote: null,
  locationType: '0',
});
const detail = (id: number) => ({
  body: {
    result: {
      jobOpening: {
        jobOpeningShareUrl: `https://acme.bamboohr.com/careers/${id}`,
        jobOpeningName: 'Field Technician',
        jobOpeningStatus: 'Open',
        departmentLabel: 'Service',
        employmentStatusLabel: 'Full-Time',
        location: { city: 'Lindon', state: 'Utah', postalCode: '84042', addressCountry: 'United States' },
        description: '<p>Mend things.</p>',
        compensation: '$24 - $28 per hour',
        datePosted: '2026-11-09',
        minimumExperience: 'Mid-level',
        locationType: '2',
      },
      formFields: {},
    },
  },
});
const board = (count: number): Paths => {
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  return {
    '/acme/careers/list': { body: { meta: { totalCount: count }, result: ids.map(opening) } },
    ...Object.fromEntries(ids.map((id) => [`/acme/careers/${id}/detail`, detail(id)])),
  };
};

test('reads the list and each opening, as the careers page does', async () => {
  const { answer } = await askBoard(bamboohr, board(1));
  expect(answer).toMatchObject({ ok: true, company: 'Acme', hasMore: false });
  expect(listingsOf(answer)).toEqual([
    {
      externalId: 'acme/1',
      title: 'Field Technician',
      company: 'Acme',
      description: '<p>Mend things.</p>',
      isHtml: true,
      location: 'Lindon, Utah, United States',
      workplace: 'hybrid',
      salary: { text: '$24 - $28 per hour' },
      jobType: 'Full-Time',
      level: 'Mid-level',
      applicationUrl: 'https://acme.bamboohr.com/careers/1',
      postedAt: '2026-11-09T00:00:00.000Z',
    },
  ]);
});

test('a long board is read in parts', async () => {
  const paths = board(27);
  const [first, second] = [await askBoard(bamboohr, paths), await askBoard(bamboohr, paths, { page: 2 })];
  expect([listingsOf(first.answer).length, listingsOf(second.answer).length]).toEqual([25, 2]);
  expect([first.answer, second.answer]).toMatchObject([{ hasMore: true }, { hasMore: false }]);
});

test('an opening that is gone or closed loses no other', async () => {
  const closed = structuredClone(detail(2));
  closed.body.result.jobOpening.jobOpeningStatus = 'Closed';
  const { answer } = await askBoard(bamboohr, {
    ...board(3),
    '/acme/careers/1/detail': { status: 404, body: '' },
    '/acme/careers/2/detail': closed,
  });
  expect(answer).toMatchObject({ ok: true, isPartial: false });
  expect(listingsOf(answer).map(({ externalId }) => externalId)).toEqual(['acme/3']);
});

test('an unknown company is redirected elsewhere, which is not followed', async () => {
  const location = 'https://www.bamboohr.com/';
  const { answer, seen } = await askBoard(bamboohr, { '/acme/careers/list': { status: 302, headers: { location } } });
  expect(answer).toMatchObject({ ok: false, failure: 'broken' });
  expect(seen).toHaveLength(1);
});
