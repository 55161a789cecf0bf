/** Why an answer did not come, where the server itself could not say. */
export const connection = {
  offline: 'You’re offline. Connect to the internet and try again.',
  unreachable: 'We can’t reach the server. Check your connection and try again.',
  busy: 'We’re busy right now. Please try again in a few seconds.',
  tooLarge: 'That’s too large. A file can be up to 10 MB.',
  tooMany: 'That was a lot of requests at once. Please wait a minute and try again.',
} as const;

/** Titles and texts of the short notices that come up at the side. */
export const toasts = {
  region: 'Notifications ({hotkey})',
  one: 'Notification',
  close: 'Dismiss',
  error: 'Error',
  uploadFailed: 'Upload failed',
  uploadFailedText: 'There was an error uploading your file.',
  uploaded: 'File uploaded successfully',
  uploadedText: (fileName: string) => `${fileName} has been parsed and is ready for optimization.`,
  optimizationFailed: 'Optimization failed',
  optimizationFailedText: 'Failed to start optimization process.',
  scoringFailed: 'Scoring Failed',
  scoringFailedText: 'Failed to score resume. Please try again.',
} as const;
