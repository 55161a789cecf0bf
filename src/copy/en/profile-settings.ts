/** The settings of an account. */
export const account = {
  title: 'Account',
  name: 'Full Name',
  edit: 'Edit',
  editName: 'Edit full name',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  email: 'Email',
  emailFixed: 'Your email cannot be changed for security reasons.',
  memberSince: 'Member since',
  security: 'Password & Sessions',
  securityText: 'Change your password, or sign out in every browser.',
  updated: 'Profile updated',
  updateFailed: 'Update failed',
  updateFailedText: 'Your name could not be saved. Please try again.',
} as const;

export const privacy = {
  title: 'Data Privacy and Rights',
  export: 'Export My Data',
  exportText: 'A copy of what your account holds, as a JSON file.',
  exporting: 'Collecting...',
  exported: 'Data exported',
  exportedText: (file: string) => `${file} is on its way.`,
  exportFailed: 'Export failed',
  exportFailedText: 'Your data could not be collected. Please try again.',
  delete: 'Delete Account',
  deleteText: 'Your account and all that belongs to it.',
  deleteTitle: 'Delete your account?',
  deleteQuestion: 'Your profile, resumes, assessments and everything made from them would be removed for good.',
  deleteConfirm: 'Yes, delete my account',
  deleteCancel: 'Keep my account',
  deleteContactTitle: 'Write to us to delete your account',
  deleteContact: (email: string) =>
    `To delete your account, please write to ${email} from the address you registered with.`,
  understood: 'Close',
  /** Choices that are not offered yet, each with how it stands. */
  choices: [
    { title: 'Marketing emails', text: 'We send none.', action: 'Opt Out' },
    { title: 'AI training', text: 'Your resumes train no model.', action: 'Manage' },
    { title: 'Cookie preferences', text: 'Cookies that the site needs to work.', action: 'Cookie Preferences' },
  ],
  rights: 'Your rights',
  rightsText:
    'You may ask for a copy of your data, have it corrected or erased, or object to its use. We answer within 30 days (GDPR) or 45 days (CCPA).',
  contact: 'Privacy contact:',
} as const;
