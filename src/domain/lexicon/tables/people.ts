/** Human resources, management, projects, products, strategy. */
export const people = `
# human resources: human resources
Human resources|=HR, human resource management, hr management, hr generalist, hrm, hr operations, personnel management, hr administration, hr policies, hr support, hr functions, hr experience, hr processes, human resources administration
Recruiting|recruitment, talent acquisition, hiring, full cycle recruiting, technical recruiting, candidate sourcing, candidate screening, staffing, resume screening, it recruiting, headhunting, hire employees, recruit, sourcing candidates, end to end recruitment, recruit and hire, recruitment process, hire staff, hr sourcing, screening resumes, executive search, employee recruitment, screening candidates, campus recruitment
Interviewing|job interviews, interview candidates, behavioral interviewing, conducting interviews, interview scheduling, candidate interviews
Applicant tracking systems|=ATS, applicant tracking, lever ats, naukri, job portals
 Taleo
 iCIMS
 Greenhouse ATS
Onboarding|employee onboarding, new hire orientation, employee orientation, new hire onboarding, induction, joining formalities
Offboarding|terminations, exit interviews, employee exit, exit formalities
Employee relations|employee engagement, labor relations, industrial relations, union relations, employee grievances, grievance handling, union negotiations, employee satisfaction, staff relations, collective bargaining, labour relations, grievances, employee issues, employee retention
Performance management|performance appraisals, performance reviews, performance evaluations, appraisals, performance improvement plans, evaluate performance, employee evaluations, employee performance, goal setting, staff evaluations, appraise performance
Compensation and benefits|compensation, benefits administration, employee benefits, compensation management, salary administration, benefits management, employee benefits administration, c&b, job evaluation, total rewards design, compensation analysis
HRIS|hr information systems, gusto payroll, human resource information systems, hrms
 ADP
 BambooHR
 UKG|kronos, ultipro
 Ceridian
 Paycom
 Paychex
Workforce planning|headcount planning, manpower planning, workforce management, staff scheduling, employee scheduling, employee schedules, shift planning, staffing levels, resource scheduling, work schedules, rostering, schedule staff, schedule employees, scheduling employees
Succession planning|talent management, career planning, talent reviews
Organizational development|organization design, organisational development, organizational design, culture change, organization development, organizational effectiveness
HR policies|employee handbook, hr compliance, policy communication, personnel policies
HR analytics|people analytics, workforce analytics, hr reporting, hr metrics
Employee records|personnel files, employee files, personnel records, hr records, hr documentation, employee data
Time and attendance|timesheets, attendance management, timekeeping, attendance, leave management, attendance tracking
Diversity and inclusion|=DEI, diversity equity and inclusion, d&i
Disciplinary procedures|disciplinary actions, progressive discipline, disciplining
Background checks|reference checks, employment verification, background screening, pre-employment screening
Job descriptions|job analysis, job postings, writing job descriptions
Job placement|career services, outplacement, employment services, vocational counseling, vocational rehabilitation
# management: management
Team leadership|leadership, team management, leading teams, lead a team, staff management, supervising staff, people management, team lead, managing teams, team leader, manage a team, leading a team, staff supervision, supervise staff, managing people, manage staff, lead teams, technical leadership, employee supervision, managing staff, manage employees, management of employees, team building, supervise employees, supervising employees, leadership qualities
Supervision|supervisory, supervise, supervising, oversee, supervisory responsibilities, oversight, overseeing
Management skills|management experience, general management, managerial, business management, department management
Operations management|=operations, =Operations, operational management, business operations, operations manager, operational excellence, daily operations, day-to-day operations, operations planning, operational analysis, store processes, operational planning
Strategic planning|=strategy, =Strategy, strategy development, business strategy, corporate strategy, growth strategy, strategic thinking, strategic business planning, strategic management, strategic initiatives, strategy planning, strategy formulation
Business planning|business plans, business plan development, business administration, business plan preparation
Change management|organizational change, transformation management, transformation, change initiatives
Stakeholder management|stakeholder engagement, stakeholder communication, stakeholder relations, managing stakeholders
Cross-functional collaboration|cross functional teams, cross-functional, cross functional coordination, collaborate with teams
Delegation|task delegation, delegate, delegating, assign tasks, assigning tasks, delegate tasks
Decision making|making decisions, make decisions, judgment, sound judgment, good judgment, judgement, independent judgment, decisiveness
Performance improvement|productivity improvement, efficiency improvement, operational efficiency, business improvement, improve efficiency, performance monitoring, productivity, service improvement, improve performance
Business transformation|turnaround management, restructuring
Consulting|management consulting, client consulting, consultancy, it consulting, business consulting, advisory services
Entrepreneurship|business ownership, small business, intrapreneurship
Executive leadership|c-suite, c-level, board presentations, board of directors, senior management, c-suite interaction, executive management, executive stakeholders
Resource management|resource planning, resource allocation, allocation of resources, management of resources
Crisis communication and continuity|business continuity planning, contingency planning, contingency plans
Partnership management|partnerships, strategic partnerships, alliances, partner management, strategic alliances, partner relations, partner relationships, building partnerships
Franchise management|multi-unit management, area management, district management, territory manager, regional manager, cluster manager, area manager, multi-site management
# project management: project management
Project management|project manager, project planning, project coordination, project leadership, project delivery, project execution, managing multiple projects, project lead, project coordinator, project controls, technical project management, manage projects, project implementation, project administration, project management techniques, multiple projects, project plans
Program management|programme management, program manager, pmo, project management office, program coordination, program planning, program development, portfolio of projects, program management office, technical program management
Project scheduling|gantt charts, project timelines, project schedules, project tracking, critical path, project milestones
Scope management|project scope, scope definition, statement of work, sow
Project budgeting|project costs, earned value management, project budgets
PMBOK|prince2 methodology, project management methodology, project life cycle
Project reporting|status reports, status reporting, project documentation, progress reports, project status
Issue tracking|raid logs, issue resolution, issue management, escalation management, escalations
# product management: product
Product management|product manager, product owner, product ownership, product lifecycle, product life cycle management, product portfolio
Product strategy|product vision, roadmap, product planning
 Product roadmaps|roadmapping
Product development|new product development, product launch, product innovation, product design and development, go to market, go to market strategy, gtm, npd
Market analysis|competitive analysis, competitor analysis, market trends, industry trends, market intelligence, market insights, business trends, competitive intelligence, industry analysis, market research and analysis, technology trends
Customer discovery|user interviews, voice of the customer, customer insights, customer feedback, customer needs analysis, customer requirements, customer needs
Feature prioritization
OKRs
MVP
PRDs|product requirement documents
Monetization|subscription business, growth hacking
# office work: office
Administrative support|administrative assistance, clerical, clerical support, office administration, secretarial, administrative duties, administration, admin support, administrative work, administrative tasks, clerical duties, administrative assistant, office support, administrative, secretary, administrative functions, clerical work, office duties, back office, general office duties, office assistant, office coordinator, office assistance, computer operator
Executive assistance|executive assistant, personal assistance, pa support, executive support, personal assistant
Office management|office manager, office operations, office supplies, ordering supplies, office procedures, ordering office supplies, supply ordering, order supplies, maintain supplies, office environment
Scheduling|calendar management, appointment scheduling, schedule appointments, scheduling appointments, scheduling meetings, diary management, schedule meetings, setting appointments, appointment setting, managing calendars, coordinate schedules, meeting coordination, coordinate meetings, calendaring
Reception|receptionist, front desk, greeting visitors, greet visitors, front office, visitor management, greet clients, greeting guests
Telephone skills|answering phones, answer phones, phone etiquette, telephone etiquette, phone skills, answering telephones, switchboard, multi-line phone, answer telephones, phone calls, answering calls, incoming calls, phone support, telephone calls, inbound calls, answer calls, phone system, phone communication
Filing|file management, filing systems, maintain files, file maintenance, filing documents, electronic filing, setting up files, document filing
Record keeping|records management, maintaining records, maintain records, record maintenance, updating records, keeping records, update records, accurate records, maintaining accurate records, data records
Typing|keyboarding, typing speed, wpm, touch typing, 10-key
Transcription|dictation, shorthand, audio typing
Meeting minutes|taking minutes, minute taking, note taking, taking notes
Correspondence|business correspondence, correspondence drafting, drafting correspondence, email correspondence, written correspondence, business letters, memos, drafting letters, customer correspondence, letter writing
Travel arrangements|travel coordination, making travel arrangements, travel booking, travel management, booking travel, travel planning
Documentation|preparing documents, document management skills, document processing, paperwork, prepare documents, completing paperwork, document handling, document creation, complete paperwork, maintain documentation, document procedures, record documentation, document prep, preparing documentation
Photocopying|scanning, copying, faxing, scanning documents, document scanning, fax, copiers, copy machine, office equipment, office machines
Mail handling in offices|mail merge, incoming mail, outgoing mail, sorting mail, mailings
Database maintenance|maintaining databases, updating databases, database entry, update databases, data maintenance, data management
Proofreading
Meeting planning|meeting organization, meeting preparation, organizing meetings, conference planning, arrange meetings, meeting planning and coordination
`;
