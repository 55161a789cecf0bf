/** Why an answer did not come, where the server itself could not say. */
export const connection = {
  offline: 'You are offline. Connect to the internet and try again.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  busy: 'The service is busy right now. Please try again in a few seconds.',
  tooLarge: 'What was sent is too large: a file may have up to 10 MB.',
  tooMany: 'That was a lot of requests in a short time. Please wait a minute and try again.',
} as const;

/** Titles and texts of the short notices that come up at the side. */
export const toasts = {
  region: 'Notifications ({hotkey})',
  one: 'Notification',
  close: 'Close this notice',
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
