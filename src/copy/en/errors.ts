/** What a person reads for each error code; `{name}` is filled from the error's details. */
export const errorSentences = {
  BAD_REQUEST: 'The request could not be understood. Please reload the page and try again.',
  INVALID_INPUT: 'Some of what was sent is not valid. Please check the fields and try again.',
  NO_FILE: 'No file was sent. Please choose your resume and try again.',
  NOT_SIGNED_IN: 'Please sign in to continue.',
  WRONG_CREDENTIALS: 'That email and password do not belong together. Please check both and try again.',
  WRONG_PASSWORD: 'That is not your current password.',
  EMAIL_TAKEN: 'There is an account with this email already. Please sign in instead.',
  ACCOUNT_UNKNOWN: 'There is no account with that email address.',
  CLAIM_UNKNOWN: 'That link belongs to no optimization, or it is more than 30 days old.',
  CLAIM_TAKEN: 'That optimization already belongs to another account.',
  RESET_UNKNOWN: 'That link is no longer valid. Please ask for a new one.',
  ALREADY_UNLOCKED: 'This is open already; there is nothing more to pay.',
  ALREADY_SUBSCRIBED: 'You have this plan already; there is nothing more to pay.',
  PLAN_OPENS_ALL: 'Your plan already opens every optimization; there is nothing more to pay.',
  CREDIT_HELD: 'You have a package left that opens this. Use it first; there is nothing more to pay.',
  NO_CREDIT: 'There is no paid package left to use on this optimization.',
  NOT_READY: 'This document is not ready yet. Please wait until the optimization is completed.',
  PAYMENT_NOT_FOUND: 'Payment not found',
  PAYMENT_PROVIDER_FAILED:
    'The card payment service did not answer. Nothing was charged; please try again in a minute.',
  PAYMENT_PROCESSING:
    'A payment for this is on its way already. It opens as soon as it arrives; please do not pay again.',
  NOTHING_TO_REFUND: 'Nothing of this payment can be refunded: it was not paid, or it was refunded already.',
  REFUND_TOO_LARGE: 'That is more than is left of this payment: ${left}.',
  NO_SUBSCRIPTION: 'There is no running subscription on this account.',
  BAD_SIGNATURE: 'The signature of this event is wrong or too old.',
  PAYMENTS_OFF: 'Payments are not set up on this site yet. Nothing was charged.',
  CARD_INVALID: 'That card number is not complete. Please check it and try again.',
  PAYMENT_REQUIRED: 'Please complete payment to download.',
  BAD_CSRF_TOKEN: 'Your session has changed since this page was loaded. Please try again.',
  NOT_FOUND: 'There is nothing at this address.',
  OPTIMIZATION_NOT_FOUND: 'Optimization not found',
  ASSESSMENT_NOT_FOUND: 'Assessment not found',
  PROFILE_BLOCKED:
    'LinkedIn blocks automated profile extraction. Please paste the text of your profile instead; we do not open the address.',
  UPLOAD_NOT_FOUND: 'That upload is no longer here. Please upload your resume again.',
  CORRECTION_UNFIT:
    'One of these corrections names nothing that was read, or holds what cannot stand there. Write dates as 2024 or 2024-05.',
  OPTIMIZATION_NOT_FAILED: 'This optimization has not failed, so there is nothing to run again.',
  TAILORING_FAILED:
    'Your resume could not be tailored because of a fault on our side. Your resume and the job are kept; please try again.',
  FILE_TOO_LARGE: 'This file is larger than 10 MB. Please save a smaller copy and upload that.',
  BODY_TOO_LARGE: 'What was sent is too long. Please shorten it and try again.',
  UNSUPPORTED_FILE: 'This is not a PDF, DOC or DOCX file. Please save your resume as one of these and upload it again.',
  UNSUPPORTED_MEDIA_TYPE: 'The request was sent in a form that is not understood here.',
  FILE_EMPTY: 'This file is empty. Please choose the file that holds your resume.',
  FILE_TYPE_MISMATCH:
    'This file is named as {claimed} but holds {actual}. Please save it as a PDF, DOC or DOCX and upload it again.',
  FILE_ENCRYPTED: 'This file is protected by a password. Please save a copy without the password and upload that.',
  FILE_DAMAGED:
    'This file is damaged and could not be read. Please open it, save it again as a PDF or DOCX and upload that.',
  FILE_NO_TEXT:
    'This file holds no text that can be read; it looks like a scan or a picture. Please upload the PDF or Word file that the resume was written in.',
  FILE_TOO_MANY_PAGES: 'This file has more than {limit} pages. Please upload a file that holds the resume alone.',
  FILE_TOO_MUCH_TEXT:
    'This file holds more text than a resume can have. Please upload a file that holds the resume alone.',
  FILE_TOO_SLOW: 'This file took too long to read. Please save it again as a simple PDF or DOCX and upload that.',
  FILE_TOO_COMPLEX:
    'This file needs more memory to read than a resume should. Please save it again as a simple PDF or DOCX.',
  RESUME_UNREADABLE:
    'No work, education or skills could be found in this file. Please check that it is a resume and that its text can be selected.',
  TOO_MANY_REQUESTS: 'That was a lot of requests in a short time. Please wait {seconds} seconds and try again.',
  INTERNAL: 'Something went wrong on our side. Nothing of yours was lost; please try again.',
  BUSY: 'The service is busy right now. Please try again in a few seconds.',
} as const satisfies Record<string, string>;
