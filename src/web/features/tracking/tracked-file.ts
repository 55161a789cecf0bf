import { trackedFileTypes, type TrackedEvents } from '#contract/tracked-events.ts';

/** What's reported about a file: its kind by its extension (not its name), and its size in kilobytes. */
export function trackedFile({ name, size }: Pick<File, 'name' | 'size'>): TrackedEvents['file_upload'] {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return { fileType: trackedFileTypes.find((type) => type === end) ?? 'other', fileSize: Math.round(size / 1024) };
}
