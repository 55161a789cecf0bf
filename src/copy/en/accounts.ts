/** What a person reads about accounts: the specification's own words where it has them. */
export const accountValidation = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  nameRequired: 'Name is required',
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: 'Name must be less than 80 characters',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be 200 characters or fewer',
  verificationWrong: 'Incorrect answer. Please try again.',
} as const;
