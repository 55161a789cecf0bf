/** The words of the API's readable page and of its OpenAPI description. */
export const apiDocs = {
  title: 'Foothold API',
  description:
    'The API that Foothold’s own pages use. Requests other than GET carry the cookies from GET /api/csrf-token ' +
    'and send its token in the header x-csrf-token. Every error has the same body: a sentence to act on, a ' +
    'code and, for invalid input, the fields.',
  asJson: 'View as OpenAPI 3.1',
  access: {
    anyone: 'Open to anyone',
    visitor: 'Needs a session, which every visitor gets',
    user: 'Needs a signed-in user',
  },
  limit: ({ max, minutes }: { max: number; minutes: number }): string =>
    `At most ${max} requests in ${minutes} minutes`,
  request: 'Request',
  response: 'Response',
  errors: 'Errors',
  file: (types: readonly string[]): string => `A file: ${types.join(' or ')}`,
  upload: (field: string): string => `multipart/form-data with the file in the field ${field}`,
  field: 'Field',
  type: 'Type',
  needed: 'Required',
  required: 'required',
  optional: 'optional',
  status: 'Status',
  code: 'Code',
  sentence: 'Sentence',
} as const;
