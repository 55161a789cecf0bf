import { consent } from './consent.ts';

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
  security: 'Password & Security',
  securityText: 'Change your password, or sign out everywhere.',
  updated: 'Profile updated',
  updateFailed: 'Update failed',
  updateFailedText: 'We couldn’t save your name. Please try again.',
} as const;

export const privacy = {
  title: 'Data Privacy and Rights',
  export: 'Export My Data',
  exportText:
    'A copy of what’s in your account, as a JSON file: your resumes and cover letters, the text of your uploads, your scores, your payments ' +
    'and your account’s recent security activity. While an optimization is locked, you get the part of it that you can see here.',
  exporting: 'Exporting...',
  exported: 'Data exported',
  exportedText: (file: string) => `${file} is on its way.`,
  exportFailed: 'Export failed',
  exportFailedText: 'We couldn’t export your data. Please try again.',
  delete: 'Delete Account',
  deleteText: 'Deletes your account and everything in it.',
  deleteTitle: 'Delete your account?',
  deleteQuestion: 'Your profile, resumes, assessments and everything made from them will be gone for good.',
  deleteConfirm: 'Yes, Delete My Account',
  deleteCancel: 'Keep My Account',
  deleteContactTitle: 'Email us to delete your account',
  deleteContact: (email: string) => `To delete your account, email ${email} from the address you registered with.`,
  understood: 'Close',
  /** Choices that are not made here, each with what is true instead. */
  choices: [
    { title: 'Marketing emails', text: 'We don’t send any.', action: 'Opt Out' },
    { title: 'AI training', text: 'We don’t train AI on your resumes.', action: 'Manage' },
    {
      title: 'Cookie preferences',
      text: `Change your choice any time under “${consent.reopen}” at the bottom of every page.`,
      action: 'Cookie Preferences',
    },
  ],
  rights: 'Your rights',
  rightsText:
    'You can ask for a copy of your data, have it corrected or erased, or object to how we use it. We answer within 30 days (GDPR) or 45 days (CCPA).',
  contact: 'Privacy contact:',
} as const;
