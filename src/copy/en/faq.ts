import { prices, type PaymentType } from '#domain/billing/prices.ts';
import { checkNames } from '#domain/scoring/check-names.ts';
import type { Faq } from '../long-reads/long-read.ts';
import { templateCount } from './optimize.ts';
import { dollars, productNames } from './plans.ts';

const price = (type: PaymentType): string => dollars(prices[type].cents);

/** Questions people ask, and what is true of this product. */
export const faq: Faq = {
  title: 'Frequently asked questions',
  lead: 'Short answers to what people ask most. Something missing? [Ask us](contact).',
  categories: [
    {
      kind: 'getting-started',
      title: 'Getting Started',
      questions: [
        {
          question: 'What does Foothold do?',
          answer:
            'It reads your resume and a job ad, scores how well they fit, and rewrites the resume for that ad. It adds a ' +
            'matching cover letter and helps you prepare for the interview. Every sentence it writes has to be backed by a ' +
            'line of your own, so nothing in your resume becomes untrue.',
        },
        {
          question: 'Do I need an account?',
          answer:
            'No. You can score a resume, optimize it and search for jobs without one. You need an account to unlock and ' +
            'download documents, and to keep your history, saved jobs and job matches. What you made before you signed up ' +
            'comes with you.',
        },
        {
          question: 'Which files can I upload?',
          answer:
            'Files must be under 10MB and PDF, DOC or DOCX. We can read a scan if it’s a PDF, up to four pages of it, but ' +
            'the file from the program you wrote it in is better. A resume in JSON Resume format works, too, and on the ' +
            '[score page](score) you can paste the text.',
        },
        {
          question: 'How do I start?',
          answer:
            'Choose [Optimize Resume](optimize), upload your resume, pick a template, paste the job ad and give the job’s ' +
            'title. If you’d only like to know where you stand, [get your score](score); it takes a minute.',
        },
        {
          question: 'What if it reads my resume wrong?',
          answer:
            'You’ll see what was read, line by line, and can correct it before you go on. Your corrections are kept and used ' +
            'for the score and the rewrite. On the score page you can also see your file the way an ATS (applicant tracking ' +
            'system) reads it.',
        },
        {
          question: 'Which languages does it work in?',
          answer:
            'Resumes and ads in English, German, French and Spanish are scored and rewritten in their own language, and a ' +
            'resume can be compared with an ad in another of the four. The site itself is in English.',
        },
      ],
    },
    {
      kind: 'pricing',
      title: 'Pricing & Plans',
      questions: [
        {
          question: 'What’s free?',
          answer:
            'Scoring your resume or LinkedIn profile, optimizing as many resumes as you like, and searching for jobs. You ' +
            'see your scores, before and after, and a preview of each document with two of its changes in full. You pay when ' +
            'you want to read and download the rest.',
        },
        {
          question: 'What does it cost?',
          answer:
            `For one job: ${price('cover_letter')} for the cover letter, ${price('resume')} for the resume, or ` +
            `${price('complete')} for both with interview preparation. For all your jobs: ${productNames.pro} at ` +
            `${price('pro')} a month, or ${productNames.unlimited} at ${price('unlimited')} once, which adds LinkedIn ` +
            `enhancement.`,
        },
        {
          question: 'Is there a money-back guarantee?',
          answer:
            'Yes. If you’re not happy with what you bought, write to {support} within 30 days of paying and you’ll get your ' +
            'money back. What the payment unlocked is locked again.',
        },
        {
          question: 'How do I cancel Pro?',
          answer:
            'In your [profile](profile), under Settings, choose Manage Billing. Pro stays active until the end of the month ' +
            'you’ve paid for, and nothing is charged after that. What you had unlocked stays readable.',
        },
        {
          question: 'Is paying safe?',
          answer:
            'Card details go straight from your browser to Stripe, our payment provider. They never reach our servers, and ' +
            'we store no card numbers. The price is set by our server, never by the page.',
        },
        {
          question: 'Can I use a package later?',
          answer:
            'Yes. A package you bought without choosing an optimization waits in your account as a credit. You decide which ' +
            'optimization to spend it on.',
        },
      ],
    },
    {
      kind: 'optimization',
      title: 'Resume Optimization',
      questions: [
        {
          question: 'How long does an optimization take?',
          answer:
            'Typically 30 to 60 seconds, and up to 2 minutes when it’s busy. You can leave the page; if you’re signed in, ' +
            'we’ll email you once it’s ready.',
        },
        {
          question: 'Will it make things up?',
          answer:
            'No. Each sentence is checked against your own resume: its numbers, dates, titles, skills and the size of what ' +
            'you did. A sentence your resume can’t back up is left out, and the line stays as you wrote it. If the ad asks ' +
            'for something your resume doesn’t show, we ask you about it instead.',
        },
        {
          question: 'Can I change what it wrote?',
          answer:
            'Yes. Once it’s unlocked, every change comes with its reason and the line that supports it. Take it, reject it, or ' +
            'write your own. You can undo each step, save versions and go back to an earlier one. Your original is never ' +
            'changed.',
        },
        {
          question: 'How is the score worked out?',
          answer:
            `From ${checkNames.length} checks in six categories. The overall score is made of craft (how well your resume is ` +
            `made) and fit (how much of what the ad asks for it shows). Every finding names the line it’s about, how to fix ` +
            `it and what the fix is worth. The same file and ad always get the same score.`,
        },
        {
          question: 'Will it get me past the ATS?',
          answer:
            'Nobody can promise that, because every employer sets up their own system. We make sure that the file we give ' +
            'you can be read by software: we read it back and compare it with what we meant to write. What gets you invited ' +
            'is that it shows, in plain words, what the ad asks for.',
        },
        {
          question: 'Which formats do I get?',
          answer:
            `PDF and Word, in ${templateCount}, on A4 or US Letter, plus plain text and JSON Resume. If you uploaded a DOCX, ` +
            'you can also get your own file back with each change as a tracked change.',
        },
        {
          question: 'What if my score doesn’t go up?',
          answer:
            'Then your resume was already close to the best it can honestly be for that ad, or the ad asks for things it ' +
            'doesn’t show. We tell you so before you pay anything.',
        },
      ],
    },
    {
      kind: 'technical',
      title: 'Technical Support',
      questions: [
        {
          question: 'My upload doesn’t work. What can I do?',
          answer:
            'The message says what’s wrong with that file. The usual causes: it’s over 10MB, it’s protected by a password, ' +
            'it’s a scan too blurred to read, or it isn’t a PDF, DOC or DOCX. Save it again as a PDF from the program you wrote it ' +
            'in, and upload that.',
        },
        {
          question: 'I’ve paid, but it’s still locked.',
          answer:
            'Payments are confirmed by the payment provider, which can take a minute. Reload the page; you can’t be charged ' +
            'twice for the same thing. If it’s still locked after ten minutes, [write to us](contact) with the email address ' +
            'of your account.',
        },
        {
          question: 'I forgot my password.',
          answer:
            'Choose “Forgot your password?” on the [sign-in page](login). We’ll email you a link that works for an hour. ' +
            'Changing your password signs you out everywhere else.',
        },
        {
          question: 'What happens to my resume?',
          answer:
            'It’s yours. We use it to score and rewrite it for you, we don’t sell it, and we don’t train AI on it. Without ' +
            'an account, uploads are deleted after 30 days. The [privacy policy](privacyPolicy) says the rest.',
        },
        {
          question: 'Is AI used on my resume?',
          answer:
            'The built-in writer works by rules, on our own server. The operator of this site may connect a language model ' +
            'that proposes wordings; then your name, contact details and references are left out of what it’s sent, and each ' +
            'proposal has to pass the same check. You can also use a key of your own.',
        },
        {
          question: 'How do I delete my account?',
          answer:
            'Write to {privacy} from the address you registered with. Your account and everything in it are deleted within ' +
            '30 days. Before that, you can save a copy with Export My Data in your [profile](profile).',
        },
        {
          question: 'Which browsers work?',
          answer:
            'A current version of Chrome, Edge, Firefox or Safari, on a computer or a phone. JavaScript has to be on.',
        },
      ],
    },
  ],
  contactTitle: 'Didn’t find your answer?',
  contactText: 'Write to us. We usually reply within 2 to 4 hours, Monday to Friday.',
  contact: 'Contact Support',
};
