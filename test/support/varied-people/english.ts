import { phrasebook } from './phrasebook.ts';

export const english = phrasebook(
  'en',
  `
first: Grace | Oluwaseun | Siobhán | Bartholomew | Mei-Ling | José María | Tom | Anne-Sophie
last: O’Connor | Adeyemi-Fitzgerald | Ng | Featherstonehaugh-Montgomery | Baker | St. John | van der Berg | Nakamura
places: Austin; TX; US; 78701; | Manchester; ; GB; ; | Toronto; ON; CA; ; | Melbourne; VIC; AU; ; | Dublin; ; IE; ; | Denver; CO; US; ; 12 Larimer Street
phones: +1 555 010 0142 | (512) 555-0187 | +44 20 7946 0018 | +1-416-555-0119
schools: University of Leeds | Massachusetts Institute of Technology | Trinity College Dublin | Arizona State University | Riverside Community College
offices: Austin, TX | London, UK | Remote | Dublin, Ireland | Toronto, ON
charities: Food Bank of the Rockies | Girls Who Code | St. Mary’s Hospice | Habitat for Humanity
volunteering: Mentor | Treasurer | Volunteer Tutor | Weekend Driver
fluencies: Native | Fluent | Professional | Conversational | B2
spoken: English | Spanish | French | Mandarin | Igbo | Portuguese
interests: Trail running | Chess | Choir singing | Bread baking | Bird watching | Open-source hardware
praise: She listens first and then fixes what others have argued about for weeks. | A calm head in every storm, and the one who writes things down.
grades: 3.8/4.0 | First Class Honours | 92 %
courses: Linear Algebra | Microeconomics | Operating Systems | Anatomy and Physiology | Contract Law

titles: Senior Software Engineer | Staff Engineer, Platform | Full-Stack Developer | Site Reliability Engineer | Engineering Manager
employers: Northwind Payments | Contoso | Blue Yonder Airlines | Stripe & Oak LLC | DataHarbor.io | Fabrikam, Inc.
summaries: Payment platform used by 4,000 merchants in eleven countries. | Core team of the booking engine; on call one week in five.
points: Cut p99 latency from 840 ms to 120 ms by moving session data to Redis |
  Led the migration of 42 services from EC2 to Kubernetes without an outage |
  Wrote the C++ and Go bindings that 14 teams build on | Mentored six engineers; three were promoted within two years |
  Introduced contract tests (Pact), which halved failed releases | Reduced cloud spend by $1.2M a year
degrees: Bachelor of Science @ Computer Science | M.Sc. @ Distributed Systems | PhD @ Computational Linguistics
skills: Languages @ TypeScript; Go; C++; C#; SQL | Cloud @ AWS; Terraform; Kubernetes (EKS) |
  Practices @ CI/CD; Code review; On-call | Databases @ PostgreSQL; Redis; DynamoDB
certificates: AWS Certified Solutions Architect – Associate @ Amazon Web Services | Professional Scrum Master I @ Scrum.org |
  Certified Kubernetes Administrator @ The Linux Foundation | Machine Learning @ DeepLearning.AI
awards: Engineer of the Year 2021 @ Northwind Payments | Hackathon Winner @ TechCrunch Disrupt | Employee of the Quarter, Q3 2019 @ Contoso
publications: Bounded Queues in Practice @ ACM Queue | What Sagas Cost: A Field Report @ IEEE Software | Notes on Idempotency @ O’Reilly Media
projects: Ledgerlite @ A double-entry ledger in 900 lines of Go. |
  tiny-queue @ Job queue on SQLite for side projects, used by 300 people. | OpenTransit Map @ Live map of delays on regional buses.

titles: Registered Nurse | Charge Nurse, Intensive Care | Nurse Practitioner | Clinical Nurse Specialist
employers: Mercy General Hospital | St. Luke’s Health System | Cedar Valley Clinic | NHS Lothian
summaries: 32-bed intensive care unit of a level I trauma center. | Walk-in clinic with 90 patients a day.
points: Cared for up to five ventilated patients a shift | Trained 18 new nurses in sepsis screening |
  Brought central-line infections down to zero for 14 months | Ran the night shift as charge nurse for a team of nine |
  Administered chemotherapy under protocol and documented in Epic
degrees: Bachelor of Science in Nursing @ | Associate Degree @ Nursing | Master of Science @ Family Practice
skills: Clinical @ IV therapy; Ventilator care; Triage; Wound care | Systems @ Epic; Cerner; Pyxis | Teaching @ Preceptorship; Simulation
certificates: Basic Life Support @ American Heart Association | Critical Care Registered Nurse @ AACN | Advanced Cardiac Life Support @ American Red Cross
awards: DAISY Award 2020 @ DAISY Foundation | Nurse of the Month @ Mercy General Hospital
publications: Handover at Night: Twelve Months of Notes @ Journal of Clinical Nursing | Zero Lines: A Ward’s Account @ Nursing Times
projects: Sepsis Pocket Card @ A card with the six steps of the first hour. | Night Rota Tool @ Spreadsheet that keeps rest times within the rules.

titles: Store Manager | Warehouse Supervisor | Key Account Manager | Head Chef | Electrician
employers: Trader’s Row Market | The Olive Branch Restaurant | Peak Logistics Co. | Smith & Sons Electrical Ltd
summaries: Flagship store with 45 employees and $9M revenue. | Family business serving three counties.
points: Raised sales by 18 % in a flat market | Hired and trained 23 seasonal staff |
  Negotiated contracts with five suppliers, saving £40,000 a year | Kept food waste under 3 % |
  Passed every safety inspection since 2016
degrees: Associate of Arts @ Business Administration | BA @ Hospitality Management | Level 3 NVQ Diploma @ Electrical Installation
skills: Leadership @ Hiring; Rostering; Coaching | Tools @ SAP; Microsoft Excel; Square POS | Trade @ Inventory; Purchasing; Food safety
certificates: ServSafe Manager @ National Restaurant Association | Forklift Operator @ OSHA | Certified Sales Professional @ HubSpot.com
awards: Best Store 2018 @ Trader’s Row Market | Top Seller, Spring 2022 @ Peak Logistics Co.
publications: Waste Not: Running a Kitchen on Numbers @ Restaurant Business Magazine
projects: Pop-up Supper Club @ Twelve evenings with local farms. | Stock Count by Phone @ Barcode counting with phones instead of scanners.

titles: Secondary School Teacher | Research Associate | Legal Assistant | Financial Analyst | UX Researcher
employers: Lincoln High School | Institute for Fiscal Studies | Baker McKenna LLP | Ernst & Partners
summaries: Comprehensive with 1,400 pupils. | Boutique practice in employment law.
points: Taught mathematics to years 9–13; pass rate rose from 71% to 88% |
  Built the quarterly forecast model that the board works with | Prepared 120 bundles for hearings without a missed deadline |
  Interviewed 64 users in four countries | Supervised two doctoral students
degrees: Bachelor of Arts @ History and Politics | Master of Education @ Curriculum Studies | LLB @ Law | MBA @ Finance
skills: Analysis @ Excel; Stata; R; SPSS | Teaching @ Lesson planning; Assessment; SEN support | Writing @ Reports; Grant proposals; Briefs
certificates: Qualified Teacher Status @ Department for Education | CFA Level II @ CFA Institute | Paralegal Certificate @ City & Guilds
awards: Teaching Excellence Award @ University of Leeds | Dean’s List 2012 @ Arizona State University
publications: Tax and the Household, 1990–2010 @ Oxford University Press | Listening to Users Who Leave @ Interactions
projects: Maths Club @ Weekly club for 30 pupils and their parents. | Rent Tracker @ Open data on rents in twelve towns.
`,
);
