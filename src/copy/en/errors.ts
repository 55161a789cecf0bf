import { counted } from './counting.ts';

/** What a person reads for each error code; `{name}` is filled from the error's details. */
export const errorSentences = {
  BAD_REQUEST: 'We couldn’t make sense of that request. Please reload the page and try again.',
  INVALID_INPUT: 'Something you entered doesn’t look right. Please check it and try again.',
  NO_FILE: 'We didn’t get a file. Please choose your resume and try again.',
  NOT_SIGNED_IN: 'Please sign in to continue.',
  API_KEY_REQUIRED:
    'Please send an API key as “Authorization: Bearer fh_…”. You can create one in your profile’s settings.',
  API_KEY_INVALID: 'This API key is unknown, revoked or expired. You can create a new one in your profile’s settings.',
  API_KEY_LACKS_SCOPE: 'This API key isn’t allowed to do that: it needs the scope {scope}.',
  API_KEY_NOT_ALLOWED: 'API keys can’t be used for this. Please sign in on the site instead.',
  API_KEY_NOT_FOUND: 'That API key no longer exists. Please reload the page.',
  API_KEYS_FULL:
    'You already have {most} API keys, which is the most we keep. Revoke one you don’t need and try again.',
  HOST_UNKNOWN:
    'This site isn’t served under that name. If you run it: set PUBLIC_URL to its address, or list the name in ALLOWED_HOSTS.',
  ORIGIN_NOT_ALLOWED: 'Pages of other sites can’t use this address.',
  METHOD_NOT_ALLOWED: 'This address only takes POST requests.',
  WRONG_CREDENTIALS: 'Email or password is wrong. Please try again.',
  TOO_MANY_PASSWORDS:
    'Too many wrong passwords have been entered for this account, possibly by someone else. Wait {wait}, or reset your password to sign in now.',
  SECOND_FACTOR_REQUIRED: 'Enter the code from your authenticator app, or a recovery code.',
  SECOND_FACTOR_WRONG: 'That code is wrong, or it’s already been used. Please enter the next one.',
  TOO_MANY_CODES:
    'Too many wrong codes have been entered for this account. Wait {wait}, or use a recovery code or a passkey to sign in now.',
  SECOND_FACTOR_ON: 'Two-step sign-in is already on. Please reload the page.',
  SECOND_FACTOR_OFF: 'Two-step sign-in is already off. Please reload the page.',
  SETUP_EXPIRED: 'It’s been too long since you scanned the code. Please start over.',
  PASSKEY_EXPIRED: 'That took too long. Please try again.',
  PASSKEY_UNKNOWN:
    'We don’t know this passkey. It may have been removed from your account; please sign in with your password.',
  PASSKEY_UNFIT: 'We couldn’t use this passkey. Please try again, or use another device.',
  PASSKEY_NOT_FOUND: 'That passkey no longer exists. Please reload the page.',
  PASSKEYS_FULL:
    'You already have {most} passkeys, which is the most we keep. Remove one you don’t need and try again.',
  PASSKEYS_OFF: 'Passkeys don’t work at this address. Please sign in with your password.',
  WRONG_PASSWORD: 'That’s not your current password.',
  PASSWORD_COMMON: 'This password is on the lists that guessers try first. Please choose another one.',
  EMAIL_TAKEN: 'There’s already an account with this email. Please sign in instead.',
  ACCOUNT_UNKNOWN: 'There’s no account with that email address.',
  CLAIM_UNKNOWN: 'That link doesn’t lead to an optimization, or it’s more than 30 days old.',
  CLAIM_TAKEN: 'That optimization already belongs to another account.',
  RESET_UNKNOWN: 'That link no longer works. Please request a new one.',
  VERIFICATION_UNKNOWN:
    'That link no longer works: it has been used, or it’s more than a week old. You can send a new one from your profile’s settings.',
  EMAIL_UNVERIFIED:
    'Please confirm your email address first: open the link we emailed you, or send a new one from your profile’s settings. Then try again.',
  VERIFICATION_NEEDS_SIGN_IN:
    'To confirm this address, please sign in to its account first. If you didn’t create that account, set a new password instead: that ' +
    'signs out whoever did.',
  SESSION_NOT_FOUND: 'That browser is no longer signed in. Please reload the page.',
  ALREADY_UNLOCKED: 'You’ve already unlocked this, so there’s nothing more to pay.',
  ALREADY_SUBSCRIBED: 'You already have this plan, so there’s nothing more to pay.',
  PLAN_OPENS_ALL: 'Your plan already covers every optimization, so there’s nothing more to pay.',
  CREDIT_HELD: 'You already have a package you can use for this, so there’s nothing more to pay.',
  NO_CREDIT: 'You have no paid package left to use on this optimization.',
  NOT_READY: 'This document isn’t ready yet. Please wait until the optimization is done.',
  PAYMENT_NOT_FOUND: 'Payment not found',
  PAYMENT_PROVIDER_FAILED: 'The payment service isn’t responding. Nothing was charged; please try again in a minute.',
  PAYMENT_PROCESSING:
    'Your payment is already being processed. This unlocks as soon as it goes through, so please don’t pay again.',
  NOTHING_TO_REFUND: 'There’s nothing to refund: the payment never went through, or it has already been refunded.',
  REFUND_TOO_LARGE: 'That’s more than what’s left of this payment (${left}).',
  NO_SUBSCRIPTION: 'You have no active subscription.',
  BAD_SIGNATURE: 'The event’s signature is wrong or too old.',
  PAYMENTS_OFF: 'This site doesn’t take payments yet. Nothing was charged.',
  CARD_INVALID: 'That card number isn’t complete. Please check it and try again.',
  PAYMENT_REQUIRED: 'Please complete payment to download.',
  PLAN_REQUIRED: 'Upgrade to the lifetime plan to enhance your LinkedIn profile.',
  BAD_CSRF_TOKEN: 'Your session has changed since you opened this page. Please try again.',
  NOT_FOUND: 'There’s nothing at this address.',
  OPTIMIZATION_NOT_FOUND: 'Optimization not found',
  ASSESSMENT_NOT_FOUND: 'Assessment not found',
  PROFILE_BLOCKED: 'LinkedIn blocks automated profile extraction. Please paste the text of your profile instead.',
  PROFILE_UNREADABLE:
    'We found no experience, education or skills in this text. Please paste your whole profile, with its headings.',
  FILE_NO_PROFILE:
    'We found no LinkedIn profile in this file. Please upload LinkedIn’s “Save to PDF” file or the ZIP of its data export.',
  UPLOAD_NOT_FOUND: 'We no longer have that upload. Please upload your resume again.',
  CORRECTION_UNFIT: 'We couldn’t use one of these corrections. Please check it, and enter dates as 2024 or 2024-05.',
  QUESTION_NOT_FOUND: 'We no longer ask this about your resume. Please reload the page.',
  CHANGE_NOT_FOUND: 'This change is no longer in your document. Please reload the page.',
  PREP_NOT_FOUND: 'No interview preparation found',
  PREP_FAILED: 'Interview preparation failed. Please try again.',
  ANSWER_NOT_FOUND: 'This answer no longer exists. Please reload the page.',
  ENHANCEMENT_NOT_FOUND: 'Enhancement not found',
  ENHANCEMENT_NOT_FAILED: 'This enhancement didn’t fail, so there’s nothing to run again.',
  ENHANCEMENT_FAILED:
    'We couldn’t enhance your profile because of a problem on our side. What you entered is saved; please try again.',
  VERSION_NOT_FOUND: 'That version no longer exists. Please reload the page.',
  VERSION_IS_FIRST: 'This is the first version, so it can’t be renamed or deleted. You can always come back to it.',
  VERSIONS_FULL:
    'You already have {most} saved versions, which is the most we keep. Delete one you don’t need and try again.',
  OPTIMIZATION_NOT_FAILED: 'This optimization didn’t fail, so there’s nothing to run again.',
  TAILORING_FAILED:
    'We couldn’t tailor your resume because of a problem on our side. Your resume and the job are saved; please try again.',
  LISTING_NOT_FOUND: 'That job is no longer here. Please search again.',
  SEARCH_NOT_FOUND: 'That search is no longer in your history.',
  SAVED_JOB_NOT_FOUND: 'That job is no longer among your saved jobs. Please reload the page.',
  SAVED_JOBS_FULL:
    'You already have {most} saved jobs, which is the most we keep. Remove one you don’t need and try again.',
  REMINDER_PAST: 'That time has already passed. Please choose a later one for the reminder.',
  JOB_MAILS_UNKNOWN:
    'That link isn’t complete or no longer works. You can turn these emails off under your saved searches on the Jobs page.',
  MATCH_NOT_FOUND: 'That match is no longer here. Please reload the page.',
  SAVED_SEARCH_NOT_FOUND: 'That saved search no longer exists. Please reload the page.',
  SAVED_SEARCHES_FULL:
    'You already have {most} saved searches, which is the most we keep. Delete one you don’t need and try again.',
  COMPANY_NOT_FOUND: 'That company is no longer on your list. Please reload the page.',
  COMPANY_UNKNOWN:
    'We can’t tell which board that is. Paste its address (https://boards.greenhouse.io/acme), or name the company and choose who runs it: {providers}.',
  COMPANY_REFUSED: 'We don’t list jobs from this board, so you can’t add it here.',
  COMPANY_BOARDS_OFF: 'Company job boards aren’t checked on this server.',
  COMPANIES_FULL:
    'You already follow {most} companies, which is the most we check. Remove one you don’t need and try again.',
  BOARD_NOT_ADDED: 'Nobody has added that board. “foothold jobs boards” lists those that were.',
  BOARD_IN_SETTINGS:
    'That board is in JOB_BOARDS, so everybody finds its jobs. To decide otherwise, take it out there and restart.',
  EMPLOYER_NAMELESS: 'NAME has to have at least one letter or number.',
  EMPLOYER_NOT_BLOCKED: 'No company of that name is blocked. “foothold jobs boards” lists those that are.',
  FILE_TOO_LARGE: 'This file is larger than 10 MB. Please save a smaller copy and upload that.',
  BODY_TOO_LARGE: 'This text is too long. Please shorten it and try again.',
  HEADERS_TOO_LARGE: 'This request’s address or headers are too long. Please reload the page and try again.',
  REQUEST_TOO_SLOW: 'This request took too long to arrive. Please check your connection and try again.',
  UNSUPPORTED_FILE: 'This isn’t a PDF, DOC or DOCX file. Please save your resume as one of these and upload it again.',
  UNSUPPORTED_MEDIA_TYPE: 'We can’t read a request in this format.',
  FILE_EMPTY: 'This file is empty. Please choose the file with your resume in it.',
  FILE_TYPE_MISMATCH:
    'This file’s name says it’s {claimed}, but it’s really {actual}. Please save it as a PDF, DOC or DOCX and upload it again.',
  FILE_ENCRYPTED: 'This file is password-protected. Please save a copy without a password and upload that.',
  FILE_DAMAGED:
    'This file is damaged, so we couldn’t read it. Please open it, save it again as a PDF or DOCX and upload that.',
  FILE_NO_TEXT:
    'We couldn’t read any text in this file. Please upload the PDF or Word file you wrote your resume in. ' +
    'If all you have is a scan, it has to be upright, evenly lit, at 200 to 300 dots per inch, and in English, German, French or Spanish.',
  FILE_TOO_MANY_PAGES: 'This file has more than {limit} pages. Please upload a file with just your resume.',
  FILE_TOO_MUCH_TEXT:
    'This file has more than 60,000 characters of text, more than any resume needs. Please upload a file with just your resume.',
  FILE_TOO_SLOW: 'This file took too long to read. Please save it again as a simpler PDF or DOCX and upload that.',
  FILE_TOO_COMPLEX: 'This file is too complex to read. Please save it again as a simpler PDF or DOCX and upload that.',
  FILE_NO_JSON_RESUME:
    'This file isn’t in the JSON Resume format (jsonresume.org). Please check it, or upload your resume as a PDF, DOC or DOCX.',
  FILE_JSON_FIELD:
    'We couldn’t read “{field}” in this JSON Resume file. Please fix it to match the schema at jsonresume.org, or upload your resume as a PDF, DOC or DOCX.',
  RESUME_UNREADABLE:
    'We found no work, education or skills in this file. Please check that it’s a resume and that you can select its text.',
  NO_WORD_FILE:
    'We don’t have a Word file of yours to mark up: this optimization wasn’t made from a DOCX, or we no longer have the file.',
  TOO_MANY_BYTES: 'You or your network have uploaded a lot within an hour. Please wait {wait} and try again.',
  UPLOADS_FULL:
    'We can’t keep any more of your files. Use one that you have uploaded before, or paste the text of your resume.',
  TOO_MANY_REQUESTS: 'We’ve had a lot of requests from you or your network. Please wait {wait} and try again.',
  INTERNAL: 'Something went wrong on our side. Nothing was lost; please try again.',
  BUSY: 'We’re busy right now. Please try again in a few seconds.',
  DISK_FULL:
    'We can’t save anything right now because our disk is almost full. Everything you’ve saved is safe; please try again later.',
} as const satisfies Record<string, string>;

/** How long one is asked to wait: "45 seconds", "10 minutes". */
export const waitingTime = (seconds: number): string =>
  seconds <= 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
