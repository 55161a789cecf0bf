/** A line of a resume with honest and tampered rewordings. Written for the claim check; nobody's real resume. */
export interface RewordingCase {
  source: string;
  honest: string[];
  tampered: string[];
}

/** The half that the check was developed with. */
export const rewordingsSeen: RewordingCase[] = [
  {
    source: 'Responsible for managing a team of 12 nurses on a 30-bed surgical ward',
    honest: [
      'Managed a team of 12 nurses on a 30-bed surgical ward',
      'Managed 12 nurses on a surgical ward with 30 beds',
      'Oversaw a team of twelve nurses in a 30-bed surgical ward',
      'Supervised twelve nurses on a 30-bed surgical ward.',
    ],
    tampered: [
      'Managed a team of 20 nurses on a 30-bed surgical ward',
      'Managed a team of 12 nurses on a 45-bed surgical ward',
      'Managed a team of 12 nurses across all departments',
      'Managed a team of 12 nurses on a 30-bed surgical ward, reducing readmissions by 15%',
      'Single-handedly managed a 30-bed surgical ward and 12 nurses',
    ],
  },
  {
    source: 'Helped migrate 40 internal reports from Excel to Power BI',
    honest: [
      'Helped to move 40 internal reports from Excel to Power BI',
      'Assisted in migrating 40 internal reports from Excel to Power BI',
      'Supported the migration of 40 internal Excel reports to Power BI',
      'Contributed to migrating forty internal reports from Excel to Power BI',
    ],
    tampered: [
      'Led the migration of 40 internal reports from Excel to Power BI',
      'Migrated 40 internal reports from Excel to Power BI',
      'Helped migrate 400 internal reports from Excel to Power BI',
      'Helped migrate 40 internal reports from Excel to Tableau',
      'Spearheaded the move of 40 internal reports from Excel to Power BI',
    ],
  },
  {
    source: 'Increased newsletter subscribers from 2,000 to 9,500 within 14 months',
    honest: [
      'Grew newsletter subscribers from 2,000 to 9,500 in 14 months',
      'Raised the number of newsletter subscribers from 2k to 9.5k within 14 months',
      'Within 14 months, increased newsletter subscribers from 2,000 to 9,500',
      'Expanded the newsletter from 2,000 to 9,500 subscribers in fourteen months',
    ],
    tampered: [
      'Grew newsletter subscribers from 2,000 to 95,000 in 14 months',
      'Increased newsletter subscribers from 9,500 to 2,000 within 14 months',
      'Increased newsletter subscribers from 2,000 to 9,500 within 4 months',
      'Increased newsletter subscribers from 2,000 to over 9,500 within 14 months',
      'Increased newsletter revenue from $2,000 to $9,500 within 14 months',
      'Quadrupled newsletter subscribers within 14 months',
    ],
  },
  {
    source: 'Wrote unit and integration tests in Java and fixed defects found in code review',
    honest: [
      'Wrote unit tests and integration tests in Java and fixed defects found during code review',
      'Authored Java unit and integration tests and resolved defects found in code review',
      'Fixed defects from code review and wrote unit and integration tests in Java',
      'Created unit and integration tests in Java; corrected defects found in code reviews',
    ],
    tampered: [
      'Wrote unit and integration tests in Kotlin and fixed defects found in code review',
      'Led the testing strategy in Java and fixed defects found in code review',
      'Wrote unit and integration tests in Java, reducing defects by 30%',
      'Wrote unit and integration tests in Java and JavaScript and fixed defects found in code review',
      'Wrote unit and integration tests in Java, significantly improving reliability',
    ],
  },
  {
    source: 'Prepared monthly VAT returns and reconciled bank accounts for 25 clients',
    honest: [
      'Prepared VAT returns every month and reconciled bank accounts for 25 clients',
      'Prepared monthly VAT returns for 25 clients and reconciled their bank accounts',
      'Handled monthly VAT returns and bank account reconciliation for twenty-five clients',
      'Reconciled bank accounts and prepared monthly VAT returns for 25 customers',
    ],
    tampered: [
      'Prepared monthly VAT returns and reconciled bank accounts for 250 clients',
      'Prepared monthly VAT returns and payroll for 25 clients',
      'Prepared weekly VAT returns and reconciled bank accounts for 52 clients',
      'Prepared monthly VAT returns and reconciled bank accounts for dozens of international clients',
    ],
  },
  {
    source: 'Designed and taught a 10-week evening course in bookkeeping for 18 adult learners',
    honest: [
      'Designed and taught a ten-week evening bookkeeping course for 18 adult learners',
      'Taught 18 adult learners bookkeeping in an evening course of 10 weeks that I designed',
      'Developed and taught an evening course in bookkeeping (10 weeks, 18 adult learners)',
    ],
    tampered: [
      'Designed and taught a 10-month evening course in bookkeeping for 18 adult learners',
      'Designed and taught a 10-week evening course in bookkeeping for 80 adult learners',
      'Designed and taught an award-winning 10-week evening course in bookkeeping',
      'Directed a department offering a 10-week evening course in bookkeeping for 18 adult learners',
    ],
  },
  {
    source: 'Cut average ticket response time by almost 40% by introducing canned replies in Zendesk',
    honest: [
      'Reduced average ticket response time by almost 40% by introducing canned replies in Zendesk',
      'Introduced canned replies in Zendesk, cutting average ticket response time by nearly 40%',
      'Lowered the average response time for tickets by almost 40 percent through canned replies in Zendesk',
    ],
    tampered: [
      'Cut average ticket response time by 40% by introducing canned replies in Zendesk',
      'Cut average ticket response time by over 40% by introducing canned replies in Zendesk',
      'Cut average ticket response time by almost 45% by introducing canned replies in Zendesk',
      'Cut average ticket response time by almost 40% by introducing canned replies in Salesforce',
      'Cut average ticket response time by almost 40% and raised customer satisfaction by introducing canned replies in Zendesk',
    ],
  },
  {
    source: 'Operated CNC lathes and milling machines, holding tolerances of 0.01 mm',
    honest: [
      'Operated CNC lathes and milling machines to tolerances of 0.01 mm',
      'Ran CNC lathes and mills, holding 0.01 mm tolerances',
      'Used CNC lathes and milling machines and held tolerances of 0.01 mm',
    ],
    tampered: [
      'Operated and programmed 5-axis CNC machines, holding tolerances of 0.01 mm',
      'Operated CNC lathes and milling machines, holding tolerances of 0.001 mm',
      'Supervised operators of CNC lathes and milling machines, holding tolerances of 0.01 mm',
    ],
  },
  {
    source: 'Negotiated contracts with 8 suppliers, saving $120,000 a year',
    honest: [
      'Negotiated contracts with eight suppliers, saving $120K per year',
      'Saved $120,000 annually by negotiating contracts with 8 suppliers',
      'Negotiated supplier contracts (8) that saved $120,000 a year',
      'Negotiated agreements with 8 vendors, with savings of $120,000 per year',
    ],
    tampered: [
      'Negotiated contracts with 8 suppliers, saving $1.2 million a year',
      'Negotiated contracts with 80 suppliers, saving $120,000 a year',
      'Negotiated contracts with 8 suppliers, saving $120,000 a month',
      'Negotiated contracts with 8 global suppliers, saving $120,000 a year',
      'Negotiated contracts with 8 suppliers, saving €120,000 a year',
    ],
  },
  {
    source: 'Assisted the general manager with rota planning and stock ordering',
    honest: [
      'Assisted the general manager with planning the rota and ordering stock',
      'Supported the general manager in rota planning and stock ordering',
      'Helped the general manager plan rotas and order stock',
    ],
    tampered: [
      'Managed rota planning and stock ordering',
      'General manager in charge of rota planning and stock ordering',
      'Planned rotas and ordered stock as general manager',
      'Led rota planning and stock ordering for the region',
    ],
  },
  {
    source: 'Built REST APIs with Node.js and PostgreSQL used by three mobile apps',
    honest: [
      'Built REST APIs in Node.js and PostgreSQL that three mobile apps use',
      'Developed REST APIs with Node and Postgres, used by 3 mobile apps',
      'Created REST APIs using Node.js and PostgreSQL for three mobile applications',
      'Built the REST APIs (Node.js, PostgreSQL) behind three mobile apps',
    ],
    tampered: [
      'Built GraphQL APIs with Node.js and PostgreSQL used by three mobile apps',
      'Built REST APIs with Node.js and MongoDB used by three mobile apps',
      'Built REST APIs with Node.js and PostgreSQL used by 30 mobile apps',
      'Built REST APIs with Node.js, PostgreSQL and Kubernetes used by three mobile apps',
      'Architected enterprise-wide REST APIs with Node.js and PostgreSQL used by three mobile apps',
      'Built REST APIs with Node.js and PostgreSQL used by three mobile apps and millions of users',
    ],
  },
  {
    source: 'Answered up to 60 customer calls per day and logged complaints',
    honest: [
      'Answered up to 60 calls from customers a day and logged complaints',
      'Took up to sixty customer calls daily and recorded complaints',
      'Logged complaints and answered as many as 60 customer calls per day',
    ],
    tampered: [
      'Answered 60 customer calls per day and resolved complaints, exceeding targets',
      'Answered more than 60 customer calls per day and logged complaints',
      'Answered up to 60 customer calls per hour and logged complaints',
      'Managed a call centre answering up to 60 customer calls per day',
    ],
  },
];
