import { trackedFileTypes, type TrackedEvents } from '#contract/tracked-events.ts';

/** What is reported of a file: its kind by the end of its name, which is not reported itself, and its size in kilobytes. */
export function trackedFile({ name, size }: Pick<File, 'name' | 'size'>): TrackedEvents['file_upload'] {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return { fileType: trackedFileTypes.find((type) => type === end) ?? 'other', fileSize: Math.round(size / 1024) };
}
