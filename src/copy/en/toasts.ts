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
