import type { FoundListing } from '#domain/listings/listing.ts';
import { externalIdOf, placesOf, section, workplaceOf } from '../board-listing.ts';
import { isoDate } from '../board-shapes.ts';
import type { Position } from './feed.ts';

export const fieldOf = ({ fields }: Position, name: string): string | undefined => fields.get(name)?.[0];

export const hasText = ({ parts }: Position): boolean => parts.some(({ html }) => html !== undefined);

/** How long people work says more than that a job is permanent; an internship more than how long. */
function jobTypeOf(position: Position): string | undefined {
  const [employment, schedule] = [fieldOf(position, 'employmentType'), fieldOf(position, 'schedule')];
  return employment === undefined || employment === 'permanent' ? (schedule ?? employment) : employment;
}

/** A position as a listing; undefined where it lacks its number or its title. */
export function personioListing(position: Position, board: string, company: string): FoundListing | undefined {
  const [id, title] = [fieldOf(position, 'id'), fieldOf(position, 'name')];
  if (id === undefined || title === undefined || !/^\d+$/.test(id)) return undefined;
  const location = placesOf([
    ...(position.fields.get('office') ?? []),
    ...(position.fields.get('additionalOffice') ?? []),
  ]);
  return {
    externalId: externalIdOf(board, id),
    title,
    company: fieldOf(position, 'subcompany') ?? company,
    description: position.parts.flatMap(({ name, html }) => section(name, html)).join('\n'),
    isHtml: true,
    location,
    workplace: workplaceOf(location),
    jobType: jobTypeOf(position),
    level: fieldOf(position, 'seniority'),
    // The feed gives no address; its documentation says how to build it.
    applicationUrl: `https://${board}.jobs.personio.de/job/${id}`,
    postedAt: isoDate(fieldOf(position, 'createdAt')),
  };
}
