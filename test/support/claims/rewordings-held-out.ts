import type { RewordingCase } from './rewordings-dev.ts';

/** The half that was not looked at while the check was built. */
export const rewordingsHeldOut: RewordingCase[] = [
  {
    source: 'Coordinated logistics for 6 trade fairs in Germany and Austria each year',
    honest: [
      'Coordinated the logistics of six trade fairs a year in Germany and Austria',
      'Organized logistics for 6 trade fairs per year in Austria and Germany',
      'Handled logistics for six annual trade fairs in Germany and Austria',
    ],
    tampered: [
      'Coordinated logistics for 16 trade fairs in Germany and Austria each year',
      'Coordinated logistics for 6 trade fairs in Germany, Austria and Switzerland each year',
      'Directed logistics for 6 trade fairs worldwide each year',
      'Coordinated logistics for 6 trade fairs with a budget of €300,000 each year',
    ],
  },
  {
    source: 'Implemented a barcode system that lowered picking errors by 22%',
    honest: [
      'Introduced a barcode system that cut picking errors by 22%',
      'Lowered picking errors by 22 percent by implementing a barcode system',
      'Implemented a barcode system, reducing errors in picking by 22%',
      'Put in place a barcode system which reduced picking errors by 22%',
    ],
    tampered: [
      'Implemented a barcode system that lowered picking errors by 32%',
      'Implemented a barcode system that eliminated picking errors',
      'Implemented an RFID system that lowered picking errors by 22%',
      'Implemented a barcode system company-wide that lowered picking errors by 22%',
      'Implemented a barcode system that lowered picking errors and labor costs by 22%',
      'Implemented a barcode system that lowered picking errors by up to 22x',
    ],
  },
  {
    source: 'Participated in the redesign of the onboarding flow with two designers',
    honest: [
      'Took part in redesigning the onboarding flow with two designers',
      'Contributed to the onboarding flow redesign together with 2 designers',
      'Participated in an onboarding flow redesign alongside two designers',
    ],
    tampered: [
      'Led the redesign of the onboarding flow with two designers',
      'Redesigned the onboarding flow with two designers',
      'Participated in the redesign of the onboarding flow with twelve designers',
      'Managed two designers in the redesign of the onboarding flow',
      'Participated in the redesign of the onboarding flow, increasing conversion by 8%',
    ],
  },
  {
    source: 'Administered medication and took vital signs for 20-25 patients per shift',
    honest: [
      'Administered medication to and took vital signs of 20–25 patients per shift',
      'Took vital signs and administered medication for 20 to 25 patients each shift',
      'Gave medication and measured vital signs for 20-25 patients per shift',
    ],
    tampered: [
      'Administered medication and took vital signs for 25 patients per shift',
      'Administered medication and took vital signs for 20-25 patients per hour',
      'Administered chemotherapy and took vital signs for 20-25 patients per shift',
      'Administered medication and took vital signs for 20-35 patients per shift',
      'Certified in administering medication; took vital signs for 20-25 patients per shift',
    ],
  },
  {
    source: 'Drafted pleadings and legal briefs under the supervision of two partners',
    honest: [
      'Drafted pleadings and briefs under the supervision of two partners',
      "Under two partners' supervision, drafted legal briefs and pleadings",
      'Wrote pleadings and legal briefs, supervised by two partners',
    ],
    tampered: [
      'Drafted pleadings and legal briefs independently',
      'Drafted pleadings and legal briefs and supervised two partners',
      'Drafted pleadings and legal briefs as a partner',
      'Won cases by drafting pleadings and legal briefs under the supervision of two partners',
    ],
  },
  {
    source: 'Ran weekly A/B tests on the checkout page and raised conversion from 2.1% to 2.8%',
    honest: [
      'Raised checkout conversion from 2.1% to 2.8% by running weekly A/B tests',
      'Ran A/B tests on the checkout page every week, lifting conversion from 2.1% to 2.8%',
      'Through weekly A/B tests on checkout, increased conversion from 2.1 to 2.8 percent',
    ],
    tampered: [
      'Ran weekly A/B tests on the checkout page and raised conversion from 2.1% to 3.8%',
      'Ran weekly A/B tests on the checkout page and raised conversion by 2.8%',
      'Ran weekly A/B tests on the checkout page and raised conversion and revenue from 2.1% to 2.8%',
      'Ran daily A/B tests with Optimizely on the checkout page and raised conversion from 2.1% to 2.8%',
    ],
  },
  {
    source: 'Maintained Linux servers and wrote Bash scripts for nightly backups',
    honest: [
      'Maintained Linux servers and scripted nightly backups in Bash',
      'Looked after Linux servers and wrote scripts in Bash for nightly backups',
      'Wrote Bash scripts for backups every night and maintained Linux servers',
    ],
    tampered: [
      'Maintained Linux servers and wrote Python scripts for nightly backups',
      'Maintained Windows servers and wrote Bash scripts for nightly backups',
      'Maintained 200 Linux servers and wrote Bash scripts for nightly backups',
      'Maintained Linux servers and automated deployments with Ansible',
      'Maintained Linux servers with 99.99% uptime and wrote Bash scripts for nightly backups',
    ],
  },
  {
    source: 'Sold roughly 150 vehicles a year and won Salesperson of the Quarter twice',
    honest: [
      'Sold about 150 vehicles per year and was Salesperson of the Quarter twice',
      'Twice won Salesperson of the Quarter; sold roughly 150 vehicles a year',
      'Sold approximately 150 vehicles annually and won Salesperson of the Quarter two times',
    ],
    tampered: [
      'Sold over 150 vehicles a year and won Salesperson of the Quarter twice',
      'Sold roughly 150 vehicles a month and won Salesperson of the Quarter twice',
      'Sold roughly 150 vehicles a year and won Salesperson of the Year twice',
      'Sold roughly 150 vehicles a year and won Salesperson of the Quarter three times',
      'Top salesperson nationwide, selling roughly 150 vehicles a year',
    ],
  },
  {
    source: 'Organised a book club for 14 teenagers at the public library',
    honest: [
      'Organized a public library book club for 14 teenagers',
      'Ran a book club for fourteen teenagers at the public library',
      'Set up a book club at the public library for 14 teenagers',
    ],
    tampered: [
      'Organised a book club for 40 teenagers at the public library',
      'Founded a national book club for teenagers at the public library',
      'Organised a book club for 14 teenagers at the public library, improving literacy scores',
    ],
  },
  {
    source: 'Installed and serviced heat pumps, working alone on about a third of jobs',
    honest: [
      'Installed and serviced heat pumps, about a third of the jobs alone',
      'Serviced and installed heat pumps; worked alone on about one third of jobs',
    ],
    tampered: [
      'Installed and serviced heat pumps, working alone on two thirds of jobs',
      'Installed and serviced heat pumps and solar panels, working alone on about a third of jobs',
      'Headed a crew installing and servicing heat pumps',
    ],
  },
  {
    source: 'Reviewed loan applications of up to $50,000 and prepared credit files',
    honest: [
      'Reviewed applications for loans of up to $50,000 and prepared credit files',
      'Prepared credit files and reviewed loan applications up to $50K',
    ],
    tampered: [
      'Approved loan applications of up to $500,000 and prepared credit files',
      'Reviewed loan applications of over $50,000 and prepared credit files',
      'Reviewed 50,000 loan applications and prepared credit files',
      'Reviewed and reduced default rates on loan applications of up to $50,000',
    ],
  },
];
