/** The words of the API's readable page and of its OpenAPI description. */
export const apiDocs = {
  title: 'Foothold API',
  description:
    'The API behind Foothold’s own pages, and for your own programs with a personal API key. A request with a session, except GET, ' +
    'must send the cookies set by GET /api/csrf-token and its token in the x-csrf-token header; one with an API ' +
    'key needs neither. Every error has the same body: a sentence that says what to do, a code and, for invalid input, the fields.',
  asJson: 'View as OpenAPI 3.1',
  access: {
    anyone: 'Open to anyone',
    visitor: 'Needs a session, which every visitor gets',
    user: 'Needs a signed-in user',
  },
  scope: (scope: string): string => `With an API key it needs the scope ${scope}`,
  apiKey: (scopes: readonly string[]): string =>
    'Create an API key in your profile’s settings and send it as “Authorization: Bearer fh_…”. A request with a key acts for its ' +
    `account, without cookies. A key can do what its scopes allow: ${scopes.join(', ')}. Accounts, payments, sessions and API keys are never open to a key.`,
  limit: ({ max, minutes }: { max: number; minutes: number }): string =>
    `Up to ${max} requests every ${minutes} minutes`,
  request: 'Request',
  response: 'Response',
  errors: 'Errors',
  file: (types: readonly string[]): string => `A file: ${types.join(' or ')}`,
  upload: (field: string): string => `multipart/form-data with the file in the ${field} field`,
  field: 'Field',
  type: 'Type',
  needed: 'Required',
  required: 'required',
  optional: 'optional',
  status: 'Status',
  code: 'Code',
  sentence: 'Message',
} as const;
